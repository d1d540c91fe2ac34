import ParlanceGrammar

/// The value of a part of a text, while it is being put together.
package enum PartValue: Sendable, Hashable {
    /// A value of a list of words.
    case word(Value)
    case number(PartNumber)
    case ordinal(Int)
    case percent(Double)
    indirect case duration(PartDuration)
    indirect case measure(Measure)
    indirect case moment(Moment)
    indirect case span(Span)
    indirect case recurrence(Recurrence)
    case flag(Bool)
    /// Text that is its own value: a phone number, an email address, a URL.
    case text
}

extension PartValue {
    /// Whether its numbers are not beyond what a `Double` can be.
    var isFinite: Bool {
        switch self {
        case .number(let number): number.value.isFinite
        case .percent(let percent): percent.isFinite
        case .duration(let duration): duration.seconds.isFinite
        case .measure(let measure):
            measure.number.isFinite && measure.bounds?.from?.isFinite ?? true && measure.bounds?.to?.isFinite ?? true
        default: true
        }
    }
}

/// A number, with the way it was written where that matters.
package struct PartNumber: Sendable, Hashable {
    package var value: Double
    /// The number of digits of a whole number in digits without signs; 0 for any other.
    package var digitCount = 0
    /// The digits as written, for numbers that a `Double` does not represent exactly.
    package var exact: String?

    package init(_ value: Double, digitCount: Int = 0, exact: String? = nil) {
        self.value = value
        self.digitCount = digitCount
        self.exact = exact
    }

    /// The number as an integer; nil if it is none, or too large.
    package var integer: Int? { value.magnitude < 1e15 ? Int(exactly: value) : nil }
}

/// A length of time: numbers of units.
package struct PartDuration: Sendable, Hashable {
    package struct Part: Sendable, Hashable {
        package var count: Double
        package var unit: Grain
    }

    package var parts: [Part]

    package init(_ count: Double, _ unit: Grain) {
        parts = [Part(count: count, unit: unit)]
    }

    package var seconds: Double { parts.reduce(0) { $0 + $1.count * $1.unit.seconds } }

    /// The smallest unit of the duration.
    package var grain: Grain { parts.map(\.unit).min() ?? .second }

    /// The time this long after another.
    package func after(_ time: LocalTime, sign: Double = 1) -> LocalTime? {
        parts.reduce(time as LocalTime?) { time, part in time.flatMap { $0.adding(sign * part.count, part.unit) } }
    }
}

/// A number of units, or an interval of it.
package struct Measure: Sendable, Hashable {
    /// The kinds of measures, each a slot type.
    package enum Kind: String, Sendable, Hashable {
        case temperature, dimension, currency, age
    }

    package var kind: Kind
    package var number: Double
    /// The CLDR name of the unit, or the ISO 4217 code of the currency.
    package var unit: String
    /// The bounds of an interval; `number` is meaningless then.
    package var bounds: Bounds?

    package struct Bounds: Sendable, Hashable {
        package var from: Double?
        package var to: Double?
    }
}

/// A repeated time.
package struct Recurrence: Sendable, Hashable {
    /// The number of units from one time to the next.
    package var every: Int
    package var unit: Grain
    /// The days of the week, 1 is Monday.
    package var weekdays: [Int] = []
    /// When on each of these days, or in each of these units.
    package var at: Moment?
    /// Whether the words may as well mean the days of one week: "monday to friday".
    package var isUnsure = false

    /// The recurrence without this doubt, so that equal values compare equal.
    var sure: Recurrence {
        var sure = self
        sure.isUnsure = false
        return sure
    }
}
