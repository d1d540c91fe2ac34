import ParlanceMatching

extension AutomatonTrace {
    /// The rest of the text at a position.
    package func rest(from position: Position) -> String {
        String(decoding: Array(text.utf8).dropFirst(position.offset), as: UTF8.self)
    }

    /// The positions in order, each with its live states.
    ///
    /// - Parameter limit: The maximum number of positions.
    package func graph(limit: Int) -> DotGraph {
        var graph = DotGraph(title: text, isHorizontal: true)
        let bytes = Array(text.utf8)
        for (index, position) in positions.prefix(limit).enumerated() {
            let states = position.states.prefix(8).map(\.summary)
            let more = position.states.count - states.count
            let label = (["at \(position.offset)"] + states + (more > 0 ? ["… and \(more) more"] : []))
                .joined(separator: "\n")
            graph.addNode("p\(index)", label, isEmphasized: position.states.contains { $0.accepted > 0 })
            guard index > 0 else { continue }
            let read = bytes[positions[index - 1].offset..<position.offset]
            graph.addEdge(from: "p\(index - 1)", to: "p\(index)", "“\(String(decoding: read, as: UTF8.self))”")
        }
        return graph
    }
}

extension AutomatonTrace.Live {
    private static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }

    /// The state on one line.
    package var summary: String {
        let slots = slots.isEmpty ? "" : "; slots " + slots.prefix(12).map { "{\($0)}" }.joined(separator: " ")
        let more = self.slots.count > 12 ? " …" : ""
        let ends = accepted > 0 ? "; \(accepted) may end here" : ""
        return
            "state \(number): \(Self.count(members.count, "NFA state")) of \(Self.count(templates, "template"))\(slots)\(more)\(ends)"
    }
}
