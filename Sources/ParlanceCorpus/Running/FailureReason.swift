import ParlanceGrammar
import ParlanceMatching

/// The reason why the result of a sentence was not the expected one, from `Parser.explain`.
public struct FailureReason: Sendable {
    /// A reading that should have been the best.
    public struct Outranked: Sendable {
        package var reading: ExplainedReading
        /// Its rank among the readings; 2 is directly after the best.
        public var rank: Int
    }

    /// The reading that won.
    package var winner: ExplainedReading?
    /// The expected reading, or else another reading of the expected intent, if the winner has another intent.
    public var outranked: Outranked?
    /// If no reading has the expected intent: the obstacles of its templates.
    package var missed: MissedIntent?
    /// If nothing matched, and no template of the expected intent read anything: the obstacles of other templates.
    package var others: Explanation?
}

extension FailureReason {
    /// The number of readings in which the expected one is searched.
    private static let readingLimit = 32

    /// - Parameter actual: The actual result, which the test does not expect.
    init(_ text: String, _ test: CorpusTest, actual: [Understanding], _ parser: Parser) throws(ParseError) {
        self.init()
        let expected = test.expected.understandings.first { !$0.isAmong(actual) }
        var options = test.options
        options.limit = Self.readingLimit
        if !actual.isEmpty {
            let readings = try parser.explain(text, options: options).readings
            winner = readings.first
            outranked = expected.flatMap { Outranked(of: $0, test, among: readings) }
        }
        guard let expected, outranked == nil, winner?.reading.intent != expected.intent else { return }
        try miss(expected.intent, text, options, parser)
    }

    private mutating func miss(
        _ intent: String,
        _ text: String,
        _ options: ParseOptions,
        _ parser: Parser
    ) throws(ParseError) {
        let missed = try parser.explain(text, missing: intent, options: options)
        self.missed = missed
        guard winner == nil, missed.withheld.isEmpty, missed.nearest.isEmpty else { return }
        others = try parser.explain(text, options: options)
    }
}

extension FailureReason.Outranked {
    fileprivate init?(of expected: Understanding, _ test: CorpusTest, among readings: [ExplainedReading]) {
        let others = readings.indices.dropFirst()
        let same = others.first { number in
            let meaning = Understanding(readings[number].reading, like: expected, tacit: test.tacitSlots)
            return expected.isAmong([meaning])
        }
        let isWinners = readings.first?.reading.intent == expected.intent
        let found = same ?? (isWinners ? nil : others.first { readings[$0].reading.intent == expected.intent })
        guard let found else { return nil }
        self.init(reading: readings[found], rank: found + 1)
    }
}

extension Understanding {
    /// Whether one of several readings is expected.
    fileprivate func isAmong(_ actual: [Understanding]) -> Bool {
        actual.contains { Comparison(.reading(self), [$0]).agrees }
    }
}
