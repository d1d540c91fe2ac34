import ParlanceAuthoring
import ParlanceGrammar
import ParlanceMatching

/// The result of parsing a sampled sentence.
enum SampleCheck: Equatable {
    /// The intended reading wins.
    case meant
    /// Another reading wins, and the intended one ranks lower: the sentence has two meanings in the grammar.
    case outranked
    /// The intended reading is missing.
    case lost

    init(_ sample: SampledSentence, by parser: Parser) throws {
        let best = try parser.parse(sample.text, options: ParseOptions(context: sample.context)).best
        if let best, best.means(sample) {
            self = .meant
            return
        }
        let options = ParseOptions(context: sample.context, limit: ParseOptions.mostReadings)
        let readings = try parser.parse(sample.text, options: options).readings
        self = readings.contains { $0.source == sample.source && $0.means(sample) } ? .outranked : .lost
    }
}

extension Reading {
    /// Whether it is a reading of the same intent, with the same values in the same slots and in the same words.
    fileprivate func means(_ sample: SampledSentence) -> Bool {
        intent == sample.intent && Self.values(of: slots) == Self.values(of: sample.slots)
    }

    /// By name; of slots with the same name the last.
    private static func values(of slots: [Slot]) -> [String: [Value]] {
        Dictionary(
            slots.map { slot in
                let start = slot.spoken.map { Value.integer($0.scalarRange.lowerBound) } ?? .null
                return (slot.name, [slot.value, start, .string(slot.spoken?.text ?? "")])
            },
            uniquingKeysWith: { _, last in last }
        )
    }
}
