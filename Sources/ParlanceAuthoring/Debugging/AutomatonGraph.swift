import ParlanceMatching

/// A template's automaton with runs of bytes put together to words, as text and as a graph.
public struct AutomatonGraph: Sendable {
    /// What leads from a state to others.
    public struct Step: Sendable, Hashable {
        public var from: Int
        /// `"word"`, `␣` for the edge of a word, `{slot}`, or nothing: reached without reading.
        public var label: String
        public var to: Int
        /// Whether the utterance that was followed has been in the state.
        public var isVisited: Bool
    }

    public let start: Int
    /// The state where the template is over.
    public let end = 0
    public let steps: [Step]
    /// How many states the automaton has, single bytes counted.
    public let stateCount: Int
    /// Whether there are more states than were written out.
    public let isCut: Bool

    /// - Parameter visited: the states that an utterance has been in.
    package init(_ listing: AutomatonListing, visited: Set<Int> = []) {
        start = listing.start
        stateCount = listing.count
        isCut = listing.states.count < listing.count
        let states = Dictionary(uniqueKeysWithValues: listing.states.map { ($0.number, $0) })
        let shared = Self.shared(listing)
        let reached = Self.reached(listing, visited)
        steps = listing.states.filter { shared.contains($0.number) }.flatMap { state in
            Self.steps(from: state, states, shared, reached)
        }
    }

    /// The states that were visited, and those that lead to one without reading.
    private static func reached(_ listing: AutomatonListing, _ visited: Set<Int>) -> Set<Int> {
        // A state leads to states with lower numbers.
        listing.states.reversed().reduce(into: visited) { reached, state in
            guard case .split = state.kind, state.targets.contains(where: { reached.contains($0) }) else { return }
            reached.insert(state.number)
        }
    }

    /// The states that are shown: all but those within words.
    private static func shared(_ listing: AutomatonListing) -> Set<Int> {
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
        _ reached: Set<Int>
    ) -> [Step] {
        let isVisited = reached.contains(state.number) && state.targets.contains { reached.contains($0) }
        switch state.kind {
        case .accept: return []
        case .split:
            return state.targets.map { Step(from: state.number, label: "", to: $0, isVisited: reached.contains($0)) }
        case .boundary: return [Step(from: state.number, label: "␣", to: state.targets[0], isVisited: isVisited)]
        case .slot(let name):
            return [Step(from: state.number, label: "{\(name)}", to: state.targets[0], isVisited: isVisited)]
        case .byte:
            var bytes: [UInt8] = []
            var next = state.number
            repeat {
                guard let here = states[next], case .byte(let byte) = here.kind else { break }
                bytes.append(byte)
                next = here.targets[0]
            } while !shown.contains(next)
            let word = "\"\(String(decoding: bytes, as: UTF8.self))\""
            return [Step(from: state.number, label: word, to: next, isVisited: isVisited)]
        }
    }

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
