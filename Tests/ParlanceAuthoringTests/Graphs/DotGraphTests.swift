import ParlanceTestSupport
import Testing

@testable import ParlanceAuthoring

@Suite("Graphs for Graphviz")
struct DotGraphTests {
    @Test("Nodes and edges are written with everything quoted that needs it")
    func written() {
        var graph = DotGraph(title: "a \"title\" \\ of\ntwo lines", isHorizontal: true)
        graph.addNode("n", "x\u{1B}[1m", .ellipse, isEmphasized: true)
        graph.addNode("m", "")
        graph.addEdge(from: "n", to: "m", "go", isDashed: true)
        graph.addEdge(from: "m", to: "n")
        #expect(
            graph.dot == #"""
                digraph parlance {
                  graph [label="a \"title\" \\ of\ntwo lines", labelloc=t, rankdir=LR, ordering=out]
                  node [fontname="Helvetica", fontsize=11]
                  edge [fontname="Helvetica", fontsize=10]
                  "n" [label="x�[1m", shape=ellipse, style=filled, fillcolor="#dbe9ff"]
                  "m" [label="", shape=box]
                  "n" -> "m" [label="go", style=dashed]
                  "m" -> "n"
                }
                """#
        )
        #expect(graph.isWellFormed)
    }

    @Test("The graph is well-formed for any label")
    func wellFormed() {
        var random = ParlanceTestSupport.SplitMix(seed: 5)
        let scalars: [Unicode.Scalar] = ["\"", "\\", "\n", "\u{0}", "\u{2028}", "a", "]", ";", ">", "é", "\u{85}"]
        for _ in 0..<200 {
            let label = (0..<8).map { _ in String(scalars.randomElement(using: &random)!) }.joined()
            var graph = DotGraph(title: label)
            graph.addNode(label, label)
            graph.addEdge(from: label, to: label, label)
            #expect(graph.isWellFormed, "\(label.debugDescription)")
        }
    }
}
