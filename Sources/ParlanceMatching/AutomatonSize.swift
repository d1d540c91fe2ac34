/// How large the automaton of a parser is.
package struct AutomatonSize: Sendable {
    /// How many templates there are.
    package let templates: Int
    /// The states of the nondeterministic automaton of all templates.
    package let states: Int
    /// The states that the deterministic one, which a thread builds as utterances ask for it, holds now.
    package let deterministicStates: Int
    /// What the deterministic automaton takes, in bytes, about.
    package let deterministicBytes: Int
}

extension Parser {
    /// How large the automaton is, after what has been parsed so far.
    package var automatonSize: AutomatonSize {
        compiled.matchers.withMatcher { matcher in
            AutomatonSize(
                templates: compiled.sentences.count,
                states: compiled.nfa.states.count,
                deterministicStates: matcher.chart.dfa.stateCount,
                deterministicBytes: matcher.chart.dfa.size
            )
        }
    }
}
