import ParlanceGrammar

extension Parser {
    /// The terms that fill slots in addition to the values of the lists.
    public var vocabulary: Vocabulary { terms.vocabulary }

    /// A parser with the same grammar and lists, and this vocabulary instead of the current one. Existing parsers keep
    /// theirs.
    ///
    /// A term has precedence over a list's own values; a wildcard still matches any words that no term matches.
    ///
    /// - Complexity: that of compiling the terms that this parser's vocabulary does not have: adding one term to many
    ///   takes microseconds.
    public func with(vocabulary: Vocabulary) -> Parser {
        Parser(self, terms: TermLayers(vocabulary, compiled, reusing: terms))
    }

    /// The parts of the vocabulary that have no effect, or not the intended one: terms that normalization leaves empty,
    /// terms that share a spelling with others of their set, and sets that no slot uses.
    ///
    /// - Complexity: linear in the vocabulary.
    public var vocabularyReport: VocabularyReport { VocabularyInspection(self).report() }
}
