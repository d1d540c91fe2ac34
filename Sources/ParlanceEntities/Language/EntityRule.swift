import ParlanceGrammar

/// A template of a language's file with the operation that makes its part.
struct EntityRule: Sendable {
    let template: Template
    let operation: Operation
    /// Slots that the template does not read.
    let constants: [String: PartValue]
    /// Rules of the language's own file come before those of all languages, and those before CLDR's.
    var origin = EntityOrigin.cldr
}

/// The source of a template.
enum EntityOrigin: Int, Sendable, Comparable {
    case language, shared, cldr

    static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// A word of a list with its value.
struct ListedWord: Sendable {
    let template: Template
    let value: PartValue
    var origin = EntityOrigin.cldr
}

extension EntitySource {
    /// The rules and words, those of the language's file first.
    var ordered: EntitySource {
        var ordered = self
        ordered.rules = EntityOrigin.allOrigins.flatMap { origin in rules.filter { $0.rule.origin == origin } }
        ordered.lists = lists.mapValues { words in
            EntityOrigin.allOrigins.flatMap { origin in words.filter { $0.origin == origin } }
        }
        return ordered
    }
}

extension EntityOrigin {
    fileprivate static let allOrigins: [EntityOrigin] = [.language, .shared, .cldr]
}

/// The templates, lists and rules of one language, from its file and from CLDR.
struct EntitySource: Sendable {
    /// Keyed by type.
    var rules: [(type: String, rule: EntityRule)] = []
    /// Keyed by name.
    var lists: [String: [ListedWord]] = [:]
    /// Templates to insert, keyed by name.
    var expansions: [String: Template] = [:]
    /// Spellings of numbers that ICU lacks.
    var numberIdioms = NumberIdioms()
    /// Number words that are no numbers alone.
    var articles: Set<String> = []
    /// Other languages whose number words are read as well.
    var numberLanguages: [String] = []
    /// Words that may stand after a power of ten within a number.
    var numberJoiners: [String] = []

    /// The names of the types and lists that templates mention.
    var mentionedLists: [String] {
        let templates = rules.map(\.rule.template) + lists.values.flatMap { $0.map(\.template) } + expansions.values
        return templates.flatMap(\.expression.references).compactMap { reference in
            guard case .list(let list) = reference, case .named(let name) = list.source else { return nil }
            return name
        }
    }

    /// The words of five letters or more, of lists and patterns: shorter ones are too much like others.
    var vocabulary: [String] {
        var words: Set<String> = []
        func add(_ expression: TemplateExpression) {
            if case .text(let text) = expression {
                for word in text.split(whereSeparator: { !$0.isLetter }) where word.count > 4 {
                    words.insert(word.lowercased())
                }
            }
            for part in expression.parts { add(part) }
        }
        for list in lists.values { for word in list { add(word.template.expression) } }
        for rule in rules { add(rule.rule.template.expression) }
        for template in expansions.values { add(template.expression) }
        return words.sorted()
    }

    /// Lists that CLDR fills in languages that have such words.
    static let standardLists: Set<String> = [
        "month", "weekday", "half", "time_unit", "time_unit_before", "unit", "unit_before", "temperature_unit",
        "temperature_unit_before", "currency_unit", "currency_code", "ordinal_word", "quarter_name",
    ]
}
