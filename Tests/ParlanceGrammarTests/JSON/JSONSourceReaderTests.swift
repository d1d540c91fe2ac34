import Testing

@testable import ParlanceGrammar

@Suite("JSON files")
struct JSONSourceReaderTests {
    private static func source(_ text: String) -> SourceText { SourceText(name: "tea.json", text: text) }

    /// The parts of a node, in order: places, texts, and typed values.
    private static func parts(of node: SourceNode) -> [String] {
        let start = "\(node.line):\(node.column)"
        switch node.content {
        case .scalar(let scalar): return ["\(start) \(scalar.text) \(scalar.value) \(scalar.style)"]
        case .sequence(let items): return ["\(start) ["] + items.flatMap(parts)
        case .mapping(let entries): return ["\(start) {"] + entries.flatMap { parts(of: $0.key) + parts(of: $0.value) }
        }
    }

    private static let documents = [
        "{}", "[]", "5", "null", "\"a\"", "[1, -2.5, 1e3, \"x\", true, null]",
        "{\n  \"language\": \"en\",\n  \"é🍵\": [\"(a|b)\",\r\n \"c\"], \"b\": {\"c\": {\"d\": []}}}",
        "\u{FEFF}{\"a\": \"\\ud83c\\udf75 \\u00e9 \\/ \\n\",\n\"b\": \"\\\\\"}", "{\"<<\": {\"a\": 1}, \"*\": \"*x\"}",
        "[123456789012345678901234567890, -0, -0.0, 0, 9223372036854775807, -9223372036854775808, 1.5e-3, 1e+2]",
    ]

    #if YAML
        @Test("JSON has the values and places that the YAML parser gives it", arguments: documents)
        func agreesWithYAML(text: String) throws {
            let yaml = try #require(try YAMLDocument(Self.source(text)).read())
            #expect(Self.parts(of: try JSONSourceReader(Self.source(text)).read()) == Self.parts(of: yaml))
        }

        @Test("YAML is read, although it begins like JSON", arguments: ["{a: 1}", "[a, 1]", "{\"a\": 1} # b", "5 # 5"])
        func readsFlow(text: String) throws {
            #expect(throws: GrammarError.self) { try JSONSourceReader(Self.source(text)).read() }
            #expect(try YAMLReader(Self.source(text)).read() != nil)
        }
    #endif

    @Test(
        "What is wrong has its place",
        arguments: [
            ("{\n\"é\": x}", 2, 6, "this is not JSON; check quotes, commas and brackets before it"),
            (
                "{\"a\": 1,\n \"a\": 2}", 2, 2,
                "the mapping has the key 'a' already, in line 1; keep one of them, or merge both"
            ),
            ("[\n", 2, 1, "the file ends within a value; close what is open"),
        ]
    )
    func reports(text: String, line: Int, column: Int, message: String) {
        let error = #expect(throws: GrammarError.self) { try JSONSourceReader(Self.source(text)).read() }
        #expect(error?.diagnostics.first?.place == SourcePlace(file: "tea.json", line: line, column: column))
        #expect(error?.diagnostics.first?.problem.message == message)
    }

    @Test("Nesting has the limit of YAML")
    func limitsDepth() {
        let deep = String(repeating: "[", count: 201) + String(repeating: "]", count: 201)
        let error = #expect(throws: GrammarError.self) { try JSONSourceReader(Self.source(deep)).read() }
        #expect(error?.diagnostics.first?.problem == .tooDeep(limit: YAMLReader.depthLimit))
    }
}
