import Foundation

/// Answers the lines of a batch in order: the contract of `parlance parse --jsonl`.
public struct BatchSession {
    /// The outcome of a line; the worst of them is the outcome of the run.
    public enum Outcome: Int, Sendable, Comparable {
        /// It matched, or was not an utterance.
        case well
        /// Nothing matched, or the utterance is ambiguous.
        case noMatch
        /// It was refused.
        case failed

        /// Outcomes are ordered from the best to the worst.
        public static func < (left: Outcome, right: Outcome) -> Bool { left.rawValue < right.rawValue }

        /// The outcome of an utterance: an ambiguous one has no reading to act on.
        public init(_ match: ParseResult.Match) {
            switch match {
            case .exact, .approximate: self = .matched
            case .ambiguous, .none: self = .noMatch
            }
        }
    }

    private var parser: Parser
    /// The parser's apps, with their names in its language.
    private let apps: AppSelector
    private let encoder = JSONEncoder.answers()
    /// The worst outcome so far.
    public private(set) var outcome = Outcome.matched

    /// Creates a session; run-time lists and vocabulary of later lines replace those of the parser.
    public init(_ parser: Parser) {
        self.parser = parser
        apps = AppSelector(parser.apps, language: parser.language)
    }

    /// The answer to one line, as JSON without a newline.
    ///
    /// - Parameter line: UTF-8, without its newline.
    public mutating func answer(_ line: Data) -> Data {
        var id: BatchIdentifier?
        do {
            return encode(try serve(try request(line, &id)), id)
        } catch {
            return encode(fail(error), id)
        }
    }

    /// The answer to a line that was refused before it was decoded.
    public mutating func answer(refusal error: BatchError) -> Data {
        encode(fail(error), nil)
    }

    /// Encoding an answer cannot fail.
    private func encode(_ answer: BatchAnswer, _ id: BatchIdentifier?) -> Data {
        (try? encoder.encode(IdentifiedAnswer(answer: answer, id: id))) ?? Data("{}".utf8)
    }

    /// - Parameter id: Set as soon as it is known, so that errors repeat it too.
    private func request(_ line: Data, _ id: inout BatchIdentifier?) throws(BatchError) -> BatchRequest {
        try BatchRequest(line: line, rules: parser.rules, id: &id)
    }

    private mutating func serve(_ request: BatchRequest) throws(BatchError) -> BatchAnswer {
        switch request {
        case .lists(let lists):
            try checkNames(of: lists)
            parser = parser.with(lists: lists)
            return .lists(lists.mapValues(\.valueCount))
        case .vocabulary(let sets): return take(sets)
        case .parse(let parse):
            let selector = try selector(parse.apps)
            do {
                let result = try parser.parse(parse.text, options: parse.options)
                outcome = max(outcome, Outcome(result.match))
                return .parse(result, selector)
            } catch {
                throw BatchError(error.message)
            }
        }
    }

    /// A name that no template uses has no effect, but a caller may pass the same lists to every language. It is an
    /// error if it resembles a list that a template uses and the line lacks, because that list would be removed.
    private func checkNames(of lists: [String: SlotList]) throws(BatchError) {
        let known = parser.mentionedLists
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
        parser = parser.with(vocabulary: vocabulary)
        leftOut += parser.vocabularyReport.leftOut.filter { $0.tier == .user && sets[$0.name] != nil }
        let counts = sets.keys.map { ($0, vocabulary.terms(of: $0, tier: .user).count) }
        return .vocabulary(Dictionary(counts) { first, _ in first }, leftOut: leftOut)
    }

    private func selector(_ preferences: AppPreferences) throws(BatchError) -> AppSelector {
        do {
            try preferences.check(against: parser.apps)
        } catch {
            throw BatchError(error.message)
        }
        return apps.preferring(preferences)
    }

    private mutating func fail(_ error: BatchError) -> BatchAnswer {
        outcome = .failed
        return .error(error)
    }
}
