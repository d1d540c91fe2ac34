extension VocabularyLoader.Loaded {
    /// The names of the lists with values from lists or terms.
    package var listNames: Set<String> {
        Set(lists.keys).union(VocabularyTier.allCases.flatMap { vocabulary.names(in: $0) }.map(\.text))
    }

    /// The parser with the terms after those of its vocabulary, and the terms that are left out.
    package func addingTerms(to parser: Parser) -> (parser: Parser, leftOut: [VocabularyReport.Entry]) {
        guard !vocabulary.isEmpty else { return (parser, []) }
        var whole = parser.vocabulary
        let report = whole.append(vocabulary)
        let heard = parser.with(vocabulary: whole)
        return (heard, report.entries + heard.vocabularyReport.leftOut)
    }
}
