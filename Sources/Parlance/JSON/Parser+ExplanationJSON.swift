extension Parser {
    /// Explains why an utterance is read as it is, or why it is not: the object that `parlance explain --format json` writes.
    ///
    /// - Parameter options: as for `parse`; a `limit` of 1 counts as `usuallyExplained`.
    /// - Throws: as `parse`.
    /// - Complexity: a few times that of a parse.
    public func explanation(
        of text: String,
        options: ParseOptions = ParseOptions()
    ) throws(ParseError) -> Value {
        try explain(text, options: options).json
    }
}
