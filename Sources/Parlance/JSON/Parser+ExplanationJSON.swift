extension Parser {
    /// Explains why an utterance has its readings, or none: the object that `parlance explain --format json` writes.
    ///
    /// - Parameters:
    ///   - text: The utterance.
    ///   - options: The same as for `parse`; a `limit` of 1 is treated as `usuallyExplained`.
    /// - Throws: The errors of `parse`.
    /// - Complexity: A few times that of a parse.
    public func explanation(
        of text: String,
        options: ParseOptions = ParseOptions()
    ) throws(ParseError) -> Value {
        try explain(text, options: options).json
    }
}
