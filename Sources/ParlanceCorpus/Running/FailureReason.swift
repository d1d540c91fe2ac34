import ParlanceGrammar
import ParlanceMatching

/// Why a sentence did not give what it must, as `Parser.explain` has it.
public struct FailureReason: Sendable {
    /// A reading that should have been the best.
    public struct Outranked: Sendable {
        public var reading: ExplainedReading
        /// Its place among the readings; 2: it comes behind the best.
        public var rank: Int
    }

    /// The reading that won.
    public var winner: ExplainedReading?
    /// What was expected, or else another reading of the intent that was, if the winner is of another intent.
    public var outranked: Outranked?
    /// If no reading is of the intent that was expected: what stood in the way of its templates.
    public var missed: MissedIntent?
    /// If nothing matched, and no template of the intent that was expected came anywhere: why others did not read it.
    public var others: Explanation?
}

extension FailureReason {
    /// What was expected is looked for among so many readings.
    private static let readingLimit = 32

    /// - Parameter actual: what came, which was not what the test expects.
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
    /// Whether one of several is what is expected.
    fileprivate func isAmong(_ actual: [Understanding]) -> Bool {
        actual.contains { Comparison(.reading(self), [$0]).agrees }
    }
}
