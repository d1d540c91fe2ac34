import ParlanceGrammar
import ParlanceMatching
import ParlanceText

/// A sentence and its slots.
struct SpokenSentence {
    let template: SentenceTemplate
    private let bytes: [UInt8]
    private let slots: [SentenceWriter.SpokenSlot]
    private let edges: [SentenceWriter.RepetitionEdge]

    init(template: SentenceTemplate, _ writer: SentenceWriter) {
        self.template = template
        bytes = writer.bytes
        slots = writer.slots
        edges = writer.edges
    }

    var text: String { String(decoding: bytes, as: UTF8.self) }

    /// The context that the spoken values add; the last of several counts.
    var spokenContext: [String: Value] {
        slots.reduce(into: [:]) { context, spoken in
            guard let value = spoken.value, !value.context.isEmpty else { return }
            context.merge(value.context) { _, later in later }
        }
    }

    /// A hash of the words that is equal on every machine (FNV-1a).
    var fingerprint: UInt64 {
        bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }

    /// The sentence and its meaning.
    var sample: SampledSentence {
        let block = template.block
        let text = text
        let said = said(in: text)
        let spokenContext = spokenContext
        let context = block.context(spoken: spokenContext) ?? [:]
        let silent = block.silentSlots(
            unlessAmong: Set(said.map(\.name)),
            context: context.merging(spokenContext) { _, said in said }
        )
        return SampledSentence(
            text: text,
            intent: block.intent,
            slots: said + silent,
            context: context,
            response: block.block.response ?? "default",
            metadata: block.block.metadata,
            template: template.sentence.template.text,
            source: template.sentence.place
        )
    }

    /// The slots of a reading: those within repetitions are gathered.
    private func said(in text: String) -> [Slot] {
        var gathering = GatheredSlots()
        var edges = edges[...]
        for index in 0...slots.count {
            while let edge = edges.first, edge.slot == index {
                gathering.take(edges.removeFirst()) { spoken($0, in: text) }
            }
            guard index < slots.count, !slots[index].slot.isCapture else { continue }
            gathering.add(slot(slots[index], in: text))
        }
        return gathering.slots
    }

    private func slot(_ slot: SentenceWriter.SpokenSlot, in text: String) -> Slot {
        let spoken = spoken(slot.range, in: text)
        let name = slot.slot.name
        switch slot.slot.fillings {
        case .texts(let texts):
            let value = texts.value(at: slot.filling) ?? .string(spoken.text)
            return Slot(name: name, value: value, kind: texts.kind, spoken: spoken)
        case .values(let values):
            let value = values[slot.filling].value
            return Slot(
                name: name,
                value: value.output ?? .string(spoken.text),
                kind: .list,
                spoken: spoken,
                metadata: value.metadata
            )
        }
    }

    /// The words of a slot as in a reading: without punctuation at the edges.
    private func spoken(_ range: Range<Int>, in text: String) -> Slot.Spoken {
        let words = template.block.normalizer.normalize(String(decoding: bytes[range], as: UTF8.self))
        let inner = words.scalarRange(of: 0..<words.bytes.count)
        let scalars = text.unicodeScalars
        let start = scalars[..<text.utf8.index(text.startIndex, offsetBy: range.lowerBound)].count
        let scalarRange = start + inner.lowerBound..<start + inner.upperBound
        let first = scalars.index(scalars.startIndex, offsetBy: scalarRange.lowerBound)
        let last = scalars.index(first, offsetBy: scalarRange.count)
        return Slot.Spoken(
            text: words.spokenText(of: 0..<words.bytes.count),
            range: first..<last,
            scalarRange: scalarRange
        )
    }
}

extension SentenceWriter.SpokenSlot {
    /// The value of the list; nil if the slot has no list.
    fileprivate var value: ListValue? {
        guard case .values(let values) = slot.fillings else { return nil }
        return values[filling].value
    }
}
