extension Parser {
    /// Reads one utterance.
    ///
    /// - Throws: `ParseError.textTooLong` beyond `textLimit`, and `ParseError.tooManyWays` where the best reading cannot be
    ///   found within the work that an utterance is given; nothing else.
    public func parse(_ text: String, options: ParseOptions = ParseOptions()) throws(ParseError) -> ParseResult {
        try parse(text, options: options) { _ in }
    }

    /// Reads one utterance, and tells as soon as a stage is over.
    @inline(__always)
    @_spi(Measuring) public func parse(
        _ text: String,
        options: ParseOptions,
        observer: (ParseStage) -> Void
    ) throws(ParseError) -> ParseResult {
        try Self.checkLength(of: text)
        let search = search(for: text, options)
        let found = search.withMatcher { matcher -> ParseResult? in
            observer(.normalize)
            return matcher.result(in: search, observer)
        }
        observer(.extract)
        guard let found else { throw ParseError.tooManyWays }
        return found
    }

    /// - Throws: `ParseError.textTooLong` beyond `textLimit`; nothing else.
    @inline(__always)
    static func checkLength(of text: String) throws(ParseError) {
        guard text.utf8.count <= textLimit else {
            throw ParseError.textTooLong(bytes: text.utf8.count, limit: textLimit)
        }
    }
}
