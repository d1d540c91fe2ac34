extension Parser {
    /// The number of readings that `explain` returns by default.
    public static let usuallyExplained = 5

    /// Explains why an utterance has its readings, or has none, from the candidates that parsing ranks.
    ///
    /// Of an utterance with remarks, the request alone is explained.
    ///
    /// - Parameter options: as for `parse`; a `limit` of 1 means `usuallyExplained`.
    /// - Throws: the same errors as `parse`.
    /// - Complexity: a few times that of a parse.
    package func explain(_ text: String, options: ParseOptions = ParseOptions()) throws(ParseError) -> Explanation {
        try Self.checkLength(of: text)
        try compiled.check(intents: options.intents)
        var options = options
        if options.limit == 1 { options.limit = Self.usuallyExplained }
        let text = requestBesideRemarks(in: text, options) ?? text
        guard let explanation = withMatcher(for: text, options, { Explainer.explanation(by: $0, in: $1) }) else {
            throw ParseError.tooManyWays
        }
        return explanation
    }

    /// The request of an utterance that is one only beside remarks.
    private func requestBesideRemarks(in text: String, _ options: ParseOptions) -> String? {
        guard options.admitsRemarks, let reading = (try? parse(text, options: options))?.best, !reading.remarks.isEmpty
        else { return nil }
        return reading.request(in: text)
    }
}
