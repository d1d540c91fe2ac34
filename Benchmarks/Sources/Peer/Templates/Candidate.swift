import Parlance

/// A template that fits an utterance.
struct Candidate {
    let block: PeerGrammar.Block
    let slots: [FoundSlot]
    let text: NormalizedText
    private let context: [String: Value]
    private let worth: Worth

    /// The criteria of its rank: the preferred slot, little text in wildcards, few wildcards, much literal text.
    private struct Worth: Comparable {
        var preferred: Int
        var wildcardLength: Int
        var wildcards: Int
        var literal: Int

        static func < (left: Worth, right: Worth) -> Bool {
            left.order.lexicographicallyPrecedes(right.order)
        }

        private var order: [Int] { [preferred, -wildcardLength, -wildcards, literal] }
    }

    /// Nil if the block does not apply.
    init?(_ block: PeerGrammar.Block, _ slots: [FoundSlot], _ text: NormalizedText, _ options: ParseOptions) {
        self.block = block
        self.slots = slots
        self.text = text
        context = slots.reduce(options.context) { $0.merging($1.context) { _, said in said } }
        worth = Self.worth(of: slots, in: text, preferring: options.preferredSlot)
        guard block.applies(in: context), block.hasKeyword(in: text) else { return nil }
    }

    func isBetter(than other: Candidate) -> Bool { other.worth < worth }

    private static func worth(of slots: [FoundSlot], in text: NormalizedText, preferring name: String?) -> Worth {
        let wildcards = slots.filter { $0.kind == .wildcard }
        let taken = slots.filter { $0.kind != .spelled }.map { literal(in: text.bytes[$0.range]) }.reduce(0, +)
        let preferred = slots.filter { $0.name == name && !$0.isCapture && $0.kind != .wildcard }
        return Worth(
            preferred: preferred.map(\.range.count).max() ?? 0,
            wildcardLength: wildcards.map { literal(in: text.bytes[$0.range]) }.reduce(0, +),
            wildcards: wildcards.count,
            literal: literal(in: text.bytes[...]) - taken
        )
    }

    /// The number of Unicode scalars, without blanks.
    private static func literal(in bytes: ArraySlice<UInt8>) -> Int {
        bytes.count { $0 & 0xC0 != 0x80 && $0 != UInt8(ascii: " ") }
    }
}

extension Candidate {
    /// The meaning: spoken slots, then fixed ones, then those from the context.
    var answer: Answer {
        var values = contextSlots
        values.merge(block.contents.slots) { _, fixed in fixed }
        for slot in slots where !slot.isCapture {
            values[slot.name] = slot.value ?? .string(text.spokenText(of: slot.range))
        }
        return Answer(intent: block.intent, slots: values)
    }

    private var contextSlots: [String: Value] {
        var values: [String: Value] = [:]
        for requirement in block.contents.requiredContext {
            guard let slot = requirement.slot, let value = context[requirement.key] else { continue }
            values[slot] = value.object?["value"] ?? value
        }
        return values
    }
}

extension PeerGrammar.Block {
    fileprivate func applies(in context: [String: Value]) -> Bool {
        contents.requiredContext.allSatisfy { $0.expected.holds(for: context[$0.key]?.bare ?? .null) }
            && !contents.excludedContext.contains { key, excluded in
                guard let value = context[key]?.bare else { return false }
                if case .array(let values) = excluded { return values.contains(value) }
                return value == excluded
            }
    }

    fileprivate func hasKeyword(in text: NormalizedText) -> Bool {
        keywords.isEmpty || keywords.contains { text.bytes.firstRange(of: $0) != nil }
    }
}

extension Value {
    /// A value of the context without its metadata.
    fileprivate var bare: Value { object?["value"] ?? self }
}
