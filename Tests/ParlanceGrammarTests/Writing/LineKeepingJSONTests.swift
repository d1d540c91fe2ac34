import Testing

@testable import ParlanceGrammar

@Suite("JSON with the lines of its original")
struct LineKeepingJSONTests {
    /// The lines of texts with their values.
    private static func parts(of node: SourceNode) -> [String] {
        switch node.content {
        case .scalar(let scalar): ["\(node.line) \(scalar.text) \(scalar.value)"]
        case .sequence(let items): ["\(node.line) ["] + items.flatMap(parts)
        case .mapping(let entries):
            ["\(node.line) {"] + entries.flatMap { ["\($0.key.line) \($0.key.text)"] + parts(of: $0.value) }
        }
    }

    @Test(
        "Values and lines are those of the original",
        arguments: [
            "a: 1\n\n# comment\nb:\n  - x\n  - 'it''s'\n  - {c: true, d: null}\n5: 1.50\n",
            "\n\na: |\n  two\n  lines\nb: >\n  one\n  line\nc: \"\\u00e9\\n\u{85}\"\n", "[]", "- - 1\n  - 2\n- {}\n",
        ]
    )
    func keepsLines(yaml: String) throws {
        let original = try #require(try YAMLReader(SourceText(name: "tea.yaml", text: yaml)).read())
        let json = SourceText(name: "tea.yaml", text: LineKeepingJSON.text(of: original))
        #expect(Self.parts(of: try JSONSourceReader(json).read()) == Self.parts(of: original))
    }

    @Test("A part of a file begins at its line")
    func beginsAtLine() throws {
        let original = try #require(try YAMLReader(SourceText(name: "tea.yaml", text: "a: 1\n\nb:\n  c: 2\n")).read())
        #expect(
            LineKeepingJSON.text(of: original.replacing(.mapping([original.entries[1]])), from: 3)
                == "{\"b\":\n{\"c\":2}}"
        )
    }
}
