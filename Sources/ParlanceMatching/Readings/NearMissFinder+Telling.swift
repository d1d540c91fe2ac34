import ParlanceGrammar

// Description of a template that stopped.

extension NearMissFinder {
    private enum Wanted: Hashable {
        case slot(SlotSymbol.Index)
        case text([UInt8])
    }

    /// A state where a template stopped, and the word of the utterance that it has begun to read.
    private struct Exit {
        let state: Int32
        let begunWord: Range<Int>?
    }

    /// Describes a near miss of a template.
    ///
    /// - Parameter whole: The words that would fill a slot so that the template matches the whole utterance.
    func miss(of template: Int, _ stops: TemplateStops, _ whole: Unknown?) -> NearMiss {
        let first = stops.first(of: template)
        let furthest = first.map { stops.asFar(as: $0) } ?? []
        let exits = exits(of: template, furthest)
        let mayEnd = furthest.contains { $0.mayEnd(within: grammar.nfa.states(of: template), of: grammar.nfa) }
        // A word that was read in part is not read.
        let position = exits.first?.begunWord?.lowerBound ?? first?.position ?? 0
        let words = buffer.words
        let next = words.first { $0.upperBound > position }
        let word = next ?? view.count..<view.count
        return NearMiss(
            template: grammar.sentences[template].template,
            source: grammar.sentences[template].place,
            matched: words.count { word in
                word.upperBound <= position && !(first?.wildcards ?? []).contains { $0.overlaps(word) }
            },
            stopped: buffer.sourceRange(of: word, in: context.utterance),
            stoppedScalars: buffer.scalarRange(of: word, in: context.utterance),
            expected: expectations(at: exits),
            unknown: (whole ?? next.flatMap { unknown(at: exits, mayEnd: mayEnd, from: position, to: $0.upperBound) })
                .map(value)
        )
    }

    /// The states at which a template stopped. If some are between words, those within a word are omitted.
    private func exits(of template: Int, _ stops: [TemplateStop]) -> [Exit] {
        let states = grammar.nfa.states(of: template)
        let exits = stops.flatMap { stop in
            stop.members(in: states).map { Exit(state: $0, begunWord: stop.isWithinWord($0) ? stop.begunWord : nil) }
        }
        let between = exits.filter { $0.begunWord == nil && wanted(at: $0) != nil }
        let isBegun = between.isEmpty && !stops.contains { $0.mayEnd(within: states, of: grammar.nfa) }
        return (isBegun ? exits.filter { wanted(at: $0) != nil } : between).sorted { $0.state > $1.state }
    }

    /// The continuations that a template would have accepted where it stopped, without duplicates; empty if the
    /// utterance should have ended.
    private func expectations(at exits: [Exit]) -> [NearMiss.Expected] {
        var expected: [NearMiss.Expected] = []
        for exit in exits {
            guard let next = wanted(at: exit).map(expectation), !expected.contains(next) else { continue }
            expected.append(next)
        }
        return expected
    }

    private func wanted(at exit: Exit) -> Wanted? {
        let state = grammar.nfa.state(exit.state)
        return switch state.kind {
        case .byte: .text((exit.begunWord.map { Array(view.word($0)) } ?? []) + word(from: exit.state))
        case .slot: .slot(grammar.nfa.edge(of: state).symbol)
        case .split, .boundary, .accept, .item, .again, .leave: nil
        }
    }

    /// The rest of a word of literal text.
    private func word(from member: Int32) -> [UInt8] {
        var word: [UInt8] = []
        var state = grammar.nfa.state(member)
        while state.kind == .byte {
            word.append(state.byte)
            state = grammar.nfa.state(state.next)
        }
        return word
    }

    private func expectation(_ wanted: Wanted) -> NearMiss.Expected {
        switch wanted {
        case .slot(let symbol): .slot(lists.symbols[symbol].name)
        case .text(let bytes): .text(String(decoding: bytes, as: UTF8.self))
        }
    }

    /// The next word, if a slot is expected there that no continuation avoids. An optional slot may not be meant,
    /// unless it takes numbers, and the word is one.
    private func unknown(at exits: [Exit], mayEnd: Bool, from position: Int, to end: Int) -> Unknown? {
        let (nfa, states) = (grammar.nfa, exits.map(\.state))
        let slots = states.filter { nfa.state($0).kind == .slot }
        let start = view.skippingBlank(position)
        let needed = slots.first { slot in
            if view.bytes[start].isDigit, isRange(nfa.edge(of: nfa.state(slot)).symbol) { return true }
            return !mayEnd && states.allSatisfy { $0 == slot || nfa.needs(slot, toFinishFrom: $0) }
        }
        return needed.map { slot in
            let symbol = nfa.edge(of: nfa.state(slot)).symbol
            return Unknown(symbol: symbol, range: start..<end)
        }
    }

    private func isRange(_ symbol: SlotSymbol.Index) -> Bool { lists.compiled(symbol)?.kind is CompiledRange }

    private func value(of unknown: Unknown) -> NearMiss.UnknownValue {
        let name = lists.symbols[unknown.symbol].name
        return NearMiss.UnknownValue(
            slot: name,
            list: list(of: unknown.symbol),
            text: buffer.spokenText(of: unknown.range, in: context.utterance),
            known: suggests ? known(insteadOf: unknown) : nil
        )
    }

    /// The name of the list that a slot takes its values from; nil if it has no name of its own.
    private func list(of symbol: SlotSymbol.Index) -> String? {
        grammar.listNumbers.keys[Int(lists.list(ofSymbol: symbol))].name
    }

    private func known(insteadOf unknown: Unknown) -> KnownValue? {
        let words = view.buffer[view.trimmed(unknown.range)]
        let said = String(decoding: words, as: UTF8.self)
        return lists.layered(unknown.symbol).map { $0.known(insteadOf: said) }
            ?? lists.compiled(unknown.symbol)?.kind.known(insteadOf: said)
    }
}
