import ParlanceText

/// The run of a grammar's automaton over an utterance: the live states at each position.
package struct AutomatonTrace: Sendable {
    /// The live states at a position.
    package struct Position: Sendable {
        /// In bytes of the normalized text.
        package let offset: Int
        package let states: [Live]
    }

    /// A live state of the deterministic automaton.
    package struct Live: Sendable, Hashable {
        package let number: Int
        /// The states of the nondeterministic automaton that it represents.
        package let members: [Int]
        /// The number of templates to which these states belong.
        package let templates: Int
        /// The slots that can be filled from this state.
        package let slots: [String]
        /// The number of templates that can end in this state.
        package let accepted: Int
    }

    /// The normalized text, without skip words.
    package let text: String
    /// The positions with a live state, from left to right.
    package let positions: [Position]
}

extension Parser {
    /// Runs the automaton over an utterance without its skip words.
    ///
    /// - Throws: `ParseError.textTooLong` beyond `textLimit`; nothing else.
    package func trace(_ text: String) throws(ParseError) -> AutomatonTrace {
        try Self.checkLength(of: text)
        return withMatcher(for: text) { matcher, _ in trace(of: matcher) }
    }

    /// - Parameter matcher: A matcher prepared with the utterance.
    private func trace(of matcher: Matcher) -> AutomatonTrace {
        let view = MatchedText(matcher.barest)
        _ = matcher.chart.run(view, lists: lists.view, keepsStops: true)
        let positions = (matcher.chart.view.firstKnownPosition...view.count).compactMap { position in
            let states = live(at: position, view, matcher)
            return states.isEmpty ? nil : AutomatonTrace.Position(offset: position, states: states)
        }
        return AutomatonTrace(text: String(decoding: view.buffer, as: UTF8.self), positions: positions)
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
