extension Parser {
    /// Reads an utterance that may contain several requests: "turn on the lamp and the fan, then close the blinds".
    ///
    /// An utterance is split at the joining words and signs of its language, if each part matches word for word. A part
    /// may leave out words that the part beside it has, if both are of the same intent and differ in one slot. An
    /// utterance that is not split is read like any other.
    ///
    /// An utterance that matches as a whole, word for word, is not split, unless it ends with a wildcard and no part needs
    /// one: "set an alarm for seven and close the blinds".
    ///
    /// - Throws: `ParseError` like `parse(_:options:)`.
    /// - Complexity: That of `parse(_:options:)` if the utterance matches as a whole. Otherwise at most nine parts are
    ///   read, with words of each other, in at most 256 combinations.
    public func parseRequests(
        _ text: String,
        options: ParseOptions = ParseOptions()
    ) throws(ParseError) -> RequestsResult {
        var exact = options
        exact.edits = 0
        exact.partial = false
        let whole = try parse(text, options: exact)
        guard whole.match == .none else {
            guard let best = whole.best, best.ends(withWildcardIn: text), let requests = split(text, exact),
                requests.allSatisfy(\.isFixed)
            else { return RequestsResult(whole) }
            return RequestsResult(whole, split: requests)
        }
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

extension RequestsResult.Request {
    /// Whether its own words alone are the request, and none of them are free text.
    fileprivate var isFixed: Bool { !isCompleted && result.best?.slots.contains { $0.kind == .wildcard } == false }
}

extension Reading {
    /// Whether free text goes on to the last word of an utterance.
    fileprivate func ends(withWildcardIn text: String) -> Bool {
        let scalars = text.unicodeScalars
        guard let last = scalars.lastIndex(where: { $0.properties.isAlphabetic || $0.properties.numericType != nil })
        else { return false }
        let position = scalars.distance(from: scalars.startIndex, to: last)
        return slots.contains { $0.kind == .wildcard && $0.spoken?.scalarRange.contains(position) == true }
    }
}
