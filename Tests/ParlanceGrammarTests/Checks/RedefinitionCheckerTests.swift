import Testing

@testable import ParlanceGrammar

struct RedefinitionCheckerTests {
    private static let sentences = "language: en\nintents: {Brew: {data: [{sentences: [make tea]}]}}"

    /// The warnings for two files, each as its code with its place, and the place in its message.
    private func warnings(_ first: String, _ second: String) throws -> [String] {
        let texts = [("a.yaml", first), ("b.yaml", second)].map {
            SourceText(name: $0.0, text: "\(Self.sentences)\n\($0.1)")
        }
        return try GrammarLoader().load(texts).warnings.map { warning in
            let earlier = warning.problem.message.firstMatch(of: #/[ab]\.yaml:[0-9]+:[0-9]+/#)?.output ?? "nowhere"
            return "\(warning.code) at \(warning.place.map(\.description) ?? "nowhere"), earlier \(earlier)"
        }
    }

    @Test(arguments: [
        (
            "expansion_rules: {cup: mug}", "expansion_rules: {pot: pot, cup: glass}",
            ["redefined-rule at b.yaml:3:29, earlier a.yaml:3:19"]
        ),
        ("expansion_rules: {cup: mug}", "expansion_rules: {cup: mug}", []),
        ("expansion_rules: {cup: mug}", "expansion_rules: {pot: mug}", []),
        (
            "lists: {n: {range: {from: 1, to: 5}}}", "lists: {n: {range: {from: 1, to: 9}}}",
            ["redefined-range at b.yaml:3:13, earlier a.yaml:3:13"]
        ),
        (
            "lists: {n: {range: {from: 1, to: 5}}}", "lists: {n: {range: {from: 1, to: 5, step: 2}}}",
            ["redefined-range at b.yaml:3:13, earlier a.yaml:3:13"]
        ),
        ("lists: {n: {range: {from: 1, to: 5}}}", "lists: {n: {range: {to: 5, from: 1}}}", []),
        ("lists: {n: {range: {from: 1, to: 5}}}", "lists: {n: {range: {step: 2}}}", []),
        (
            "lists: {n: {values: [a]}}", "lists: {n: {wildcard: true}}",
            ["mixed-list at b.yaml:3:13, earlier a.yaml:3:13"]
        ),
        (
            "lists: {n: {wildcard: true}}", "lists: {n: {range: {from: 1, to: 5}}}",
            ["mixed-list at b.yaml:3:13, earlier a.yaml:3:13"]
        ),
        ("lists: {n: {values: [a]}}", "lists: {n: {values: [b]}}", []),
        ("lists: {n: {values: [a]}}", "lists: {n: {wildcard: false}}", []),
        ("lists: {n: {wildcard: true}}", "lists: {n: {wildcard: true}}", []),
        (
            "lists: {n: {values: [a], range: {from: 1, to: 5}}}", "",
            ["mixed-list at a.yaml:3:26, earlier a.yaml:3:13"]
        ),
        (
            "lists: {n: {values: [a], type: number}}", "",
            ["mixed-list at a.yaml:3:26, earlier a.yaml:3:13"]
        ),
    ])
    func `a definition that replaces another one is a warning with both places`(
        first: String,
        second: String,
        expected: [String]
    ) throws {
        #expect(try warnings(first, second) == expected)
    }

    @Test func `files of other languages are not compared, and files of none are`() throws {
        let files = [
            ("a.yaml", "\(Self.sentences)\nexpansion_rules: {cup: mug}"),
            ("b.yaml", "language: de\nintents: {}\nexpansion_rules: {cup: Tasse}"),
            ("c.yaml", "expansion_rules: {cup: glass}"),
        ]
        let loaded = try GrammarLoader(language: "en").load(files.map { SourceText(name: $0.0, text: $0.1) })
        #expect(loaded.warnings.map { "\($0.code) \($0.place?.file ?? "")" } == ["redefined-rule c.yaml"])
    }

    @Test(arguments: [
        (["values", "wildcard"], "'values'"), (["wildcard", "values"], "'values'"), (["wildcard", "range"], "'range'"),
        (["range", "values"], "'values'"),
    ])
    func `the message says which kind counts, and it does`(kinds: [String], winner: String) throws {
        let forms = ["values": "values: [a]", "range": "range: {from: 1, to: 5}", "wildcard": "wildcard: true"]
        let texts = try zip(["a.yaml", "b.yaml"], kinds).map { name, kind in
            SourceText(name: name, text: "\(Self.sentences)\nlists: {n: {\(try #require(forms[kind]))}}")
        }
        let loaded = try GrammarLoader().load(texts)
        #expect(loaded.warnings.first?.problem.message.contains("of both only \(winner) counts") == true)
        let list = try #require(loaded.grammar.lists["n"])
        let isRange = if case .range = list { true } else { false }
        #expect(isRange == (winner == "'range'"))
        #expect(list != .wildcard)
    }
}
