extension Parser {
    /// The number of readings that `explain` returns by default.
    public static let usuallyExplained = 5

    /// Explains why an utterance has its readings, or has none, from the candidates that parsing ranks.
    ///
    /// - Parameter options: as for `parse`; a `limit` of 1 means `usuallyExplained`.
    /// - Throws: the same errors as `parse`.
    /// - Complexity: a few times that of a parse.
    package func explain(_ text: String, options: ParseOptions = ParseOptions()) throws(ParseError) -> Explanation {
        try Self.checkLength(of: text)
        try compiled.check(intents: options.intents)
        var options = options
        if options.limit == 1 { options.limit = Self.usuallyExplained }
        guard let explanation = withMatcher(for: text, options, { Explainer.explanation(by: $0, in: $1) }) else {
            throw ParseError.tooManyWays
        }
        return explanation
    }
}
