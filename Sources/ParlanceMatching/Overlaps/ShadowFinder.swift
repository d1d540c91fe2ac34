import ParlanceGrammar

/// Finds templates that are never chosen: other templates with precedence accept all of their sentences.
///
/// A template is followed together with all templates that precede it and apply whenever it does: in pairs of one of
/// its states and the set of live states of the others. If it can end where none of them can, it has a sentence of its
/// own.
struct ShadowFinder {
    /// The maximum numbers of such pairs and of state moves for a template.
    private static let limits = (pairs: 20_000, moves: 400_000)
    /// The maximum number of state moves and compared templates in total.
    private static let mostWork = 100_000_000
    /// The number of preceding templates that are tried first: mostly one of them suffices.
    private static let firstRivals = 64

    private let grammar: CompiledGrammar
    private let automaton: OverlapAutomaton
    private let lists: ListOverlaps
    private let compatibility: ContextCompatibility
    private let groups: PrefixGroups
    /// The blocks that do not read all sentences of their templates.
    private let restricted: Set<ObjectIdentifier>
    private var work = 0
    /// For each template that is never chosen a template that replaces it.
    private(set) var shadows: [Int: Int] = [:]
    /// The templates that were not compared because of the work limit.
    private(set) var unfinished: [Int] = []

    /// - Parameter groups: the groups of the automaton.
    init(_ grammar: CompiledGrammar, _ automaton: OverlapAutomaton, _ lists: ListOverlaps, _ groups: PrefixGroups) {
        self.grammar = grammar
        self.automaton = automaton
        self.lists = lists
        self.groups = groups
        compatibility = ContextCompatibility(grammar.contexts)
        restricted = Set(grammar.parts.exceptions.map { ObjectIdentifier($0.block) })
    }

    mutating func run() {
        for template in grammar.sentences.indices {
            if work < Self.mostWork { shadows[template] = shadow(of: template) } else { unfinished.append(template) }
        }
    }

    /// A template that replaces another; nil if the other has a sentence of its own, or if that is unknown.
    private mutating func shadow(of template: Int) -> Int? {
        let companions = groups.companions(of: template)
        work += companions.count
        let first = rivals(of: template, among: companions, atMost: Self.firstRivals)
        if first.isEmpty { return nil }
        if let found = shadow(of: template, among: first) { return found }
        guard first.count == Self.firstRivals else { return nil }
        return shadow(of: template, among: rivals(of: template, among: companions, atMost: .max))
    }

    private func rivals(of template: Int, among companions: [Int], atMost limit: Int) -> [Int] {
        Array(companions.lazy.filter { precedes($0, template) }.prefix(limit))
    }

    private mutating func shadow(of template: Int, among rivals: [Int]) -> Int? {
        var walk = ShadowWalk(automaton, lists, pairs: Self.limits.pairs, moves: Self.limits.moves)
        defer { work += Self.limits.moves - walk.movesLeft }
        return walk.follow(template, with: rivals)
    }

    /// Whether a template precedes another with an equal score, and applies whenever the other does.
    private func precedes(_ rival: Int, _ template: Int) -> Bool {
        let (one, other) = (grammar.templates[rival], grammar.templates[template])
        guard rival != template, !one.hasKeywords,
            !restricted.contains(ObjectIdentifier(grammar.sentences[rival].block)),
            (-one.weight, one.intentRank, Int32(rival)) < (-other.weight, other.intentRank, Int32(template))
        else {
            return false
        }
        let first = automaton.exits(of: automaton.start(of: rival))
        let second = automaton.exits(of: automaton.start(of: template))
        guard first.sharesByte(with: second) || !first.slots.isEmpty && !second.slots.isEmpty else { return false }
        return compatibility.isImplied(one.constraint, by: other.constraint)
    }
}
