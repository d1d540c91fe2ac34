extension Parser {
    /// Reads one utterance.
    ///
    /// - Throws: `ParseError.textTooLong` beyond `textLimit`, and `ParseError.tooManyWays` if the work limit for an
    ///   utterance is reached before the best reading is found, `ParseError.unknownIntent` for an intent that the grammar lacks.
    public func parse(_ text: String, options: ParseOptions = ParseOptions()) throws(ParseError) -> ParseResult {
        try parse(text, options: options) { _ in }
    }

    /// Reads one utterance and notifies `observer` after each stage.
    @inline(__always)
    @_spi(Measuring) public func parse(
        _ text: String,
        options: ParseOptions,
        observer: (ParseStage) -> Void
    ) throws(ParseError) -> ParseResult {
        try Self.checkLength(of: text)
        if !options.intents.isEmpty { try compiled.check(intents: options.intents) }
        let found = withMatcher(for: text, options) { matcher, context -> ParseResult? in
            observer(.normalize)
            return matcher.result(in: context, observer)
        }
        observer(.extract)
        // Moved, because a copy of a result costs several counts of references.
        switch consume found {
        case .some(let result): return result
        case .none: throw ParseError.tooManyWays
        }
    }

    /// Checks that the text is within `textLimit`.
    ///
    /// - Throws: `ParseError.textTooLong`.
    @inline(__always)
    static func checkLength(of text: String) throws(ParseError) {
        guard text.utf8.count <= textLimit else {
            throw ParseError.textTooLong(bytes: text.utf8.count, limit: textLimit)
        }
    }
}

/// The stages of a parse, in their order.
@_spi(Measuring) public enum ParseStage: String, CaseIterable, Sendable {
    /// Converts text to normalized text, with and without skip words.
    case normalize
    /// Finds the candidates for normalized text.
    case match
    /// Makes readings (texts, values and ranges) from the best candidates.
    case extract
}
