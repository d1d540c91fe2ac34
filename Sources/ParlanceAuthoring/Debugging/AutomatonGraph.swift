import ParlanceMatching

/// A template's automaton with byte sequences joined to words, as text and as a graph.
public struct AutomatonGraph: Sendable {
    /// The edges from a state to others.
    public struct Step: Sendable, Hashable {
        public var from: Int
        /// `"word"`, `␣` for a word boundary, `{slot}`, or empty for an empty transition.
        public var label: String
        public var to: Int
        /// Whether the followed utterance has been in the state.
        public var isVisited: Bool
    }

    /// The state at the start of the template.
    public let start: Int
    /// The state at the end of the template.
    public let end = 0
    /// The edges between the shown states.
    public let steps: [Step]
    /// The number of states of the automaton, including those within words.
    public let stateCount: Int
    /// Whether there are more states than are shown.
    public let isCut: Bool

    /// - Parameter trace: The trace of an utterance through this automaton.
    package init(_ listing: AutomatonListing, following trace: AutomatonTrace? = nil) {
        start = listing.start
        stateCount = listing.count
        isCut = listing.states.count < listing.count
        let states = Dictionary(uniqueKeysWithValues: listing.states.map { ($0.number, $0) })
        let shown = Self.shown(listing)
        let visits = trace.map { AutomatonVisits($0, listing) }
        steps = listing.states.filter { shown.contains($0.number) }.flatMap { state in
            Self.steps(from: state, states, shown, visits)
        }
    }

    /// The shown states: all but those within words.
    private static func shown(_ listing: AutomatonListing) -> Set<Int> {
        var shown: Set<Int> = [listing.start]
        var incoming: [Int: Int] = [:]
        for state in listing.states {
            for target in state.targets { incoming[target, default: 0] += 1 }
            if case .byte = state.kind { continue }
            shown.insert(state.number)
            shown.formUnion(state.targets)
        }
        return shown.union(incoming.filter { $0.value > 1 }.keys)
    }

    private static func steps(
        from state: AutomatonListing.State,
        _ states: [Int: AutomatonListing.State],
        _ shown: Set<Int>,
        _ visits: AutomatonVisits?
    ) -> [Step] {
        let (label, bytes, targets) = way(from: state, states, shown)
        return targets.map { target in
            let isVisited = visits?.goes(from: state, to: target, over: bytes) ?? false
            return Step(from: state.number, label: label, to: target, isVisited: isVisited)
        }
    }

    /// The labels from a state to the next shown states.
    private static func way(
        from state: AutomatonListing.State,
        _ states: [Int: AutomatonListing.State],
        _ shown: Set<Int>
    ) -> (label: String, bytes: [UInt8], targets: [Int]) {
        switch state.kind {
        case .accept, .split: return ("", [], state.targets)
        case .item(let name): return ("{\(name)} begins", [], state.targets)
        case .boundary: return ("␣", [], state.targets)
        case .slot(let name): return ("{\(name)}", [], state.targets)
        case .byte:
            var bytes: [UInt8] = []
            var next = state.number
            repeat {
                guard let here = states[next], case .byte(let byte) = here.kind else { break }
                bytes.append(byte)
                next = here.targets[0]
            } while !shown.contains(next)
            return ("\"\(String(decoding: bytes, as: UTF8.self))\"", bytes, [next])
        }
    }

    /// The graph for Graphviz; visited states are emphasized.
    public var graph: DotGraph {
        var graph = DotGraph(
            title: isCut ? "the first of \(stateCount) states" : "\(stateCount) states",
            isHorizontal: true
        )
        let visited = Set(steps.filter(\.isVisited).flatMap { [$0.from, $0.to] })
        for number in Set(steps.flatMap { [$0.from, $0.to] } + [start, end]).sorted(by: >) {
            let shape: DotGraph.Shape = number == end ? .doublecircle : .circle
            graph.addNode("s\(number)", "\(number)", shape, isEmphasized: visited.contains(number))
        }
        for step in steps {
            graph.addEdge(from: "s\(step.from)", to: "s\(step.to)", step.label, isDashed: step.label.isEmpty)
        }
        return graph
    }
}
