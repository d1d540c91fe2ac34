import ParlanceGrammar

extension Parser {
    /// Reads an utterance that may contain several requests: "turn on the lamp and the fan, then close the blinds".
    ///
    /// An utterance is split at the joining words and signs of its language, if each part matches word for word. A part
    /// may leave out words that the part beside it has, if both are of the same intent and have the same slots, but
    /// for one name. An utterance that is not split is read like any other.
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
        splitRequests(text) { words in
            guard let result = try? parse(words, options: options), result.match == .exact else { return nil }
            return result
        }
    }

    /// The requests of an utterance; nil if it is not to be split.
    ///
    /// - Parameter read: Returns the result for the words of one request; nil if they are none. It is called at most once
    ///   for the same words, and at most 256 times.
    package func splitRequests(
        _ text: String,
        reading read: @escaping (String) -> ParseResult?
    ) -> [RequestsResult.Request]? {
        guard let segments = segments(of: text) else { return nil }
        var splitter = RequestSplitter(text, segments, parse: read)
        return splitter.split()
    }

    /// The rests of a text that begin behind a word or sign that joins requests.
    package func textsBehindJoiners(of text: String) -> [Substring] {
        segments(of: text)?.segments.dropFirst().map { text[$0[0].lowerBound...] } ?? []
    }

    /// The facts of the parser's language, from the language files that its grammar was loaded with.
    package var profile: LanguageProfile { compiled.parts.languages[language] }

    private func segments(of text: String) -> RequestSegments? {
        let joiners = profile.joiners
        return joiners.isEmpty ? nil : RequestSegments(of: text, joiners: joiners, compiled.normalizer)
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
