import ParlanceAuthoring
import ParlanceGrammar
import ParlanceMatching

/// What a parser makes of a sampled sentence.
enum SampleCheck: Equatable {
    /// It reads what was meant.
    case same
    /// Another reading wins, and the one that was meant is among those behind it.
    case outranked(by: String)
    /// What was meant is not among the readings.
    case lost(best: String)

    init(_ sample: SampledSentence, by parser: Parser, preferredSlot: String? = nil) throws {
        var options = ParseOptions(context: sample.context, preferredSlot: preferredSlot)
        let best = try parser.parse(sample.text, options: options).best
        if let best, best.intent == sample.intent, Self.mean(best.slots, sample.slots) {
            self = .same
            return
        }
        options = ParseOptions(context: sample.context, limit: ParseOptions.mostReadings)
        let readings = try parser.parse(sample.text, options: options).readings
        let isThere = readings.contains { $0.source == sample.source && Self.mean($0.slots, sample.slots) }
        let description =
            best.map { "\($0.intent) \($0.slots.map { "\($0.name)=\($0.value)" }) by \($0.template)" } ?? "no match"
        self = isThere ? .outranked(by: description) : .lost(best: description)
    }

    /// Whether slots have the same names and values; of those with one name the last counts.
    private static func mean(_ left: [Slot], _ right: [Slot]) -> Bool { values(of: left) == values(of: right) }

    private static func values(of slots: [Slot]) -> [String: Value] {
        Dictionary(slots.map { ($0.name, $0.value) }, uniquingKeysWith: { _, last in last })
    }
}
