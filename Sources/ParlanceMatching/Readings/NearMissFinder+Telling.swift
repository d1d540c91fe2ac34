import ParlanceGrammar

// Description of a template that stopped.

extension NearMissFinder {
    private enum Wanted: Hashable {
        case slot(SlotSymbol.Index)
        case text([UInt8])
    }

    /// Describes a near miss of a template.
    ///
    /// - Parameter whole: The words that would fill a slot so that the template matches the whole utterance.
    func miss(of template: Int, _ stops: TemplateStops, _ whole: Unknown?) -> NearMiss {
        let first = stops.first(of: template)
        let expected = expectations(of: template, first.map { stops.asFar(as: $0) } ?? [])
        let position = first?.position ?? 0
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
            expected: expected.map(expectation),
            unknown: (whole ?? next.flatMap { unknown(expected, from: position, to: $0.upperBound) }).map(value)
        )
    }

    /// The continuations that a template would have accepted where it stopped; empty if the utterance should have
    /// ended.
    private func expectations(of template: Int, _ stops: [TemplateStop]) -> [Wanted] {
        let (nfa, states) = (grammar.nfa, grammar.nfa.states(of: template))
        var wanted: [Wanted] = []
        for member in stops.flatMap({ $0.members(in: states) }).sorted(by: >) {
            let state = nfa.states[Int(member)]
            let next: Wanted? =
                switch state.kind {
                case .byte: .text(word(from: member))
                case .slot: .slot(nfa.edge(of: state).symbol)
                case .split, .boundary, .accept, .item, .again, .leave: nil
                }
            if let next, !wanted.contains(next) { wanted.append(next) }
        }
        return wanted
    }

    private func word(from member: Int32) -> [UInt8] {
        var word: [UInt8] = []
        var state = grammar.nfa.states[Int(member)]
        while state.kind == .byte {
            word.append(state.byte)
            state = grammar.nfa.states[Int(state.next)]
        }
        return word
    }

    private func expectation(_ wanted: Wanted) -> NearMiss.Expected {
        switch wanted {
        case .slot(let symbol): .slot(lists.symbols[symbol].name)
        case .text(let bytes): .text(String(decoding: bytes, as: UTF8.self))
        }
    }

    /// The next word, if a slot is expected there.
    private func unknown(_ expected: [Wanted], from position: Int, to end: Int) -> Unknown? {
        for case .slot(let symbol) in expected {
            return Unknown(symbol: symbol, range: view.skippingBlank(position)..<end)
        }
        return nil
    }

    private func value(of unknown: Unknown) -> NearMiss.UnknownValue {
        let name = lists.symbols[unknown.symbol].name
        return NearMiss.UnknownValue(
            slot: name,
            text: buffer.spokenText(of: unknown.range, in: context.utterance),
            known: suggests ? known(insteadOf: unknown) : nil
        )
    }

    private func known(insteadOf unknown: Unknown) -> KnownValue? {
        let words = view.buffer[view.trimmed(unknown.range)]
        let said = String(decoding: words, as: UTF8.self)
        return lists.layered(unknown.symbol).map { $0.known(insteadOf: said) }
            ?? lists.compiled(unknown.symbol)?.kind.known(insteadOf: said)
    }
}
