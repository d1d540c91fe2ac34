import ParlanceGrammar
import ParlanceText

/// Compiles slot lists to the form that the matcher uses.
struct ListCompiler {
    /// The maximum number of spellings of a value that are stored in the trie; a value with more is kept as a pattern.
    static let expansionLimit = 4_096

    private let normalizer: Normalizer
    private let language: String
    private let profiles: LanguageProfiles
    private let contexts: ContextTable
    private var patterns: PatternCompiler
    private var spelled: [SpelledRange.Key: SpelledRange?] = [:]
    private var numbers: NumberLanguages

    init(
        normalizer: Normalizer,
        language: String,
        _ profiles: LanguageProfiles,
        rules: [String: Rule],
        contexts: ContextTable
    ) {
        self.normalizer = normalizer
        self.language = language
        self.profiles = profiles
        self.contexts = contexts
        numbers = NumberLanguages(language: language, profiles, normalizer: normalizer)
        patterns = PatternCompiler(normalizer: normalizer, rules: rules)
    }

    /// Compiles all of the lists, with a copy of this compiler.
    func compiled(_ lists: [String: SlotList]) -> [String: CompiledList] {
        var compiler = self
        return lists.mapValues { compiler.compile($0) }
    }

    mutating func compile(_ list: SlotList) -> CompiledList {
        switch list {
        case .wildcard: .wildcard(nil)
        case .words(let limits): .wildcard(compile(limits))
        case .typed(let list): .typed(CompiledType(list, normalizer: normalizer))
        case .range(let range): .range(compile(range))
        case .values(let values): .values(compile(values))
        }
    }

    mutating func compile(_ range: NumberRange) -> CompiledRange {
        CompiledRange(
            range: range,
            words: range.allowsWords ? words(for: range) : nil,
            language: numbers.language(of: range)
        )
    }

    private mutating func words(for range: NumberRange) -> SpelledRange? {
        let key = SpelledRange.Key(range, language: range.wordsLanguage ?? language)
        if let known = spelled[key] { return known }
        let words = SpelledNumbers(language: key.language).map {
            SpelledRange(range, numbers: $0, normalizer: normalizer, profiles[key.language].numbers)
        }
        spelled[key] = .some(words)
        return words
    }
}

// MARK: - Phrases

extension ListCompiler {
    private mutating func compile(_ limits: WordLimits) -> CompiledLimits {
        CompiledLimits(
            mostWords: limits.mostWords ?? CompiledLimits.usualMostWords,
            without: trie(of: limits.without),
            first: trie(of: limits.beginsWithout),
            last: trie(of: limits.endsWithout)
        )
    }

    /// The spellings of phrases, without blanks at their edges. Phrases with too many are errors of a grammar file.
    mutating func trie(of phrases: [Template]) -> ByteTrie {
        var builder = ByteTrieBuilder()
        for phrase in phrases {
            let pattern = patterns.compile(phrase).withoutSlots.withoutPermutations
            for spelling in pattern.literals(limit: 2 * Template.mostSpellings) ?? [] {
                let words = spelling.trimmingBlanks
                if !words.isEmpty { builder.insert(words, number: 0) }
            }
        }
        return builder.trie()
    }
}

// MARK: - Values

extension ListCompiler {
    private mutating func compile(_ values: [ListValue]) -> CompiledValues {
        var collected = CollectedValues(contexts)
        for value in values {
            if let text = value.input.literal {
                collected.add(value, normalizer.normalize(text).bytes)
            } else {
                collected.add(value, patterns.compile(value.input).withoutSlots)
            }
        }
        return collected.list()
    }

    /// Collects the values of a list.
    private struct CollectedValues {
        private var values: [CompiledValues.Value] = []
        private var ways = ByteTrieBuilder()
        private var others: [ValueAutomaton.Value] = []
        private var contexts: ContextCollector

        init(_ contexts: ContextTable) {
            self.contexts = ContextCollector(contexts)
        }

        /// Adds a value with a single spelling; ignored if normalization leaves nothing of it.
        mutating func add(_ value: ListValue, _ way: [UInt8]) {
            guard !way.isEmpty else { return }
            insert(way)
            append(value)
        }

        /// Adds a value with the spellings of a pattern, or with the pattern itself beyond `expansionLimit`.
        mutating func add(_ value: ListValue, _ pattern: Pattern) {
            if let literals = pattern.literals(limit: ListCompiler.expansionLimit) {
                for way in literals where way.contains(where: { $0 != 0x20 }) { insert(way) }
            } else {
                others.append(ValueAutomaton.Value(number: values.count, pattern: pattern))
            }
            append(value)
        }

        /// Inserts a spelling of the value that is added next, and its variant without quotation marks.
        private mutating func insert(_ way: [UInt8]) {
            ways.insert(way, number: values.count)
            if let unquoted = QuotationMarks.removed(from: way) { ways.insert(unquoted, number: values.count) }
        }

        private mutating func append(_ value: ListValue) {
            values.append(
                CompiledValues.Value(
                    output: value.output,
                    context: value.context,
                    metadata: value.metadata
                )
            )
            contexts.add(value.context)
        }

        func list() -> CompiledValues {
            CompiledValues(values, trie: ways.trie(), others: ValueAutomaton(others), contexts: contexts)
        }
    }
}

extension SlotList {
    /// Whether any value is a template with more than literal text.
    var hasTemplates: Bool {
        guard case .values(let values) = self else { return false }
        return values.contains { $0.input.literal == nil }
    }
}

extension Template {
    /// The text of a template that is only literal text; nil for all others.
    package var literal: String? {
        guard case .sequence(let items) = expression, items.count == 1, case .text(let text) = items[0] else {
            return nil
        }
        return text
    }
}

extension Pattern {
    /// The pattern with slots that match nothing: a list whose value contains a slot of the same list would be
    /// infinite.
    package var withoutSlots: Pattern {
        switch self {
        case .word, .boundary: self
        case .slot, .repetition: .alternatives([])
        case .marked(let mark, let pattern): .marked(mark, pattern.withoutSlots)
        case .sequence(let items): .sequence(items.map(\.withoutSlots))
        case .alternatives(let items): .alternatives(items.map(\.withoutSlots))
        case .permutation(let items): .permutation(items.map(\.withoutSlots))
        }
    }

    /// All texts that the pattern matches, with a blank for each boundary; nil if there are more than `limit`.
    package func literals(limit: Int) -> [[UInt8]]? {
        switch self {
        case .word(let bytes, _): return [bytes]
        case .boundary: return [[UInt8(ascii: " ")]]
        case .slot, .permutation, .repetition: return nil
        case .marked(_, let pattern): return pattern.literals(limit: limit)
        case .alternatives(let branches):
            var all: [[UInt8]] = []
            for branch in branches {
                guard let ways = branch.literals(limit: limit), all.count + ways.count <= limit else { return nil }
                all += ways
            }
            return all
        case .sequence(let items):
            var all: [[UInt8]] = [[]]
            for item in items {
                guard let ways = item.literals(limit: limit), all.count * ways.count <= limit else { return nil }
                all = all.flatMap { start in ways.map { start.joined(with: $0) } }
            }
            return all
        }
    }
}

extension Pattern {
    /// The pattern with each order of a permutation as an alternative.
    fileprivate var withoutPermutations: Pattern {
        switch self {
        case .word, .boundary, .slot, .repetition: self
        case .marked(let mark, let pattern): .marked(mark, pattern.withoutPermutations)
        case .sequence(let items): .sequence(items.map(\.withoutPermutations))
        case .alternatives(let items): .alternatives(items.map(\.withoutPermutations))
        case .permutation(let items): .alternatives(Self.orders(of: items.map(\.withoutPermutations)))
        }
    }

    private static func orders(of items: [Pattern]) -> [Pattern] {
        if items.count <= 1 { return [.sequence(items)] }
        return items.indices.flatMap { index in
            var rest = items
            let first = rest.remove(at: index)
            return orders(of: rest).map { Pattern.sequence([first, $0]) }
        }
    }
}

extension [UInt8] {
    /// The concatenation of both texts; two blanks between them become one.
    fileprivate func joined(with other: [UInt8]) -> [UInt8] {
        let blank = UInt8(ascii: " ")
        return last == blank && other.first == blank ? self + other.dropFirst() : self + other
    }
}
