import ParlanceGrammar
import ParlanceText

/// A built-in slot type: `{date-time:when}`, or `{type: percent, from: 0, to: 100}` under `lists:`.
struct EntityType: SlotType {
    let name: String
    let options: [String: Value]
    let definition: Definition
    let languages: EntityLanguages

    /// The values that a type reads.
    struct Definition: Sendable {
        let kinds: Set<Entity.Kind>
        let summary: String
        /// CLDR's type of units, for types that read only some dimensions.
        var unitKind: String?
        /// Whether the values have limits `from` and `to`.
        var hasLimits = false
        /// Whether the values may lie in the future or in the past.
        var hasDirection = false
    }

    init(_ name: String, _ definition: Definition, options: [String: Value] = [:], languages: EntityLanguages) {
        self.name = name
        self.definition = definition
        self.options = options
        self.languages = languages
    }

    var summary: String { definition.summary }

    var optionNames: Set<String> {
        Set((definition.hasLimits ? ["from", "to"] : []) + (definition.hasDirection ? ["direction"] : []))
    }

    var sampleTime: ReferenceTime? { definition.hasDirection ? Self.sampleTime : nil }

    static let sampleTime = ReferenceTime(year: 2026, month: 11, day: 20, hour: 9)

    func configured(by options: [String: Value]) -> (any SlotType)? {
        let isValid = options.allSatisfy { key, value in
            switch (key, value) {
            case ("from", .integer), ("from", .number), ("to", .integer), ("to", .number): definition.hasLimits
            case ("direction", .string(let text)):
                definition.hasDirection && TimeContext.Direction(rawValue: text) != nil
            default: false
            }
        }
        let type = EntityType(name, definition, options: options, languages: languages)
        return isValid && (type.bound("from") ?? -.infinity) <= (type.bound("to") ?? .infinity) ? type : nil
    }

    func recognizer(for language: String) -> any SlotRecognizer {
        EntityRecognizer(self, languages.language(language))
    }

    func samples(for language: String) -> [SlotSample] {
        EntitySamples(self, languages.language(language)).samples
    }

    func isPart(of other: any SlotType) -> Bool {
        guard let other = other as? EntityType, definition.kinds.isSubset(of: other.definition.kinds) else {
            return false
        }
        return other.options.isEmpty && (other.definition.unitKind ?? definition.unitKind) == definition.unitKind
            || name == other.name && options == other.options
    }

    /// The values of a candidate that the type accepts; none if the best is outside of the limits, because the others are
    /// less likely: "more than 50 dollars" is not 50 dollars.
    func accepted(_ values: [EntityValue]) -> [EntityValue] {
        let fitting = values.filter { value in
            definition.unitKind == nil || value.unit.flatMap { UnitKinds.all[$0] } == definition.unitKind
        }
        guard let best = fitting.first, best.limited.allSatisfy(isWithinLimits) else { return [] }
        return fitting.filter { $0.limited.allSatisfy(isWithinLimits) }
    }

    private func isWithinLimits(_ number: Double) -> Bool {
        number >= (bound("from") ?? -.infinity) && number <= (bound("to") ?? .infinity)
    }

    private func bound(_ key: String) -> Double? {
        switch options[key] {
        case .integer(let number): Double(number)
        case .number(let number): number
        default: nil
        }
    }

    var direction: TimeContext.Direction? {
        options["direction"]?.string.flatMap(TimeContext.Direction.init(rawValue:))
    }
}

extension EntityValue {
    /// The numbers that limits apply to; an open end of an interval is infinite.
    fileprivate var limited: [Double] {
        switch self {
        case .number(let number, _): [number]
        case .measure(let measure):
            measure.bounds.map { [$0.from ?? -.infinity, $0.to ?? .infinity] } ?? [measure.number]
        default: []
        }
    }

    fileprivate var unit: String? { if case .measure(let measure) = self { measure.unit } else { nil } }
}

/// The types of CLDR's units.
enum UnitKinds {
    /// CLDR's type (`length`) of each unit (`kilometer`).
    static let all: [String: String] = Dictionary(
        LocaleNames(language: "en").units().map { ($0.unit, $0.kind) },
        uniquingKeysWith: { first, _ in first }
    )
}
