import ParlanceGrammar
import ParlanceText

/// Turns slot lists into the form that is matched.
struct ListCompiler {
    private let normalizer: Normalizer
    private let language: String
    private var patterns: PatternCompiler
    private var spelled: [SpelledRange.Key: SpelledRange?] = [:]

    init(normalizer: Normalizer, language: String, rules: [String: Rule]) {
        self.normalizer = normalizer
        self.language = language
        patterns = PatternCompiler(normalizer: normalizer, rules: rules)
    }

    mutating func compile(_ list: SlotList) -> CompiledList {
        switch list {
        case .wildcard: .wildcard
        case .range(let range): .range(compile(range))
        case .values(let values): .values(CompiledValues(values.compactMap { compile($0) }))
        }
    }

    mutating func compile(_ range: NumberRange) -> CompiledRange {
        CompiledRange(range: range, words: range.allowsWords ? words(for: range) : nil)
    }

    /// Nil if nothing that can be said is left after normalization.
    private mutating func compile(_ value: ListValue) -> CompiledValues.Value? {
        let pattern: Pattern
        if case .sequence(let items) = value.input.expression, items.count == 1, case .text(let text) = items[0] {
            let normalized = normalizer.normalize(text)
            guard !normalized.bytes.isEmpty else { return nil }
            pattern = PatternCompiler.compile(literal: normalized)
        } else {
            pattern = patterns.compile(value.input).withoutSlots
        }
        return CompiledValues.Value(
            pattern: pattern,
            output: value.output,
            context: value.context,
            metadata: value.metadata
        )
    }

    private mutating func words(for range: NumberRange) -> SpelledRange? {
        let key = SpelledRange.Key(range, language: range.wordsLanguage ?? language)
        if let known = spelled[key] { return known }
        let words = SpelledNumbers(language: key.language).map {
            SpelledRange(range, numbers: $0, normalizer: normalizer)
        }
        spelled[key] = .some(words)
        return words
    }
}

extension Pattern {
    /// The pattern with slots that match nothing: a list whose value held a slot of that same list would have no end.
    fileprivate var withoutSlots: Pattern {
        switch self {
        case .word, .boundary: self
        case .slot: .alternatives([])
        case .sequence(let items): .sequence(items.map(\.withoutSlots))
        case .alternatives(let items): .alternatives(items.map(\.withoutSlots))
        case .permutation(let items): .permutation(items.map(\.withoutSlots))
        }
    }
}
