import ParlanceGrammar
import ParlanceText

// Construction of the texts and values of readings.

extension Matcher {
    /// Returns the reading of the candidate with that number.
    func reading(_ number: Int, in context: SearchContext) -> Reading {
        let candidate = candidates[number]
        let (buffer, source) = (text(of: candidate), context.utterance)
        let matches = candidates.slots(of: candidate)
        let silentSlots = context.grammar.templates[candidate.template].silentSlotCount
        var spokenContext: [String: Value] = [:]
        var slots: [Slot] = []
        slots.reserveCapacity(matches.count + Int(silentSlots))
        let changes = changes(of: candidate, in: source)
        let edits = changes?.edited ?? []
        for match in matches {
            overlayContext(of: match, on: &spokenContext, in: context)
            guard !context.lists.symbols[match.symbol].isCapture else { continue }
            slots.append(slot(match, of: source, in: buffer, edits: edits, in: context.lists))
        }
        if context.grammar.hasRepetitions { gather(&slots, of: candidate, in: context) }
        if silentSlots > 0 {
            let spoken = slots.count
            context.grammar.templates[candidate.template].block._withUnsafeGuaranteedRef { block in
                addFixed(block.fixedSlots, to: &slots, unlessAmong: spoken)
                addContextual(
                    block.contextSlots,
                    spokenContext,
                    context.options.context,
                    to: &slots,
                    unlessAmong: spoken
                )
            }
        }
        return Reading(
            candidate.template,
            of: sentences,
            slots: slots,
            callerContext: context.options.context,
            spokenContext: spokenContext,
            changes: changes
        )
    }

    private func changes(of candidate: Candidates.Candidate, in source: String) -> WordChanges? {
        let edits = candidates.edits(of: candidate)
        if edits.isEmpty { return nil }
        let buffer = text(of: candidate)
        let text = MatchedText(buffer)
        let ends = [0] + edits.map(\.range.upperBound)
        let starts = edits.dropFirst().map(\.range.lowerBound) + [text.count]
        return WordChanges(
            edited: zip(edits, zip(ends, starts)).compactMap { edit, free in
                editedWord(edit, within: free.0..<max(free.0, free.1), in: buffer, of: source)
            },
            unexplained: edits.filter { $0.kind == .unexplained }
                .map { buffer.spoken(text.trimmed($0.range), in: source) }
        )
    }

    /// The corrected word of an edit; nil if the edit leaves a word unexplained.
    ///
    /// - Parameter free: The part of the text that no other edit corrects.
    private func editedWord(
        _ edit: Candidates.Edit,
        within free: Range<Int>,
        in buffer: TextBuffer,
        of source: String
    ) -> EditedWord? {
        guard let kind = EditedWord.Kind(edit.kind) else { return nil }
        let text = MatchedText(buffer)
        // A correction that ends or begins within a word is told with all of the word.
        let range = edit.kind == .omitted ? edit.range : text.wholeWords(around: edit, within: free)
        let (before, behind) = (range.lowerBound..<edit.range.lowerBound, edit.range.upperBound..<range.upperBound)
        let meant = text.word(before) + edit.meant + text.word(behind)
        return EditedWord(
            kind: kind,
            said: buffer.spokenText(of: range, in: source),
            meant: String(decoding: meant, as: UTF8.self),
            range: buffer.sourceRange(of: range, in: source),
            scalarRange: buffer.scalarRange(of: range, in: source)
        )
    }

    private func overlayContext(of match: SlotMatch, on spoken: inout [String: Value], in context: SearchContext) {
        guard match.kind == .value else { return }
        let entry = context.lists.entry(context.lists.list(ofSymbol: match.symbol))
        entry.pointee.layered?._withUnsafeGuaranteedRef { overlay(&spoken, by: $0.context(of: match.value)) }
        entry.pointee.list?._withUnsafeGuaranteedRef { list in
            guard !list.values[Int(match.value)].context.isEmpty else { return }
            overlay(&spoken, by: list.values[Int(match.value)].context)
        }
    }

    private func overlay(_ context: inout [String: Value], by said: [String: Value]) {
        if context.isEmpty { context = said } else if !said.isEmpty { context.merge(said) { _, new in new } }
    }

    /// The slot of a match.
    ///
    /// - Parameters:
    ///   - source: The utterance.
    ///   - buffer: The text that was matched.
    ///   - edits: The corrected words of the utterance.
    func slot(
        _ match: SlotMatch,
        of source: String,
        in buffer: TextBuffer,
        edits: [EditedWord] = [],
        in lists: ListTable
    ) -> Slot {
        let name = lists.symbols[match.symbol].name
        let isWildcard = match.kind == .wildcard
        let range = isWildcard ? MatchedText(buffer).withoutQuotationMarks(match.range) : match.range
        let spoken = buffer.spoken(range, in: source, isAsSaid: isWildcard)
        let words = edits.isEmpty ? spoken.text : edits.corrected(source, in: spoken.range)
        switch match.kind {
        case .value: return valueSlot(match, name, spoken, words: words, lists)
        case .wildcard: return CompiledWildcard.slot(name, spoken: spoken)
        case .typed: return CompiledType.slot(name, value: chart.typed.values[Int(match.value)], spoken: spoken)
        case .digits, .words: return numberSlot(match, name, spoken, lists)
        }
    }

    private func valueSlot(
        _ match: SlotMatch,
        _ name: String,
        _ spoken: Slot.Spoken,
        words: String,
        _ lists: ListTable
    ) -> Slot {
        let entry = lists.entry(lists.list(ofSymbol: match.symbol))
        if let layered = entry.pointee.layered {
            return layered._withUnsafeGuaranteedRef { $0.slot(name, value: match.value, spoken: spoken, words: words) }
        }
        guard let list = entry.pointee.list else { return CompiledWildcard.slot(name, spoken: spoken) }
        return list._withUnsafeGuaranteedRef { $0.slot(name, value: match.value, spoken: spoken, words: words) }
    }

    private func numberSlot(_ match: SlotMatch, _ name: String, _ spoken: Slot.Spoken, _ lists: ListTable) -> Slot {
        guard case .range(let list)? = lists.compiled(match.symbol) else {
            return Slot(name: name, value: Value(number: match.number), kind: .range, spoken: spoken)
        }
        return list.slot(name, number: match.number, spoken: spoken)
    }

    private func addFixed(_ fixed: [Slot], to slots: inout [Slot], unlessAmong spoken: Int) {
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

extension TextBuffer {
    /// The words of a range, and their place in the text before normalization.
    ///
    /// - Parameter isAsSaid: Whether punctuation and skip words between the words are part of them.
    func spoken(_ range: Range<Int>, in source: String, isAsSaid: Bool = false) -> Slot.Spoken {
        Slot.Spoken(
            text: spokenText(of: range, in: source, isAsSaid: isAsSaid),
            range: sourceRange(of: range, in: source),
            scalarRange: scalarRange(of: range, in: source)
        )
    }
}
