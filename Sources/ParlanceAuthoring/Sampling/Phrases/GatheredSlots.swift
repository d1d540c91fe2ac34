import ParlanceGrammar
import ParlanceMatching

/// The slots of a sentence, in its order; those of repetitions are gathered.
struct GatheredSlots {
    private struct Group {
        let phrase: RepetitionPhrase
        let start: Int
        var items: [[String: Value]] = [[:]]

        var value: Value {
            phrase.isSingleSlot ? .array(items.compactMap(\.values.first)) : .array(items.map { .object($0) })
        }
    }

    private(set) var slots: [Slot] = []
    private var open: [Group] = []

    mutating func add(_ slot: Slot) {
        guard !open.isEmpty else { return slots.append(slot) }
        let last = open[open.count - 1].items.count - 1
        open[open.count - 1].items[last][slot.name] = slot.value
    }

    /// - Parameter spoken: The spoken words of a range of the sentence's bytes.
    mutating func take(_ edge: SentenceWriter.RepetitionEdge, _ spoken: (Range<Int>) -> Slot.Spoken) {
        switch edge.kind {
        case .begin: open.append(Group(phrase: edge.phrase, start: edge.position))
        case .next: if !open.isEmpty { open[open.count - 1].items.append([:]) }
        case .end:
            guard let group = open.popLast(), !edge.phrase.isCapture else { return }
            let words = spoken(group.start..<max(group.start, edge.position))
            add(Slot(name: edge.phrase.name, value: group.value, kind: .repeated, spoken: words))
        }
    }
}
