import ParlanceGrammar
import ParlanceText

/// Makes the texts and values that a caller sees.
struct ReadingBuilder {
    let matcher: Matcher
    let lists: ListTable
    let grammar: CompiledGrammar
    let options: ParseOptions

    /// The reading of the candidate with that number.
    func reading(_ number: Int) -> Reading {
        let candidate = matcher.candidates[number]
        let sentence = grammar.sentences[Int(candidate.template)]
        let buffer = matcher.text(Matcher.TextKind(rawValue: candidate.text) ?? .full)
        let matches = matcher.candidates.slots(of: candidate)
        var spokenContext: [String: Value] = [:]
        let block = sentence.block
        var slots: [Slot] = []
        slots.reserveCapacity(matches.count + block.fixedSlots.count + block.contextSlots.count)
        for match in matches {
            let value = self.value(of: match)
            if let value, !value.context.isEmpty { overlay(&spokenContext, by: value.context) }
            let symbol = lists.symbols[Int(match.symbol)]
            if !symbol.isCapture { slots.append(slot(symbol.name, match, value, in: buffer)) }
        }
        let spoken = slots.count
        addSilent(block.fixedSlots, to: &slots, unlessAmong: spoken)
        addContextual(block.contextSlots, spokenContext, to: &slots, unlessAmong: spoken)
        return Reading(sentence, slots: slots, callerContext: options.context, spokenContext: spokenContext)
    }

    private func overlay(_ context: inout [String: Value], by said: [String: Value]) {
        if context.isEmpty { context = said } else { context.merge(said) { _, new in new } }
    }

    /// The list's value that a slot was filled with.
    private func value(of match: SlotMatch) -> CompiledValues.Value? {
        guard match.kind == .value, case .values(let values)? = lists.compiled(match.symbol) else { return nil }
        return values.values[Int(match.value)]
    }

    private func slot(
        _ name: String,
        _ match: SlotMatch,
        _ value: CompiledValues.Value?,
        in buffer: TextBuffer
    ) -> Slot {
        let range = match.range
        let spoken = Slot.Spoken(
            text: buffer.spokenText(of: range),
            range: buffer.sourceRange(of: range),
            scalarRange: buffer.scalarRange(of: range)
        )
        switch match.kind {
        case .wildcard: return Slot(name: name, value: .string(spoken.text), kind: .wildcard, spoken: spoken)
        case .digits, .words: return Slot(name: name, value: number(of: match), kind: .range, spoken: spoken)
        case .value:
            let output = value?.output ?? .string(spoken.text)
            return Slot(name: name, value: output, kind: .list, spoken: spoken, metadata: value?.metadata)
        }
    }

    private func number(of match: SlotMatch) -> Value {
        guard case .range(let list)? = lists.compiled(match.symbol) else { return Value(number: match.number) }
        return list.range.value(of: match.number)
    }

    private func addSilent(_ fixed: [Slot], to slots: inout [Slot], unlessAmong spoken: Int) {
        for slot in fixed where !slots[..<spoken].contains(where: { $0.name == slot.name }) { slots.append(slot) }
    }

    private func addContextual(
        _ contextual: [CompiledBlock.ContextSlot],
        _ spokenContext: [String: Value],
        to slots: inout [Slot],
        unlessAmong spoken: Int
    ) {
        for slot in contextual where !slots[..<spoken].contains(where: { $0.name == slot.name }) {
            guard let value = spokenContext[slot.key] ?? options.context[slot.key] else { continue }
            let metadata = value.object?["metadata"]
            slots.append(Slot(name: slot.name, value: value.bare, kind: .context, metadata: metadata))
        }
    }
}
