import ParlanceGrammar
import ParlanceText

@testable import ParlanceMatching

/// Converts lists to patterns for the reference matcher.
struct ReferenceMatcherCompiler {
    private let normalizer: Normalizer
    var patterns: PatternCompiler
    /// Spells out numbers.
    var lists: ListCompiler

    init(_ grammar: Grammar, _ normalizer: Normalizer, rules: [String: Rule]) {
        self.normalizer = normalizer
        patterns = PatternCompiler(normalizer: normalizer, rules: rules)
        lists = ListCompiler(
            normalizer: normalizer,
            language: grammar.language,
            grammar.languages,
            rules: rules,
            contexts: ContextTable()
        )
    }

    mutating func compile(_ list: SlotList) -> ReferenceMatcherList {
        switch list {
        case .wildcard: .wildcard
        // Generated grammars have no types and no limits.
        case .typed, .words: .values([])
        case .range(let range): .range(lists.compile(range))
        case .values(let values):
            .values(values.map { ReferenceMatcherList.Value(pattern: pattern(of: $0.input), value: $0) })
        }
    }

    private mutating func pattern(of input: Template) -> Pattern {
        if case .sequence(let items) = input.expression, items.count == 1, case .text(let text) = items[0] {
            return PatternCompiler.compile(literal: normalizer.normalize(text))
        }
        return patterns.compile(input).withoutSlots
    }
}
