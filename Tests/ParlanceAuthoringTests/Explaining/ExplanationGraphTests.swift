import ParlanceGrammar
import ParlanceMatching
import Testing

@testable import ParlanceAuthoring

@Suite("Graphs of explanations")
struct ExplanationGraphTests {
    private static func parser() throws -> Parser {
        let yaml = """
            language: en
            intents:
              TurnOn: {data: [{sentences: ["(turn|switch) on [<the>] {name}", "({name};on) [now]"]}]}
            lists: {name: {values: [lamp, {in: fan, out: "a \\"fan\\""}]}}
            expansion_rules: {the: "(the|my)"}
            """
        return Parser(try GrammarLoader().load([SourceText(name: "lamps.yaml", text: yaml)]).grammar)
    }

    @Test("A derivation is drawn as the tree that it is")
    func derivation() throws {
        let graph = try Self.parser().explain("switch on my fan").graph
        #expect(graph.isWellFormed)
        #expect(graph.title == "TurnOn: switch on my fan")
        #expect(
            graph.edges.map { "\($0.from)-\($0.to)" } == [
                "n0-n1", "n1-n2", "n0-n3", "n0-n4", "n4-n5", "n5-n6", "n6-n7", "n0-n8",
            ]
        )
        #expect(graph.nodes[8].label == "{name} = a \"fan\"\n“fan”")
        #expect(graph.nodes[8].isEmphasized)
    }

    @Test("Parts that were left out are drawn dashed")
    func leftOut() throws {
        let graph = try Self.parser().explain("on lamp").graph
        #expect(graph.isWellFormed)
        #expect(graph.edges.filter(\.isDashed).count == 1)
    }

    @Test("For a non-match, the graph has the templates that came furthest, and their expectations")
    func nearest() throws {
        let graph = try Self.parser().explain("turn on my \"lump\"").graph
        #expect(graph.isWellFormed)
        #expect(graph.title == "no match: turn on my \"lump\"")
        #expect(graph.nodes.contains { $0.label == "{name}" })
    }
}
