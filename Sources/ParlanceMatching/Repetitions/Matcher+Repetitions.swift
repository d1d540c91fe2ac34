import ParlanceGrammar
import ParlanceText

// Gathering of the slots of repeated rules. Matching reads them like other slots; where one repetition ends and the next
// begins follows from the template's states, which are followed only for readings.

extension Matcher {
    /// Replaces the slots of repetitions by the slots that gather them.
    ///
    /// - Parameter slots: The spoken slots of the candidate, in the order of the text.
    func gather(_ slots: inout [Slot], of candidate: Candidates.Candidate, in context: SearchContext) {
        let matches = Array(candidates.slots(of: candidate))
        let symbols = context.lists.symbols
        guard matches.contains(where: { symbols[$0.symbol].role == .gathered }) else { return }
        var rest = slots[...]
        let matched = matches.map { symbols[$0.symbol].isCapture ? nil : rest.popFirst() }
        slots =
            gathered(matched, matches, of: candidate, in: context) ?? divided(matched, matches, of: candidate, context)
    }

    /// Follows the states of the template over the text as it was understood; nil if there is no path.
    private func gathered(
        _ matched: [Slot?],
        _ matches: [SlotMatch],
        of candidate: Candidates.Candidate,
        in context: SearchContext
    ) -> [Slot]? {
        let (grammar, source, buffer) = (context.grammar, context.utterance, text(of: candidate))
        let edits = candidates.edits(of: candidate)
        var words: CorrectedWords?
        var read = buffer
        if !edits.isEmpty {
            let corrected = CorrectedWords(MatchedText(buffer), edits)
            read = TextBuffer()
            grammar.normalizer.normalize(String(decoding: corrected.bytes, as: UTF8.self), into: read)
            guard MatchedText(read).buffer.elementsEqual(corrected.bytes) else { return nil }
            words = corrected
        }
        let text = MatchedText(read)
        let slots = words.map { words in matches.map { words.corrected($0) } } ?? matches
        var walk = AutomatonWalk(grammar.nfa, context.lists, text, slots: slots)
        guard let steps = walk.steps(from: grammar.nfa.starts[Int(candidate.template.raw)]) else { return nil }
        var reader = RepetitionReader(grammar.nfa, symbols: context.lists.symbols)
        return reader.slots(on: steps, matched: matched) { range in
            let range = text.trimmed(range)
            return buffer.spoken(words?.original(range) ?? range, in: source)
        }
    }

    /// Divides the slots where one comes again: for texts whose words were understood in a way that no path reads.
    private func divided(
        _ matched: [Slot?],
        _ matches: [SlotMatch],
        of candidate: Candidates.Candidate,
        _ context: SearchContext
    ) -> [Slot] {
        let symbols = context.lists.symbols
        guard let symbol = context.grammar.repetition(inTemplate: candidate.template) else {
            return matched.compactMap { $0 }
        }
        var (slots, items, range): ([Slot], [[String: Value]], Range<Int>?) = ([], [], nil)
        for (slot, match) in zip(matched, matches) {
            guard let slot else { continue }
            guard symbols[match.symbol].role == .gathered else {
                slots.append(slot)
                continue
            }
            if items.last.map({ $0[slot.name] != nil }) ?? true { items.append([:]) }
            items[items.count - 1][slot.name] = slot.value
            range = (range?.lowerBound ?? Int(match.start))..<max(Int(match.end), range?.upperBound ?? 0)
        }
        let value: [Value] = symbol.role == .values ? items.compactMap(\.values.first) : items.map { .object($0) }
        let spoken = range.map { text(of: candidate).spoken($0, in: context.utterance) }
        return slots + [Slot(name: symbol.name, value: .array(value), kind: .repeated, spoken: spoken)]
    }
}

extension CompiledGrammar {
    /// The symbol of the outermost slot of a template that gathers repetitions; nil if there is none.
    fileprivate func repetition(inTemplate template: TemplateIndex) -> SlotSymbol? {
        nfa.states(of: Int(template.raw)).reversed().first { nfa.state($0).kind == .item }
            .map { symbols[nfa.edge(of: nfa.state($0)).symbol] }
    }
}
