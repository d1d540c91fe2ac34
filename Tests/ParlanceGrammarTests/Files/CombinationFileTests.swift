import ParlanceTestSupport
import Testing

@testable import ParlanceGrammar

struct CombinationFileTests {
    private static let files = [
        "intents.yaml": """
        Brew:
          supported: true
          domain: kitchen
          slot_combinations:
            plain: {description: nothing said, slots: []}
            named:
              slots: [name]
              name_domain_groups: {warm: [kettle, urn]}
            here: {slots: [area], context_area: true}
        Pour:
          slot_combinations: {plain: {}}
        """,
        "sentences/en/_common.yaml": "language: en\nskip_words: [please]\nsettings: {ignore_whitespace: false}\n",
        "sentences/en/Pour/plain.yaml": "language: en\ndata:\n  - sentences: [pour]\n    inferred_domain: kettle\n",
        "sentences/en/Brew/named.yaml": """
        language: en
        data:
          - sentences: ["brew in {name}"]
            name_domains: warm
            response: in_it
            example: brew in it
          - sentences: ["brew with {name}"]
            name_domains: [kettle]
            slots: {hot: true}
            requires_context: {time: day}
            metadata: {by: us}
        """,
        "sentences/en/Brew/plain.yaml": """
        language: en
        data:
          - sentences: [brew aloud]
            speech_to_phrase: true
          - sentences: ["<brew>"]
        """,
        "sentences/en/Brew/here.yaml": """
        language: en
        data:
          - sentences: [brew here]
            inferred_domain: kettle
            speech_to_phrase: true
        """,
        "sentences/de/Brew/plain.yaml": "language: de\ndata:\n  - sentences: [koche]\n",
        "rules/en/brew.yaml": "language: en\nexpansion_rules: {brew: (brew|make)}\n",
        "lists/cups.yaml": "lists: {cups: {range: {from: 1, to: 9}}}\n",
        "lists/en/name.yaml": "language: en\nlists: {name: {wildcard: true}}\n",
        "responses/en/Brew.yaml": "language: en\nresponses: {intents: {Brew: {default: done}}}\n",
    ]

    @Test func `a folder in the collection's layout is one grammar`() throws {
        let folder = try TemporaryFolder(Self.files)
        let loaded = try GrammarLoader(language: "en").load(paths: [folder.path])
        let grammar = loaded.grammar
        #expect(loaded.warnings == [])
        #expect(grammar.language == "en")
        #expect(grammar.skipWords == ["please"])
        #expect(grammar.lists == ["cups": .range(NumberRange(from: 1, to: 9)), "name": .wildcard])
        #expect(grammar.rules.mapValues(\.template.text) == ["brew": "(brew|make)"])
        #expect(grammar.responses == ["intents": ["Brew": ["default": "done"]]])
        #expect(grammar.intents.map(\.name) == ["Brew", "Pour"])
        #expect(grammar.templates == ["<brew>", "brew in {name}", "brew with {name}", "brew here", "pour"])
        let file = folder.path(of: "sentences/en/Brew/named.yaml")
        #expect(grammar.intents[0].blocks[1].sentences[0].place == SourcePlace(file: file, line: 3, column: 18))
    }

    @Test func `what paths and declarations say becomes slots, context and metadata`() throws {
        let folder = try TemporaryFolder(Self.files)
        let grammar = try GrammarLoader(language: "en").load(paths: [folder.path]).grammar
        let blocks = grammar.intents.flatMap(\.blocks)
        #expect(blocks.map(\.slots) == [[:], [:], ["hot": true], ["domain": "kettle"], ["domain": "kettle"]])
        #expect(
            blocks.map(\.metadata) == [
                ["slot_combination": "plain"], ["slot_combination": "named"],
                ["slot_combination": "named", "by": "us"],
                ["slot_combination": "here"], ["slot_combination": "plain"],
            ]
        )
        #expect(
            blocks.map(\.requiredContext) == [
                [], [ContextRequirement(key: "domain", expected: .oneOf(["kettle", "urn"]))],
                [
                    ContextRequirement(key: "time", expected: .value("day")),
                    ContextRequirement(key: "domain", expected: .oneOf(["kettle"])),
                ],
                [ContextRequirement(key: "area", expected: .anything, slot: "area")], [],
            ]
        )
        #expect(blocks.map(\.response) == [nil, "in_it", nil, nil, nil])
    }

    @Test func `files in other languages and those that hold for all are told apart`() throws {
        let folder = try TemporaryFolder(Self.files)
        let grammar = try GrammarLoader(language: "de-AT").load(paths: [folder.path]).grammar
        #expect(grammar.templates == ["koche"])
        #expect(grammar.lists == ["cups": .range(NumberRange(from: 1, to: 9))])
        let error = #expect(throws: GrammarError.self) { try GrammarLoader().load(paths: [folder.path]) }
        #expect(error?.diagnostics.map(\.problem) == [.severalLanguages(["de", "en"])])
    }

    @Test(
        arguments: [
            ("Stir/plain", "data: [{sentences: [a]}]", .intentNotDeclared("Stir"), 2, 1),
            ("Brew/plane", "data: [{sentences: [a]}]", .combinationNotDeclared("plane", intent: "Brew"), 2, 1),
            (
                "Brew/named", "data: [{sentences: [a], name_domains: wram}]",
                .missingDomainGroup("wram", suggestion: "warm"), 2, 39
            ),
            (
                "Brew/plain", "data: brew",
                .wrongType(expected: "a list of blocks with 'sentences'", found: "the text 'brew'"), 2, 7
            ),
            (
                "Brew/plain", "data: [brew]",
                .wrongType(expected: "a mapping with 'sentences'", found: "the text 'brew'"), 2, 8
            ),
            ("Brew/plain", "data: [{slots: {}}]", .missingKey("sentences", in: "a block"), 2, 8),
        ] as [(String, String, GrammarProblem, Int, Int)]
    )
    func `what does not fit together is said`(
        path: String,
        text: String,
        problem: GrammarProblem,
        line: Int,
        column: Int
    ) {
        let name = "sentences/en/\(path).yaml"
        let texts = [
            SourceText(name: "intents.yaml", text: Self.files["intents.yaml"]!),
            SourceText(name: "sentences/en/Pour/plain.yaml", text: Self.files["sentences/en/Pour/plain.yaml"]!),
            SourceText(name: name, text: "language: en\n\(text)\n"),
        ]
        let diagnostics = GrammarLoader().diagnostics(texts)
        #expect(diagnostics.map(\.problem) == [problem])
        #expect(diagnostics.map(\.place) == [SourcePlace(file: name, line: line, column: column)])
    }
}
