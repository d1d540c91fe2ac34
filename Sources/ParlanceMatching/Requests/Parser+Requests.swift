extension Parser {
    /// Reads an utterance that may contain several requests: "turn on the lamp and the fan, then close the blinds".
    ///
    /// An utterance that matches as a whole, word for word, is never split. Any other one is split at the joining words
    /// and signs of its language, if each part matches word for word. A part may leave out words that the part beside
    /// it has, if both are of the same intent and differ in one slot. An utterance that is not split is read like any
    /// other.
    ///
    /// - Throws: `ParseError` like `parse(_:options:)`.
    /// - Complexity: That of `parse(_:options:)` if the utterance matches as a whole. Otherwise at most nine parts are
    ///   read in all combinations of neighbours.
    public func parseRequests(
        _ text: String,
        options: ParseOptions = ParseOptions()
    ) throws(ParseError) -> RequestsResult {
        var exact = options
        exact.edits = 0
        exact.partial = false
        let whole = try parse(text, options: exact)
        guard whole.match == .none else { return RequestsResult(whole) }
        if let requests = split(text, exact) { return RequestsResult(whole, split: requests) }
        let isExact = options.edits == 0 && !options.partial
        return RequestsResult(isExact ? whole : try parse(text, options: options))
    }

    private func split(_ text: String, _ options: ParseOptions) -> [RequestsResult.Request]? {
        let joiners = compiled.parts.languages[language].joiners
        guard !joiners.isEmpty,
            let segments = RequestSegments(of: text, joiners: joiners, compiled.normalizer)
        else { return nil }
        var splitter = RequestSplitter(text, segments) { words in
            guard let result = try? parse(words, options: options), result.match == .exact else { return nil }
            return result
        }
        return splitter.split()
    }
}
