import ParlanceGrammar

extension Parser {
    /// What things are called besides the values of the lists.
    public var vocabulary: Vocabulary { terms.vocabulary }

    /// A parser for the same grammar and lists with this vocabulary and no other. Parsers that are in use go on with theirs.
    ///
    /// A term comes before the values that a list has itself; a wildcard still takes what no term says.
    ///
    /// - Complexity: that of compiling the terms that this parser's vocabulary does not have: to add one to many takes
    ///   microseconds.
    public func with(vocabulary: Vocabulary) -> Parser {
        Parser(self, terms: TermLayers(vocabulary, compiled, reusing: terms))
    }

    /// What of the vocabulary is not heard, or hardly as it is meant: terms that nobody can say, or that say the same as others
    /// of their set, and sets that no slot takes.
    ///
    /// - Complexity: linear in the vocabulary.
    public var vocabularyReport: VocabularyReport { VocabularyInspection(self).report() }
}
