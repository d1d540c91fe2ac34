import ParlanceGrammar
import Testing

@testable import ParlanceAuthoring

@Suite("Trees of templates")
struct TemplateTreeTests {
    private static func rules(_ texts: [String: String]) throws -> [String: Rule] {
        try texts.mapValues {
            Rule(template: try Template($0), place: SourcePlace(file: "rules", line: 1, column: 1))
        }
    }

    @Test("Rules are put in where they are mentioned")
    func tree() throws {
        let tree = TemplateTree(
            try Template("(turn|switch it) on [<the>] ({name};now)"),
            rules: try Self.rules(["the": "(the|my)"])
        )
        #expect(
            tree.nodes.map { "\($0.depth) \($0.kind) \($0.template)" } == [
                "0 template (turn|switch it) on [<the>] ({name};now)", "1 alternatives (turn|switch it)", "2 text turn",
                "2 text switch it", "1 text on", "1 optional [<the>]", "2 rule <the>", "3 alternatives (the|my)",
                "4 text the", "4 text my", "1 permutation ({name};now)", "2 slot {name}", "2 text now",
            ]
        )
        #expect(!tree.isCut)
        #expect(tree.graph.isWellFormed)
    }

    @Test("Rules that grow by powers are cut")
    func cut() throws {
        var texts = ["r0": "a b"]
        for index in 1...30 { texts["r\(index)"] = "<r\(index - 1)> <r\(index - 1)>" }
        let tree = TemplateTree(try Template("<r30>"), rules: try Self.rules(texts))
        #expect(tree.isCut)
        #expect(tree.nodes.count == 2_000)
    }
}
