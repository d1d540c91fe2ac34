import ParlanceGrammar
import ParlanceMatching

/// Keeps compiled languages from one run of a program to the next.
package protocol EntityLanguageStore: Sendable {
    /// The compiled language of a tag; nil if there is none that this program has written.
    func language(_ tag: String) -> EntityLanguage?

    /// Stores a language. Failures are ignored.
    func store(_ language: EntityLanguage)
}

extension EntityLanguage {
    /// Reads the bytes of a stored language.
    ///
    /// - Parameters:
    ///   - bytes: aligned to 8 bytes; they must not change, and only this program may have written them.
    ///   - owner: keeps the bytes alive while it exists.
    ///   - note: the note with which they were stored.
    /// - Returns: nil if they are damaged, or have another note.
    package convenience init?(tag: String, _ bytes: UnsafeRawBufferPointer, owner: AnyObject, note: String) {
        guard let parts = try? CompiledParts(bytes, owner: owner), let rest = parts.rest.object,
            rest["tag"]?.string == tag, rest["note"]?.string == note, let settings = Settings(rest)
        else { return nil }
        self.init(tag: tag, parts.grammar, prefixes: parts.prefixes, numbers: parts.numbers, settings: settings)
    }

    /// The bytes of the language; nil if it has values that are not stored.
    ///
    /// - Parameter note: tells for whom it is stored.
    package func bytes(note: String) -> [UInt8]? {
        guard var rest = settings.members else { return nil }
        rest["tag"] = .string(tag)
        rest["note"] = .string(note)
        return CompiledParts(grammar, prefixes: prefixes, numbers: numbers, rest: .object(rest)).bytes
    }
}

// MARK: - Values

extension EntityLanguage.Settings {
    /// Nil if a value is missing or of another kind.
    init?(_ members: [String: Value]) {
        guard let makers = members["makers"]?.items, let typeCount = members["types"]?.integer,
            let slotNames = members["slots"]?.items, let ranges = members["ranges"]?.items,
            let firstRange = members["first_range"]?.integer, let vocabulary = members["vocabulary"]?.items,
            let articles = members["articles"]?.items
        else { return nil }
        self.makers = makers.compactMap(EntityLanguage.Maker.init)
        self.typeCount = typeCount
        self.slotNames = slotNames.compactMap(\.string)
        self.ranges = ranges.compactMap(NumberRange.init)
        self.firstRange = Int32(firstRange)
        joinsWords = members["joins_words"]?.isTruthy ?? false
        self.vocabulary = vocabulary.compactMap(\.string)
        self.articles = Set(articles.compactMap(\.string))
        currencyCodes = members["currency_codes"]?.integer.map { Int32($0) }
        definesWords = members["defines_words"]?.isTruthy ?? false
        guard self.makers.count == makers.count, self.ranges.count == ranges.count else { return nil }
    }

    /// Nil if a maker has a value that is no word.
    var members: [String: Value]? {
        let stored = makers.compactMap(\.value)
        guard stored.count == makers.count else { return nil }
        return [
            "makers": .array(stored),
            "types": .integer(typeCount),
            "slots": .array(slotNames.map(Value.string)),
            "ranges": .array(ranges.map(\.value)),
            "first_range": .integer(Int(firstRange)),
            "joins_words": .bool(joinsWords),
            "vocabulary": .array(vocabulary.map(Value.string)),
            "articles": .array(articles.sorted().map(Value.string)),
            "currency_codes": currencyCodes.map { .integer(Int($0)) } ?? .null,
            "defines_words": .bool(definesWords),
        ]
    }
}

extension EntityLanguage.Maker {
    /// A word's value alone, or an operation's name with its constants.
    fileprivate init?(_ value: Value) {
        guard let items = value.items, let first = items.first else { return nil }
        guard items.count > 1 else {
            self = .value(.word(first))
            return
        }
        guard let operation = first.string.flatMap({ Operation.all[$0] }), let constants = items[1].object else {
            return nil
        }
        self = .rule(TemplateMaker(operation, constants: constants.mapValues { .word($0) }))
    }

    fileprivate var value: Value? {
        switch self {
        case .value(let value): return value.word.map { .array([$0]) }
        case .rule(let maker):
            var constants: [String: Value] = [:]
            for constant in maker.constants {
                guard let word = constant.value.word else { return nil }
                constants[constant.name] = word
            }
            return .array([.string(maker.operation.name), .object(constants)])
        }
    }
}

extension NumberRange {
    /// The bounds, the step, the fractions, the factor, whether digits and words are read, and the language of the words.
    fileprivate init?(_ value: Value) {
        guard let items = value.items, items.count == 8, let from = items[0].integer, let to = items[1].integer,
            let step = items[2].integer
        else { return nil }
        self.init(from: from, to: to)
        self.step = step
        fractions = items[3].string.flatMap(Fractions.init)
        if case .number(let factor) = items[4] { multiplier = factor }
        allowsDigits = items[5].isTruthy
        allowsWords = items[6].isTruthy
        wordsLanguage = items[7].string
    }

    fileprivate var value: Value {
        .array([
            .integer(from), .integer(to), .integer(step), fractions.map { .string($0.rawValue) } ?? .null,
            multiplier.map { .number($0) } ?? .null, .bool(allowsDigits), .bool(allowsWords),
            wordsLanguage.map { .string($0) } ?? .null,
        ])
    }
}

extension PartValue {
    fileprivate var word: Value? {
        if case .word(let value) = self { value } else { nil }
    }
}

extension Value {
    fileprivate var items: [Value]? {
        if case .array(let items) = self { items } else { nil }
    }

    fileprivate var integer: Int? {
        if case .integer(let number) = self { number } else { nil }
    }
}
