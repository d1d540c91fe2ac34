import Testing

@testable import ParlanceGrammar

struct GrammarLoaderTests {
    @Test func `files are merged: mappings key by key, lists one after the other, anything else replaced`() throws {
        let first = """
            language: en
            lists: {drink: {values: [tea]}, cups: {range: {from: 1, to: 3}}}
            expansion_rules: {brew: make, now: right now}
            skip_words: [please]
            settings: {ignore_whitespace: true}
            responses: {intents: {Brew: {default: yes, other: x}}}
            intents:
              Brew: {data: [{sentences: [one]}]}
              Pour: {data: [{sentences: [two]}]}
            """
        let second = """
            lists: {drink: {values: [mate]}, cups: {range: {to: 9}}}
            expansion_rules: {brew: "(heat|boil)"}
            skip_words: [kindly]
            settings: {ignore_whitespace: false}
            responses: {intents: {Brew: {default: done}}}
            intents:
              Brew: {data: [{sentences: [three]}]}
              Drink: {data: [{sentences: [four]}]}
            """
        let texts = [SourceText(name: "a.yaml", text: first), SourceText(name: "b.yaml", text: second)]
        let grammar = try GrammarLoader().load(texts).grammar
        let drinks = ["tea", "mate"].map { ListValue(input: Template(literal: $0), output: .string($0)) }
        #expect(grammar.lists == ["drink": .values(drinks), "cups": .range(NumberRange(from: 1, to: 9))])
        #expect(grammar.rules.mapValues(\.template.text) == ["brew": "(heat|boil)", "now": "right now"])
        #expect(grammar.rules["brew"]?.place.file == "b.yaml")
        #expect(grammar.skipWords == ["please", "kindly"])
        #expect(grammar.settings == Grammar.Settings(ignoresBlanks: false))
        #expect(grammar.responses == ["intents": ["Brew": ["default": "done", "other": "x"]]])
        #expect(grammar.intents.map(\.name) == ["Brew", "Pour", "Drink"])
        #expect(grammar.templates == ["one", "three", "two", "four"])
    }

    @Test func `a value that can't be merged is an error, not lost`() {
        let texts = [
            "language: en\nintents: [a]\n", "language: en\nintents: {B: {data: [{sentences: [b]}]}}\n", "- c\n",
        ]
        let diagnostics = GrammarLoader().diagnostics(
            texts.enumerated().map { SourceText(name: "\($0.offset).yaml", text: $0.element) }
        )
        #expect(diagnostics.map { "\($0.place.map(\.description) ?? "")" } == ["0.yaml:2:10", "2.yaml:1:1"])
    }

    @Test func `lists that no file defines are what the caller makes of them`() {
        let file = """
            language: en
            lists: {drink: {values: [tea]}}
            expansion_rules: {z: "in {area} {area}", a: "{area}"}
            intents: {Brew: {data: [{sentences: ["{drnik} <z>", "{area} <a>", "{place}"]}]}}
            """
        func found(_ undefined: UndefinedLists) -> [String] {
            GrammarLoader(undefinedLists: undefined).diagnostics(file)
                .map { "\($0.severity) \($0.place!) \($0.problem.message.prefix(29))" }
        }
        func place(_ part: String) -> SourcePlace { SourcePlace(of: part, in: file) }
        #expect(found(.error).count == 6)
        #expect(found(.known(["area", "place"])) == ["error \(place("{drnik}")) no list is called 'drnik'; di"])
        #expect(found(.known(["area", "drnik"])) == ["error \(place("{place}")) no list is called 'place'; ad"])
        #expect(
            found(.givenLater(["drnik"])) == [
                "warning \(place("{area}")) no list is called 'area'; unt",
                "warning \(place("{place}")) no list is called 'place'; un",
            ]
        )
        let areas = GrammarLoader(undefinedLists: .givenLater([])).diagnostics(file).map(\.problem)
        #expect(
            areas == [
                .undefinedRunTimeList("area", templates: 3, suggestion: nil),
                .undefinedRunTimeList("drnik", templates: 1, suggestion: "drink"),
                .undefinedRunTimeList("place", templates: 1, suggestion: nil),
            ]
        )
    }

    @Test func `what is said does not depend on the order of dictionaries`() {
        let names = (0..<40).map { "rule\($0)" }
        let rules = names.map { "  \($0): \"{missing} <\($0)> {gone}\"\n" }.joined()
        let file = "language: en\nintents: {A: {data: [{sentences: [a]}]}}\nexpansion_rules:\n" + rules
        let first = GrammarLoader(undefinedLists: .givenLater([])).diagnostics(file)
        #expect(first.count == 42)
        #expect(first.prefix(2).map(\.place?.line) == [4, 4])
        for _ in 0..<5 { #expect(GrammarLoader(undefinedLists: .givenLater([])).diagnostics(file) == first) }
    }

    @Test(arguments: [[], [SourceText(name: "intents.yaml", text: "Brew: {supported: true}\n")]])
    func `an error is never empty`(texts: [SourceText]) {
        for language in [nil, "en"] {
            let error = #expect(throws: GrammarError.self) { try GrammarLoader(language: language).load(texts) }
            #expect(error?.diagnostics.map(\.problem) == [.noSentences])
        }
    }

    @Test(arguments: [(64, []), (65, [GrammarProblem.tooManyRequirements(limit: 64)])])
    func `a block may require only so much of the context`(count: Int, problems: [GrammarProblem]) {
        let keys = (0..<count).map { "k\($0): v" }.joined(separator: ", ")
        let block = "{sentences: [a], requires_context: {\(keys)}}"
        let diagnostics = GrammarLoader().diagnostics("language: en\nintents: {A: {data: [\(block)]}}")
        #expect(diagnostics.map(\.problem) == problems)
    }

    @Test func `rules may mention rules many times over, and more than that is an error`() {
        func chain(_ count: Int) -> [Diagnostic] {
            let rules = (0..<count).map { "  r\($0): a <r\($0 + 1)>\n" }.joined() + "  r\(count): b\n"
            let file = "language: en\nlists: {x: {values: [<r0>]}}\nexpansion_rules:\n\(rules)"
            return GrammarLoader().diagnostics(file + "intents: {A: {data: [{sentences: [<r0>]}]}}\n")
        }
        #expect(chain(TemplateParser.depthLimit - 1) == [])
        #expect(Set(chain(5_000).map(\.problem)) == [.rulesNestedTooDeeply(limit: TemplateParser.depthLimit)])
    }

    @Test func `thousands of errors on one line take no time and no memory to speak of`() {
        let sentences = (0..<3_000).map { "\"a {b\($0)\"" }.joined(separator: ",")
        let file = #"{"language":"en","intents":{"A":{"data":[{"sentences":[\#(sentences)]}]}}}"#
        let clock = ContinuousClock()
        var diagnostics: [Diagnostic] = []
        let time = clock.measure { diagnostics = GrammarLoader().diagnostics(file) }
        #expect(diagnostics.count == DiagnosticLog.limit + 1)
        let others = 3_000 - DiagnosticLog.limit
        #expect(diagnostics.last?.problem == .furtherProblems(code: diagnostics[0].code, count: others))
        #expect(diagnostics.allSatisfy { $0.sourceLine.utf8.count <= 1_000 })
        #expect(time < .seconds(10))
    }
}
