import ParlanceText

/// What a grammar's automaton does with an utterance: which states are alive at each position.
package struct AutomatonTrace: Sendable {
    package struct Position: Sendable {
        /// In bytes of the normalized text.
        package let offset: Int
        package let states: [Live]
    }

    /// A state of the deterministic automaton that is alive.
    package struct Live: Sendable, Hashable {
        package let number: Int
        /// The states of the nondeterministic automaton that it stands for.
        package let members: [Int]
        /// How many templates these belong to.
        package let templates: Int
        /// The slots that may be filled from here.
        package let slots: [String]
        /// How many templates may end here.
        package let accepted: Int
    }

    /// The normalized text, without skip words.
    package let text: String
    /// Those where a state is alive, from left to right.
    package let positions: [Position]
}

extension Parser {
    /// Follows an utterance through the automaton, with skip words taken out.
    ///
    /// - Throws: `ParseError.textTooLong` beyond `textLimit`; nothing else.
    package func trace(_ text: String) throws(ParseError) -> AutomatonTrace {
        try Self.checkLength(of: text)
        return search(for: text).withMatcher { matcher in
            let view = MatchedText(matcher.barest)
            _ = matcher.chart.run(view, lists: lists, keepsStops: true)
            let positions = (matcher.chart.view.firstKnownPosition...view.count).compactMap { position in
                let states = live(at: position, view, matcher)
                return states.isEmpty ? nil : AutomatonTrace.Position(offset: position, states: states)
            }
            return AutomatonTrace(text: String(decoding: view.buffer, as: UTF8.self), positions: positions)
        }
    }

    private func live(at position: Int, _ view: MatchedText, _ matcher: Matcher) -> [AutomatonTrace.Live] {
        var known: [AutomatonTrace.Live] = []
        for item in matcher.chart.view.items(at: position) {
            let isOpen = !view.isBlank(at: position) && view.isBoundary(at: position)
            let live = live(isOpen ? matcher.chart.dfa.opened(item.state) : item.state, matcher)
            if !known.contains(live) { known.append(live) }
        }
        return known.sorted { $0.number < $1.number }
    }

    private func live(_ number: LazyDFA.StateID, _ matcher: Matcher) -> AutomatonTrace.Live {
        let state = matcher.chart.dfa.state(number)
        let members = matcher.chart.dfa.members(of: number)
        let slots = (state.firstSlot..<state.firstSlot + state.slotCount).map {
            lists.symbols[matcher.chart.dfa.slot($0).symbol].name
        }
        return AutomatonTrace.Live(
            number: Int(number.raw),
            members: members.map { Int($0) },
            templates: Set(members.map { compiled.nfa.template(of: $0) }).count,
            slots: slots,
            accepted: Int(matcher.chart.dfa.acceptedCount(of: number))
        )
    }
}
