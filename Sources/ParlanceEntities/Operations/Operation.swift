import ParlanceGrammar

/// An operation that makes the value of a part from the values of its slots.
struct Operation: Sendable {
    let name: String
    let make: @Sendable (Slots) -> PartValue?

    init(_ name: String, _ make: @escaping @Sendable (Slots) -> PartValue?) {
        self.name = name
        self.make = make
    }

    /// All operations by name.
    static let all: [String: Operation] = Dictionary(
        (numbers + measures + durations + calendar + clocks + spans).map { ($0.name, $0) },
        uniquingKeysWith: { first, _ in first }
    )

    /// The operation of a template that names none, by the type that it defines, or by its slots.
    static func usual(for type: String, _ template: Template) -> String {
        switch PartType(rawValue: type) {
        case .ordinal, .percent, .duration, .temperature, .dimension, .currency, .age, .boolean, .recurrence, .none?:
            type
        case .atom: "fields"
        case .moment: "join"
        case .shifted: "shift"
        case .span: "between"
        case .number, .fraction: "number"
        default: usual(for: template)
        }
    }

    private static func usual(for template: Template) -> String {
        let slots = template.expression.references.compactMap { reference in
            if case .list(let list) = reference { list.slot } else { nil }
        }
        return slots.contains("a") ? "same" : slots.contains("n") ? "number" : "fields"
    }
}

extension Slots {
    func number(_ name: String) -> Double? {
        switch self[name] {
        case .number(let number): number.value
        case .ordinal(let number): Double(number)
        case .percent(let number): number
        case .word(.integer(let number)): Double(number)
        case .word(.number(let number)): number
        default: nil
        }
    }

    func integer(_ name: String) -> Int? {
        number(name).flatMap { $0.magnitude < 1e15 ? Int(exactly: $0) : nil }
    }

    func string(_ name: String) -> String? {
        if case .word(let value) = self[name] { value.string } else { nil }
    }

    func grain(_ name: String = "unit") -> Grain? { string(name).flatMap(Grain.init(rawValue:)) }

    func moment(_ name: String) -> Moment? {
        if case .moment(let moment) = self[name] { moment } else { nil }
    }

    func duration(_ name: String) -> PartDuration? {
        if case .duration(let duration) = self[name] { duration } else { nil }
    }

    func measure(_ name: String) -> Measure? {
        if case .measure(let measure) = self[name] { measure } else { nil }
    }

    func span(_ name: String) -> Span? {
        if case .span(let span) = self[name] { span } else { nil }
    }
}
