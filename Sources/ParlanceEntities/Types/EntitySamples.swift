import ParlanceGrammar
import ParlanceText

/// Wordings of a built-in type in a language, from the names that CLDR knows. Times are absolute, so that samples mean
/// the same at any time.
struct EntitySamples {
    private let type: EntityType
    private let language: EntityLanguage

    init(_ type: EntityType, _ language: EntityLanguage) {
        self.type = type
        self.language = language
    }

    /// The wordings that the type reads as a whole.
    var samples: [SlotSample] {
        let reader = EntityFinder(language)
        let context = TimeContext(reference: EntityType.sampleTime, direction: type.direction ?? .future)
        return words.compactMap { words in
            let found = reader.entities(in: words, kinds: type.definition.kinds, context: context)
            guard found.count == 1, found[0].range == 0..<words.utf8.count else { return nil }
            let values = type.accepted(found[0].values)
            return values.isEmpty ? nil : SlotSample(words: words, value: EntityRecognizer.value(values))
        }
    }

    private var words: [String] {
        let names = LocaleNames(language: language.tag)
        return type.definition.kinds.sorted { $0.rawValue < $1.rawValue }.flatMap { words(of: $0, names) }
    }

    private func words(of kind: Entity.Kind, _ names: LocaleNames) -> [String] {
        switch kind {
        case .number: ["7", "20", "150"]
        case .ordinal: names.spelledOrdinals(upTo: 3).map(\.name)
        case .percent: ["20%", "75%"]
        case .temperature: ["20°C", "70°F"]
        case .dimension: units(names)
        case .currency: ["20 EUR", "$15"]
        case .age: ["30 " + unit("year", names)]
        case .duration: ["20 " + unit("minute", names), "2 " + unit("hour", names)]
        case .date: ["2026-12-24", "2027-03-01"]
        case .time: ["09:30", "18:15"]
        case .dateTime: ["2026-12-24 18:00"]
        case .dateRange: ["2026-12-24 - 2026-12-27"]
        case .timeRange: ["09:30 - 11:00"]
        case .dateTimeRange: ["2026-12-24 18:00 - 2026-12-24 21:00"]
        case .recurrence, .boolean: []
        case .phone: ["+49 30 1234567"]
        case .email: ["ada@example.com"]
        case .url: ["https://example.com"]
        }
    }

    private func unit(_ unit: String, _ names: LocaleNames) -> String {
        names.units().first { $0.unit == unit && $0.prefix.isEmpty && $0.number == nil }?.suffix ?? unit
    }

    private func units(_ names: LocaleNames) -> [String] {
        let usual = [
            "kilometer", "square-meter", "liter", "kilogram", "kilometer-per-hour", "gigabyte", "degree", "joule",
        ]
        let units = usual + ["watt", "bar", "hertz"]
        let wanted = type.definition.unitKind
        return units.filter { wanted == nil || UnitKinds.all[$0] == wanted }.prefix(2).map { "5 " + unit($0, names) }
    }
}
