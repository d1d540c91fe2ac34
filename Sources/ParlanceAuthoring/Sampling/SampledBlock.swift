import ParlanceGrammar
import ParlanceMatching
import ParlanceText

/// The common properties of a block's sentences.
final class SampledBlock: Sendable {
    let intent: String
    let block: SentenceBlock
    let normalizer: Normalizer
    private let demand: ContextDemand
    private let givenContext: [String: Value]
    /// Normalized.
    private let keywords: [[UInt8]]

    /// - Parameter givenContext: The caller's context.
    init(
        _ block: SentenceBlock,
        of intent: String,
        demand: ContextDemand,
        givenContext: [String: Value],
        normalizer: Normalizer
    ) {
        self.intent = intent
        self.block = block
        self.demand = demand
        self.givenContext = givenContext
        self.normalizer = normalizer
        keywords = block.requiredKeywords.map { normalizer.normalize($0).bytes }
    }

    /// The context that a sentence needs; nil if there is none.
    func context(spoken: [String: Value]) -> [String: Value]? {
        demand.context(given: givenContext, spoken: spoken)
    }

    /// Whether a sentence has a required keyword and the required context.
    func accepts(_ sentence: SpokenSentence) -> Bool {
        if !demand.isEmpty, context(spoken: sentence.spokenContext) == nil { return false }
        return keywords.isEmpty || hasKeyword(sentence.text)
    }

    private func hasKeyword(_ text: String) -> Bool {
        let words = normalizer.normalize(text).bytes.split(separator: UInt8(ascii: " "))
        return words.contains { word in keywords.contains { word.elementsEqual($0) } }
    }

    /// The slots of a sentence that are not spoken.
    ///
    /// - Parameters:
    ///   - spoken: The names of the spoken slots.
    ///   - context: The caller's context, overlaid by that of the spoken values.
    func silentSlots(unlessAmong spoken: Set<String>, context: [String: Value]) -> [Slot] {
        let fixed = block.slots.sorted { $0.key < $1.key }.map { Slot(name: $0, value: $1, kind: .fixed) }
        let contextual = block.requiredContext.sorted { $0.key < $1.key }.compactMap { requirement -> Slot? in
            guard let name = requirement.slot, let value = context[requirement.key] else { return nil }
            return Slot(name: name, value: value.bare, kind: .context, metadata: value.object?["metadata"])
        }
        return (fixed + contextual).filter { !spoken.contains($0.name) }
    }
}
