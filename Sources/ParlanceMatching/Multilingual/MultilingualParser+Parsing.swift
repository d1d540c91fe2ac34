extension MultilingualParser {
    /// Reads one utterance in the language that reads it best.
    ///
    /// If nothing matches word for word, and another language corrects the words at nearly the same cost to another
    /// meaning, the result is ambiguous, with the readings of both.
    ///
    /// - Throws: `ParseError` like `Parser.parse(_:options:)`. An intent of the options is unknown if no language has it.
    /// - Complexity: One search for each language; a grammar that cannot begin like the utterance costs only its
    ///   normalization. The language that wins searches once more.
    public func parse(_ text: String, options: ParseOptions = ParseOptions()) throws(ParseError) -> ParseResult {
        if parsers.count == 1 {
            var result = try first.parse(text, options: options)
            result.namesLanguage = namesLanguage
            return result
        }
        guard let choice = try choice(for: text, options) else { return try notUnderstood(text, options) }
        var result = try choice.parser.parse(text, options: choice.options)
        for rival in choice.rivals {
            let other = try rival.parser.parse(text, options: rival.options)
            guard let reading = other.readings.first, !result.readings.contains(where: reading.meansTheSame) else {
                continue
            }
            result = ParseResult(
                text: text,
                outcome: .ambiguous(result.readings + [reading]),
                isIncomplete: result.isIncomplete || other.isIncomplete
            )
        }
        result.namesLanguage = namesLanguage
        return result
    }

    /// The language that reads an utterance best, beside remarks if none reads the whole word for word; nil if none reads it.
    private func choice(for text: String, _ options: ParseOptions) throws(ParseError) -> LanguageChoice? {
        if let exact = try LanguageChoice(of: self, for: text, options, kinds: [.exact]) { return exact }
        if let beside = try choiceBesideRemarks(for: text, options) { return beside }
        return try LanguageChoice(of: self, for: text, options, kinds: [.approximate, .partial])
    }

    /// The language in which a request beside remarks leaves out the fewest characters, of equals the first.
    private func choiceBesideRemarks(for text: String, _ options: ParseOptions) throws(ParseError) -> LanguageChoice? {
        guard options.admitsRemarks else { return nil }
        var best: (choice: LanguageChoice, leftOut: Int)?
        for parser in parsers {
            guard let own = parser.own(options) else { continue }
            var exact = own
            (exact.edits, exact.partial, exact.remarks) = (0, false, true)
            guard let reading = try parser.parse(text, options: exact).best else { continue }
            let leftOut = reading.remarks.reduce(0) { $0 + $1.scalarRange.count }
            if best.map({ leftOut < $0.leftOut }) ?? true { best = (LanguageChoice(parser, own), leftOut) }
        }
        return best?.choice
    }

    /// Reads an utterance that may contain several requests, all in one language: that of the utterance as a whole, if
    /// it matches word for word, else the first in which it can be split.
    ///
    /// - Throws: `ParseError` like `parse(_:options:)`.
    public func parseRequests(
        _ text: String,
        options: ParseOptions = ParseOptions()
    ) throws(ParseError) -> RequestsResult {
        if parsers.count == 1 { return try first.parseRequests(text, options: options).naming(namesLanguage) }
        if let choice = try LanguageChoice(of: self, for: text, options, kinds: [.exact]) {
            return try choice.parser.parseRequests(text, options: choice.options).naming(namesLanguage)
        }
        var exact = options
        (exact.edits, exact.partial) = (0, false)
        for parser in parsers {
            guard let own = parser.own(exact) else { continue }
            let result = try parser.parseRequests(text, options: own)
            if result.isSplit { return result.naming(namesLanguage) }
        }
        return RequestsResult(try parse(text, options: options))
    }

    /// Explains the readings of an utterance in the language that reads it best, or why no language reads it, in the
    /// one whose templates come furthest.
    ///
    /// - Throws: `ParseError` like `parse(_:options:)`.
    package func explain(_ text: String, options: ParseOptions = ParseOptions()) throws(ParseError) -> Explanation {
        if let choice = try choice(for: text, options) {
            return try explain(text, choice.options, by: choice.parser)
        }
        var best: Explanation?
        for parser in parsers {
            guard let own = parser.own(options) else { continue }
            let explanation = try explain(text, own, by: parser)
            if best.map({ explanation.matched > $0.matched }) ?? true { best = explanation }
        }
        if let best { return best }
        return try explain(text, options, by: first)
    }

    private func explain(_ text: String, _ options: ParseOptions, by parser: Parser) throws(ParseError) -> Explanation {
        var explanation = try parser.explain(text, options: options)
        if namesLanguage { explanation.language = parser.language }
        return explanation
    }

    /// The result of an utterance that no language reads, with the near misses of all.
    private func notUnderstood(_ text: String, _ options: ParseOptions) throws(ParseError) -> ParseResult {
        let inquiries = parsers.compactMap { parser in
            parser.own(options).map { NearMissInquiry(search: parser.search(for: text, $0)) }
        }
        // Some language has the intents of the options.
        guard let inquiry = inquiries.first else { return try first.parse(text, options: options) }
        let all = NearMissInquiry(inquiry, others: inquiries.dropFirst())
        var result = ParseResult(text: text, outcome: .notUnderstood(all), isIncomplete: false)
        result.namesLanguage = namesLanguage
        return result
    }
}

extension Explanation {
    /// The text that the templates of an utterance without readings read at most, in Unicode scalars; templates that
    /// lack only their context read all of it.
    fileprivate var matched: Int { withheld.isEmpty ? nearest.first?.matched ?? 0 : Int.max }
}

extension RequestsResult {
    /// The requests with their language, if results name it.
    fileprivate func naming(_ namesLanguage: Bool) -> RequestsResult {
        var (whole, requests) = (whole, requests)
        whole.namesLanguage = namesLanguage
        for index in requests.indices { requests[index].result.namesLanguage = namesLanguage }
        return RequestsResult(whole, split: requests)
    }
}
