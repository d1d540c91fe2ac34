import ParlanceGrammar

extension Grammar {
    /// The grammar with the terms of its vocabulary as values of their lists, the user's first, for code that inspects
    /// lists. Wildcards, ranges and types are unchanged, and terms for a parameter of an intent are omitted.
    package var listingTerms: Grammar {
        var grammar = self
        for tier in [VocabularyTier.app, .user] {
            for name in vocabulary.names(in: tier) {
                guard let own = grammar.values(behindTermsOf: name) else { continue }
                let terms = vocabulary.terms(of: name, tier: tier).map(\.listValue)
                grammar.lists[name.text] = .values(terms + own)
            }
        }
        return grammar
    }

    /// The values of a list, empty if the list does not exist; nil if it has no values, or the name is not that of a
    /// list.
    private func values(behindTermsOf name: VocabularyName) -> [ListValue]? {
        switch lists[name.text] {
        case .values(let values)?: values
        case nil: name.parameter == nil ? [] : nil
        case .range?, .wildcard?, .words?, .typed?: nil
        }
    }
}

extension Term {
    /// A value with the names of the term, without its pronunciations.
    fileprivate var listValue: ListValue {
        let texts = phrases.map { TemplateExpression.sequence([.text($0.text)]) }
        let input =
            texts.count == 1
            ? Template(literal: phrase.text) : Template(printing: .sequence([.alternatives(texts)]))
        return ListValue(input: input, output: .string(phrase.text), context: context, metadata: metadata)
    }
}
