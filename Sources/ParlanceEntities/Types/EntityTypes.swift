import ParlanceGrammar

/// The slot types that every grammar can use.
package enum EntityTypes {
    /// The types with the languages that come with Parlance.
    package static let all = types(languages: .shipped)

    /// The names of the types, sorted.
    package static let names: [String] = definitions.keys.sorted()

    /// The types with other languages.
    package static func types(languages: EntityLanguages) -> SlotTypes {
        SlotTypes(definitions.map { EntityType($0.key, $0.value, languages: languages) })
    }

    private typealias Definition = EntityType.Definition

    private static let definitions: [String: EntityType.Definition] = [
        "number": Definition(kinds: [.number], summary: "a number", hasLimits: true),
        "ordinal": Definition(kinds: [.ordinal], summary: "an ordinal number", hasLimits: true),
        "percent": Definition(kinds: [.percent], summary: "a percentage", hasLimits: true),
        "temperature": Definition(kinds: [.temperature], summary: "a temperature", hasLimits: true),
        "dimension": Definition(kinds: [.dimension], summary: "an amount with a unit", hasLimits: true),
        "length": dimension("length", "a length"),
        "area": dimension("area", "an area"),
        "volume": dimension("volume", "a volume"),
        "weight": dimension("mass", "a weight"),
        "speed": dimension("speed", "a speed"),
        "data-size": dimension("digital", "an amount of data"),
        "angle": dimension("angle", "an angle"),
        "energy": dimension("energy", "an amount of energy"),
        "power": dimension("power", "a power"),
        "pressure": dimension("pressure", "a pressure"),
        "frequency": dimension("frequency", "a frequency"),
        "money": Definition(kinds: [.currency], summary: "an amount of money", hasLimits: true),
        "age": Definition(kinds: [.age], summary: "an age", hasLimits: true),
        "duration": Definition(kinds: [.duration], summary: "a duration"),
        "date": Definition(kinds: [.date], summary: "a date", hasDirection: true),
        "time": Definition(kinds: [.time], summary: "a time of day", hasDirection: true),
        "date-time": Definition(kinds: [.dateTime, .date], summary: "a date, a time or both", hasDirection: true),
        "date-range": Definition(kinds: [.dateRange, .date], summary: "a range of days", hasDirection: true),
        "time-range": Definition(kinds: [.timeRange], summary: "a range of times of day", hasDirection: true),
        "date-time-range": Definition(
            kinds: [.dateTimeRange, .dateRange],
            summary: "a range of times",
            hasDirection: true
        ),
        "recurrence": Definition(kinds: [.recurrence], summary: "a repeated time", hasDirection: true),
        "phone": Definition(kinds: [.phone], summary: "a phone number"),
        "email": Definition(kinds: [.email], summary: "an email address"),
        "url": Definition(kinds: [.url], summary: "a URL"),
        "yes-no": Definition(kinds: [.boolean], summary: "a yes or a no"),
    ]

    private static func dimension(_ unitKind: String, _ summary: String) -> EntityType.Definition {
        Definition(kinds: [.dimension], summary: summary, unitKind: unitKind, hasLimits: true)
    }
}
