import ParlanceTestSupport
import Testing

@testable import ParlanceGrammar

struct YAMLReaderTests {
    @Test(arguments: documents)
    func `a document has the value that YAML 1.1 gives it`(text: String, value: Value) throws {
        #expect(try read(text) == value)
    }

    static let documents: [(String, Value)] = [
        ("a: &x [1, two]\nb: *x\nc: [*x, *x]", ["a": [1, "two"], "b": [1, "two"], "c": [[1, "two"], [1, "two"]]]),
        ("- &x tea\n- &x mate\n- *x", ["tea", "mate", "mate"]),
        ("- &x {a: 1}\n- <<: *x\n  b: 2", [["a": 1], ["a": 1, "b": 2]]),
        ("- &x {a: 1, b: 1}\n- <<: *x\n  b: 2", [["a": 1, "b": 1], ["a": 1, "b": 2]]),
        ("- &x {a: 1}\n- &y {a: 2, b: 2}\n- <<: [*x, *y]", [["a": 1], ["a": 2, "b": 2], ["a": 1, "b": 2]]),
        ("- &x {a: 1}\n- &y {<<: *x, b: 2}\n- <<: *y", [["a": 1], ["a": 1, "b": 2], ["a": 1, "b": 2]]),
        ("'<<': 1", ["<<": 1]),
        ("- &x key\n- *x : value", ["key", ["key": "value"]]),
        ("- 5 * 3\n- '*x'\n- \"*x\"\n- |\n  *x\n- a*b", ["5 * 3", "*x", "*x", "*x\n", "a*b"]),
        ("- 5 * 3\n- \u{E000}\n- &x \u{E001}\n- *x", ["5 * 3", "\u{E000}", "\u{E001}", "\u{E001}"]),
        ("on: off", ["on": false]),
        ("{\"a\": \"\\ud83c\\udf75 \\u00e9 \\/ \\t\", \"b\": 1.5e3}", ["a": "🍵 é / \t", "b": 1500]),
        ("{\"a\":[],\"b\":{},\"c\":null,\"d\":true}", ["a": [], "b": [:], "c": .null, "d": true]),
        ("{\n\t\"a\":\t1\n}", ["a": 1]),
        ("\u{FEFF}a: 1\nb: 2", ["a": 1, "b": 2]),
        ("%YAML 1.1\n---\na: 1\n...\n", ["a": 1]),
    ]

    @Test(arguments: ["", "\n", "# nothing\n", "---\n...\n", "\u{FEFF}", "~"])
    func `a file may hold nothing`(text: String) throws {
        let reader = YAMLReader(SourceText(name: "tea.yaml", text: text))
        #expect(try reader.read()?.value ?? .null == .null)
    }

    @Test(arguments: [
        ("- [a, *b]", GrammarProblem.missingAnchor("b", suggestion: nil), 1, 7),
        ("- &milk a\n- *silk", .missingAnchor("silk", suggestion: "milk"), 2, 3),
        ("- &x [*x]", .missingAnchor("x", suggestion: nil), 1, 7),
        ("- *x\n- &x a", .missingAnchor("x", suggestion: nil), 1, 3),
        ("a: 1\n'a': 2", .duplicateKey("a", first: 1), 2, 1),
        ("b:\n- a: 1\n  c: 1\n- a: 1\n  c: 2\n  a: 3", .duplicateKey("a", first: 4), 6, 3),
        ("{\"a\": 1, \"a\": 2}", .duplicateKey("a", first: 1), 1, 10),
        ("{\"a\": [\"}, {\"],\n \"b\": {\"a\": 1},\n \"a\": 2}", .duplicateKey("a", first: 1), 3, 2),
        ("{'a': 'it''s, a: {', b: 1, a: 2}", .duplicateKey("a", first: 1), 1, 28),
        ("b:\n  a: \"{x\"\n# a: 2\n  c:\n    a: 2\n  a: 3", .duplicateKey("a", first: 2), 6, 3),
        ("a: \u{1}", .characterNotAllowed(1), 1, 4),
        ("👩‍🚀\u{301}:\n  x\u{FFFE}y", .characterNotAllowed(0xFFFE), 2, 4),
    ])
    func `what is wrong has its place`(text: String, problem: GrammarProblem, line: Int, column: Int) {
        let diagnostic = failure(text)
        #expect(diagnostic?.problem == problem)
        #expect(diagnostic?.place == SourcePlace(file: "tea.yaml", line: line, column: column))
    }

    @Test(arguments: [("[*", ",*", "]"), ("{? [*", ",*", "] : 1}"), ("{a: *", ", b: *", "}")])
    func `aliases of aliases are an error long before they fill the memory`(open: String, next: String, close: String) {
        var lines = ["- &a0 [a, a, a, a, a, a, a, a, a]"]
        for level in 1...30 {
            let names = [String](repeating: "a\(level - 1)", count: next.contains("b") ? 2 : 9)
            lines.append("- &a\(level) " + open + names.joined(separator: next) + close)
        }
        let clock = ContinuousClock()
        var diagnostic: Diagnostic?
        let time = clock.measure { diagnostic = failure(lines.joined(separator: "\n")) }
        #expect(diagnostic?.problem == .tooManyNodes(limit: YAMLReader.aliasLimit))
        #expect(time < .seconds(10))
    }

    @Test(arguments: ["[", "- ", "{a: ", "? ", "a:\n"])
    func `nesting has a limit, whatever nests`(opener: String) {
        for depth in [YAMLReader.depthLimit + 1, 900, 100_000] {
            let text = opener == "a:\n" ? blocks(min(depth, 3_000)) : String(repeating: opener, count: depth) + "a"
            let closers: [String: String] = ["[": "]", "{a: ": "}"]
            let closed = text + String(repeating: closers[opener] ?? "", count: depth)
            #expect(failure(closed)?.problem == .tooDeep(limit: YAMLReader.depthLimit), "\(depth)")
        }
    }

    @Test(arguments: ["[", "{", "{a: ", "? ", "- "])
    func `a deep document needs no deeper stack than a shallow one`(opener: String) {
        let text = String(repeating: opener, count: 990)
        let problem = onSmallStack { self.failure(text)?.problem }
        #expect(problem != nil)
    }

    @Test func `aliases do not nest deeper than brackets may`() {
        var lines = ["- &a0 [a]"]
        for level in 1...YAMLReader.depthLimit { lines.append("- &a\(level) [*a\(level - 1)]") }
        let text = lines.joined(separator: "\n")
        #expect(failure(text)?.problem == .tooDeep(limit: YAMLReader.depthLimit))
    }

    @Test(arguments: ["", "a: 1\n...\n"])
    func `so many directives are refused as the parser would compare with each other for minutes`(before: String) throws
    {
        let tags = { (count: Int) in (0..<count).map { "%TAG !t\($0)! tag:x\($0):\n" }.joined() }
        let problem = try #require(failure(before + tags(30_000) + "---\na: 1"))
        #expect(problem.problem == .tooManyDirectives(limit: YAMLReader.directiveLimit))
        #expect(problem.place?.line == YAMLReader.directiveLimit + 1 + before.count { $0 == "\n" })
        #expect(try read(tags(YAMLReader.directiveLimit) + "---\na: 1") == ["a": 1])
    }

    @Test func `nothing that is thrown together traps`() {
        var random = SplitMix(seed: 3)
        let ingredients = Array("ab:-?[]{},&*!|>'\"%@`#\\ \n\n  \t\r1.~<\u{85}\u{2028}\u{0}é\u{301}u0D8".unicodeScalars)
        for _ in 0..<4_000 {
            let scalars = (0..<Int.random(in: 0...24, using: &random)).map { _ in
                ingredients.randomElement(using: &random)!
            }
            let text = String(String.UnicodeScalarView(scalars))
            guard let place = failure(text)?.place else { continue }
            #expect(place.line >= 1 && place.column >= 1, "\(text.debugDescription)")
        }
    }

    private func read(_ text: String) throws -> Value? {
        let reader = YAMLReader(SourceText(name: "tea.yaml", text: text))
        return try reader.read()?.value
    }

    private func failure(_ text: String) -> Diagnostic? {
        let reader = YAMLReader(SourceText(name: "tea.yaml", text: text))
        do throws(GrammarError) {
            _ = try reader.read()
            return nil
        } catch {
            return error.diagnostics.first
        }
    }

    private func blocks(_ depth: Int) -> String {
        (0..<depth).map { String(repeating: " ", count: $0) + "a:\n" }.joined()
    }
}
