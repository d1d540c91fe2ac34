import ParlanceGrammar
import ParlanceText

extension Reading {
    /// Makes the texts and values that a caller sees.
    init(_ candidate: Candidate) {
        let block = candidate.block.block
        let spoken = candidate.spokenSlots.map { Slot($0, of: candidate) }
        let names = Set(spoken.map(\.name))
        let contextual = block.requiredContext.sorted { $0.key < $1.key }
            .compactMap { Slot(copiedFor: $0, from: candidate.context) }
            .filter { !names.contains($0.name) }
        let fixed = block.slots.sorted { $0.key < $1.key }
            .filter { !names.contains($0.key) }
            .map { Slot(name: $0.key, value: $0.value, kind: .fixed) }
        self.init(
            intent: candidate.block.intent,
            slots: spoken + fixed + contextual,
            context: candidate.context,
            response: block.response ?? "default",
            metadata: block.metadata,
            edits: 0,
            template: candidate.template.sentence.template.text,
            source: candidate.template.sentence.place
        )
    }
}

extension Slot {
    fileprivate init(_ match: SlotMatch, of candidate: Candidate) {
        let spoken = Spoken(match.range, of: candidate.text)
        switch match.value {
        case .wildcard:
            self.init(name: match.slot.name, value: .string(spoken.text), kind: .wildcard, spoken: spoken)
        case .number(let number):
            let value: Value
            if case .range(let list)? = candidate.lists.list(for: match.slot) {
                value = list.range.value(of: number)
            } else {
                value = Value(number: number)
            }
            self.init(name: match.slot.name, value: value, kind: .range, spoken: spoken)
        case .value:
            let listed = candidate.lists.value(of: match)
            let value = listed?.output ?? .string(spoken.text)
            self.init(name: match.slot.name, value: value, kind: .list, spoken: spoken, metadata: listed?.metadata)
        }
    }

    /// The slot that a requirement copies out of the context, if it does.
    fileprivate init?(copiedFor requirement: ContextRequirement, from context: [String: Value]) {
        guard let name = requirement.slot, let value = context[requirement.key] else { return nil }
        self.init(name: name, value: value.bare, kind: .context, metadata: value.object?["metadata"])
    }
}

extension Slot.Spoken {
    init(_ range: Range<Int>, of text: NormalizedText) {
        self.init(
            text: text.spokenText(of: range),
            range: text.sourceRange(of: range),
            scalarRange: text.scalarRange(of: range)
        )
    }
}
