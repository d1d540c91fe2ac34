/// The parameters of a search as a value, stored to search again on demand.
struct SearchInput: Sendable {
    let utterance: String
    let options: ParseOptions
    let contents: ParserContents

    var grammar: CompiledGrammar { contents.grammar }
    var lists: ListTable { contents.lists }

    /// Lends a matcher that has prepared the utterance to `body`, with the context of the search. Neither may escape.
    func withMatcher<Result>(_ body: (Matcher, SearchContext) -> Result) -> Result {
        contents.withMatcher(for: utterance, options, body)
    }
}
