extension Parser {
    /// How many readings are explained, unless the options ask for more.
    public static let usuallyExplained = 5

    /// Says why an utterance is read as it is, or why it is not, out of the candidates that parsing ranks.
    ///
    /// - Parameter options: as for `parse`; a `limit` of 1 is taken for `usuallyExplained`.
    /// - Throws: as `parse`.
    /// - Complexity: a few times that of a parse.
    public func explain(_ text: String, options: ParseOptions = ParseOptions()) throws(ParseError) -> Explanation {
        guard text.utf8.count <= Self.textLimit else {
            throw ParseError.textTooLong(bytes: text.utf8.count, limit: Self.textLimit)
        }
        var options = options
        if options.limit == 1 { options.limit = Self.usuallyExplained }
        var isOverwhelmed = false
        let explanation = compiled.matchers.withMatcher { matcher in
            matcher.prepare(text, context: options.context, compiled)
            var explanation = Explainer(text, self, matcher, options).explanation()
            isOverwhelmed = matcher.isOverwhelmed
            explanation.isIncomplete = matcher.isIncomplete
            return explanation
        }
        if isOverwhelmed { throw ParseError.tooManyWays }
        return explanation
    }
}
