/// The size of a parser's automaton.
package struct AutomatonSize: Sendable {
    /// The number of templates.
    package let templates: Int
    /// The number of states of the nondeterministic automaton of all templates.
    package let states: Int
    /// The current number of states of the deterministic automaton, which each thread builds on demand.
    package let deterministicStates: Int
    /// The approximate size of the deterministic automaton, in bytes.
    package let deterministicBytes: Int
}

extension Parser {
    /// The size of the automaton after the utterances parsed so far.
    package var automatonSize: AutomatonSize {
        compiled.matchers.withMatcher { matcher in
            AutomatonSize(
                templates: compiled.sentences.count,
                states: compiled.nfa.stateCount,
                deterministicStates: matcher.chart.dfa.stateCount,
                deterministicBytes: matcher.chart.dfa.size
            )
        }
    }
}
