extension Parser {
    /// How many readings are explained, unless the options ask for more.
    public static let usuallyExplained = 5

    /// Says why an utterance is read as it is, or why it is not, out of the candidates that parsing ranks.
    ///
    /// - Parameter options: as for `parse`; a `limit` of 1 is taken for `usuallyExplained`.
    /// - Throws: as `parse`.
    /// - Complexity: a few times that of a parse.
    package func explain(_ text: String, options: ParseOptions = ParseOptions()) throws(ParseError) -> Explanation {
        try Self.checkLength(of: text)
        var options = options
        if options.limit == 1 { options.limit = Self.usuallyExplained }
        guard let explanation = Explainer.explanation(in: search(for: text, options)) else {
            throw ParseError.tooManyWays
        }
        return explanation
    }
}
