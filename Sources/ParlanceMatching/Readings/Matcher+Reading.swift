import ParlanceGrammar
import ParlanceText

// How the texts and values that a caller sees are made.

extension Matcher {
    /// The reading of the candidate with that number.
    func reading(_ number: Int, by parser: Parser, _ options: ParseOptions) -> Reading {
        let candidate = candidates[number]
        let sentence = parser.compiled.sentences[Int(candidate.template)]
        let buffer = text(TextKind(rawValue: candidate.text) ?? .full)
        let matches = candidates.slots(of: candidate)
        var spokenContext: [String: Value] = [:]
        let block = sentence.block
        var slots: [Slot] = []
        slots.reserveCapacity(matches.count + block.fixedSlots.count + block.contextSlots.count)
        for match in matches {
            let values = values(of: match, parser.lists)
            if let values, !values.values[Int(match.value)].context.isEmpty {
                overlay(&spokenContext, by: values.values[Int(match.value)].context)
            }
            guard !parser.lists.symbols[Int(match.symbol)].isCapture else { continue }
            slots.append(slot(match, values, in: buffer, parser.lists))
        }
        let spoken = slots.count
        addSilent(block.fixedSlots, to: &slots, unlessAmong: spoken)
        addContextual(block.contextSlots, spokenContext, options.context, to: &slots, unlessAmong: spoken)
        return Reading(sentence, slots: slots, callerContext: options.context, spokenContext: spokenContext)
    }

    private func overlay(_ context: inout [String: Value], by said: [String: Value]) {
        if context.isEmpty { context = said } else { context.merge(said) { _, new in new } }
    }

    /// The list that a slot's value comes from.
    private func values(of match: SlotMatch, _ lists: ListTable) -> CompiledValues? {
        guard match.kind == .value, case .values(let values)? = lists.compiled(match.symbol) else { return nil }
        return values
    }

    private func slot(
        _ match: SlotMatch,
        _ values: CompiledValues?,
        in buffer: TextBuffer,
        _ lists: ListTable
    ) -> Slot {
        let name = lists.symbols[Int(match.symbol)].name
        let words = buffer.spoken(in: match.range)
        let spoken = Slot.Spoken(text: words.text, range: words.range, scalarRange: words.scalars)
        guard let values else {
            return match.kind == .wildcard
                ? Slot(name: name, value: .string(spoken.text), kind: .wildcard, spoken: spoken)
                : Slot(name: name, value: number(of: match, lists), kind: .range, spoken: spoken)
        }
        let number = Int(match.value)
        let output = values.values[number].output ?? .string(spoken.text)
        return Slot(
            name: name,
            value: output,
            kind: .list,
            spoken: spoken,
            metadata: values.values[number].metadata
        )
    }

    private func number(of match: SlotMatch, _ lists: ListTable) -> Value {
        guard case .range(let list)? = lists.compiled(match.symbol) else { return Value(number: match.number) }
        return list.range.value(of: match.number)
    }

    private func addSilent(_ fixed: [Slot], to slots: inout [Slot], unlessAmong spoken: Int) {
        for slot in fixed where !slots[..<spoken].contains(where: { $0.name == slot.name }) { slots.append(slot) }
    }

    private func addContextual(
        _ contextual: [CompiledBlock.ContextSlot],
        _ spokenContext: [String: Value],
        _ callerContext: [String: Value],
        to slots: inout [Slot],
        unlessAmong spoken: Int
    ) {
        for slot in contextual where !slots[..<spoken].contains(where: { $0.name == slot.name }) {
            guard let value = spokenContext[slot.key] ?? callerContext[slot.key] else { continue }
            let metadata = value.object?["metadata"]
            slots.append(Slot(name: slot.name, value: value.bare, kind: .context, metadata: metadata))
        }
    }
}
