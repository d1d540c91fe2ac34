#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Serves the lines of a batch, one after the other: the contract of `parlance parse --jsonl`.
///
/// ```swift
/// var session = BatchSession(parser)
/// let answer = session.answer(Data(#"{"text": "order a plum cake"}"#.utf8))
/// print(String(decoding: answer, as: UTF8.self).hasPrefix("{"))  // true
/// ```
public struct BatchSession: Sendable {
    /// The outcome of a line; the worst one is the outcome of the run.
    public enum Outcome: Int, Sendable, Comparable {
        /// An utterance with a winning reading, or a valid line without an utterance.
        case matched
        /// Nothing matched, or several readings tied.
        case noMatch
        /// The line was answered with an error.
        case failed

        /// Orders outcomes from best to worst.
        public static func < (left: Outcome, right: Outcome) -> Bool { left.rawValue < right.rawValue }

        /// The outcome of an utterance. An ambiguous utterance has no reading to act on.
        public init(_ match: ParseResult.Match) {
            switch match {
            case .exact, .approximate: self = .matched
            case .ambiguous, .partial, .none: self = .noMatch
            }
        }
    }

    /// The parser with the run-time lists and terms so far.
    private var parsers: MultilingualParser
    /// The apps of each language, with their names in it.
    private let selectors: [String: AppSelector]
    /// The run-time lists of the last line with lists; nil if there was none.
    package private(set) var lists: [String: SlotList]?
    /// The worst outcome so far.
    public private(set) var outcome = Outcome.matched

    /// Creates a session; run-time lists and vocabulary of later lines replace those of the parser.
    public init(_ parser: Parser) { self.init(MultilingualParser(parser)) }

    /// Creates a session in several languages; a line may ask for some of them with `language`.
    public init(_ parser: MultilingualParser) {
        parsers = parser
        let selectors = parser.parsers.map { ($0.language, AppSelector($0.apps, language: $0.language)) }
        self.selectors = Dictionary(selectors) { first, _ in first }
    }

    /// The parser of the first language, with the run-time lists and terms so far.
    package var parser: Parser { parsers.first }

    /// The answer to one line, as JSON without a newline.
    ///
    /// - Parameter line: UTF-8, without its newline.
    public mutating func answer(_ line: Data) -> Data {
        var id: BatchIdentifier?
        do {
            return try serve(try BatchRequest(line: line, id: &id)).jsonData(id: id)
        } catch {
            return fail(error).jsonData(id: id)
        }
    }

    /// The answer to a line that is rejected unread.
    package mutating func answer(refusal error: BatchError) -> Data {
        fail(error).jsonData()
    }

    /// The answer to a request.
    package mutating func serve(_ request: BatchRequest) throws(BatchError) -> BatchAnswer {
        switch request {
        case .lists(let given):
            let lists = try given.read(rules: parsers.commonRules)
            try checkNames(of: lists)
            parsers = parsers.with(lists: lists, exact: given.exact)
            self.lists = lists
            return .lists(lists.mapValues(\.valueCount))
        case .vocabulary(let sets): return take(sets)
        case .parse(let parse):
            do {
                return try answer(to: parse, in: try parsers.restricted(for: parse))
            } catch let error as ParseError {
                throw BatchError(error.message)
            } catch let error as BatchError {
                throw error
            } catch {
                throw BatchError("\(error)")
            }
        }
    }

    private mutating func answer(to parse: BatchRequest.Parse, in parser: MultilingualParser) throws -> BatchAnswer {
        if parse.mayBeSplit {
            let result = try parser.parseRequests(parse.text, options: parse.options)
            let language = result.requests.first?.result.language ?? result.whole.language
            let selector = try selector(for: parse, in: parser, language)
            outcome = max(outcome, result.isSplit ? .matched : Outcome(result.whole.match))
            return .requests(result, selector)
        }
        let result = try parser.parse(parse.text, options: parse.options)
        let selector = try selector(for: parse, in: parser, result.language)
        outcome = max(outcome, Outcome(result.match))
        return .parse(result, selector)
    }

    /// The selector of the apps of a language, for a request.
    private func selector(
        for parse: BatchRequest.Parse,
        in parser: MultilingualParser,
        _ language: String?
    ) throws(BatchError) -> AppSelector {
        let own = parser.parsers.first { $0.language == language } ?? parser.first
        let selector = selectors[own.language] ?? AppSelector(own.apps, language: own.language)
        return try selector.serving(parse, among: own.apps)
    }

    /// Checks the names of lists. A name that no template references is ignored, because callers may send the same
    /// lists for all languages. It is an error if it resembles a referenced list that the line lacks: that list would
    /// be removed.
    private func checkNames(of lists: [String: SlotList]) throws(BatchError) {
        let known = parsers.parsers.reduce(into: Set<String>()) { $0.formUnion($1.mentionedLists) }
        let missing = known.subtracting(lists.keys).sorted()
        for name in lists.keys.sorted() where !known.contains(name) {
            guard let nearest = Suggestion.nearest(to: name, among: missing) else { continue }
            throw BatchError("no template mentions a list '\(name)'; did you mean '\(nearest)'?")
        }
    }

    private mutating func take(_ sets: [VocabularyName: [Term]]) -> BatchAnswer {
        var vocabulary = parser.vocabulary
        var leftOut: [VocabularyReport.Entry] = []
        for (name, terms) in sets.sorted(by: { $0.key < $1.key }) {
            leftOut += vocabulary.set(terms, of: name, tier: .user).entries
        }
        parsers = parsers.with(vocabulary: vocabulary)
        leftOut += parser.vocabularyReport.leftOut.filter { $0.tier == .user && sets[$0.name] != nil }
        let counts = sets.keys.map { ($0, vocabulary.terms(of: $0, tier: .user).count) }
        return .vocabulary(Dictionary(counts) { first, _ in first }, leftOut: leftOut)
    }

    private mutating func fail(_ error: BatchError) -> BatchAnswer {
        outcome = .failed
        return .error(error)
    }
}

extension MultilingualParser {
    /// The rules that all languages have: those that values of run-time lists may mention.
    fileprivate var commonRules: [String: Rule] {
        parsers.dropFirst().reduce(first.rules) { common, parser in
            let rules = parser.rules
            return common.filter { rules[$0.key] != nil }
        }
    }

    /// The parser of the languages that a request names.
    ///
    /// - Throws: `BatchError` for a language without a grammar.
    package func restricted(for parse: BatchRequest.Parse) throws(BatchError) -> MultilingualParser {
        if parse.languages.isEmpty { return self }
        if let parser = restricted(to: parse.languages) { return parser }
        let unknown = parse.languages.first { restricted(to: [$0]) == nil } ?? ""
        let known = languages.joined(separator: ", ")
        throw BatchError("no grammar here is for the language '\(unknown)'; there are \(known)")
    }
}

extension AppSelector {
    /// The selector for a request, with its apps and preferences.
    ///
    /// - Throws: `BatchError` for an unknown app or intent.
    package func serving(_ parse: BatchRequest.Parse, among apps: AppCatalog) throws(BatchError) -> AppSelector {
        let selector = try preferring(parse.apps, among: apps)
        guard let admitted = parse.admittedApps else { return selector }
        _ = try preferring(AppPreferences(preferred: admitted), among: apps)
        return selector.admitting(admitted)
    }

    /// The selector with other preferences.
    ///
    /// - Throws: `BatchError` for an unknown app or intent.
    package func preferring(
        _ preferences: AppPreferences,
        among apps: AppCatalog
    ) throws(BatchError) -> AppSelector {
        do {
            try preferences.check(against: apps)
        } catch {
            throw BatchError(error.message)
        }
        return preferring(preferences)
    }
}
