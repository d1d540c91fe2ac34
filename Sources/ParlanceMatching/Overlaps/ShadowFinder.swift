import ParlanceGrammar

/// Finds templates that are never chosen: each sentence of theirs is one of others too, which come first.
///
/// A template is followed together with all that would come before it and apply whenever it does: pairs of one of its states
/// and the set of theirs that may be alive with it. If it can end where none of them does, it has a sentence of its own.
struct ShadowFinder {
    /// How many such pairs are looked at for a template, and how many states are moved for it.
    private static let limits = (pairs: 20_000, moves: 400_000)

    private let grammar: CompiledGrammar
    private let automaton: OverlapAutomaton
    private let lists: ListOverlaps
    private let compatibility: ContextCompatibility

    init(_ grammar: CompiledGrammar, _ automaton: OverlapAutomaton, _ lists: ListOverlaps) {
        self.grammar = grammar
        self.automaton = automaton
        self.lists = lists
        compatibility = ContextCompatibility(grammar.contexts)
    }

    /// The number of a template that another stands in for; nil if it has a sentence of its own, or that can't be told.
    func shadow(of template: Int) -> Int? {
        let rivals = grammar.sentences.indices.filter { precedes($0, template) }
        guard !rivals.isEmpty else { return nil }
        var walk = ShadowWalk(automaton, lists, pairs: Self.limits.pairs, moves: Self.limits.moves)
        return walk.follow(template, with: rivals)
    }

    /// Whether a template comes before another where their scores are equal, and applies whenever the other does.
    private func precedes(_ rival: Int, _ template: Int) -> Bool {
        let (one, other) = (grammar.templates[rival], grammar.templates[template])
        guard rival != template, !one.hasKeywords, (one.intentRank, rival) < (other.intentRank, template) else {
            return false
        }
        let first = automaton.exits(of: automaton.start(of: rival))
        let second = automaton.exits(of: automaton.start(of: template))
        guard first.sharesByte(with: second) || !first.slots.isEmpty && !second.slots.isEmpty else { return false }
        return compatibility.isImplied(one.constraint, by: other.constraint)
    }
}
