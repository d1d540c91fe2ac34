import ParlanceMatching

extension Explanation {
    /// The derivation of the best reading as a tree; for a non-match, the places where the nearest templates stopped.
    package var graph: DotGraph {
        readings.first.map { graph(of: $0) } ?? graphOfNearest
    }

    private func graph(of explained: ExplainedReading) -> DotGraph {
        var graph = DotGraph(title: "\(explained.reading.intent): \(text)")
        var open: [String] = []
        for (index, node) in (explained.derivation?.nodes ?? []).enumerated() {
            let name = "n\(index)"
            open.removeLast(max(open.count - node.depth, 0))
            graph.addNode(name, node.label, node.shape, isEmphasized: node.isSlot)
            if let parent = open.last { graph.addEdge(from: parent, to: name, isDashed: node.spoken == nil) }
            open.append(name)
        }
        return graph
    }

    private var graphOfNearest: DotGraph {
        var graph = DotGraph(title: "no match: \(text)", isHorizontal: true)
        graph.addNode("utterance", text, .plaintext)
        for (index, miss) in nearest.enumerated() {
            graph.addNode("t\(index)", "\(miss.template)\n\(miss.source)")
            graph.addEdge(from: "utterance", to: "t\(index)", "\(miss.matched) words")
            let word = String(text[miss.stopped])
            graph.addNode("s\(index)", word.isEmpty ? "the end" : "“\(word)”", .ellipse, isEmphasized: true)
            graph.addEdge(from: "t\(index)", to: "s\(index)", "stopped at")
            for (number, expected) in miss.expected.prefix(12).enumerated() {
                graph.addNode("e\(index).\(number)", expected.label, .note)
                graph.addEdge(from: "s\(index)", to: "e\(index).\(number)", "expected", isDashed: true)
            }
        }
        return graph
    }
}

extension NearMiss.Expected {
    fileprivate var label: String {
        switch self {
        case .slot(let name): "{\(name)}"
        case .text(let text): text
        }
    }
}

extension Derivation.Node {
    fileprivate var isSlot: Bool { if case .slot = kind { true } else { false } }

    fileprivate var shape: DotGraph.Shape {
        switch kind {
        case .template, .rule: .box
        case .alternatives, .permutation, .repetition: .diamond
        case .optional, .slot: .ellipse
        case .text: .plaintext
        }
    }

    /// The part, and below it the matched text.
    fileprivate var label: String {
        let head =
            switch kind {
            case .template(let source): "\(template)\n\(source)"
            case .rule(let name, let source): "<\(name)>" + (source.map { "\n\($0)" } ?? "")
            case .alternatives(let branch, let count): "branch \(branch) of \(count)"
            case .optional: template
            case .permutation(let order): "in the order " + order.map(String.init).joined(separator: ", ")
            case .text: ""
            case .repetition(let name, let count): "{\(name)}, \(count) times"
            case .slot(let origin): "{\(origin.name)} = \(origin.value)"
            }
        let words = spoken.map { "“\($0.text)”" } ?? "left out"
        return head.isEmpty ? words : "\(head)\n\(words)"
    }
}
