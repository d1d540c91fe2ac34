import Testing

@testable import ParlanceGrammar

struct GrammarReaderTests {
    private static let file = """
        language: en
        settings: {ignore_whitespace: true, filter_with_regex: false}
        skip_words: [please, "on", 5]
        responses:
          intents: {Brew: {default: "{{ slots.drink }} is on"}}
          errors: {no_intent: what?}
        messages: {Brew.drink.value: "Which {kind}?"}
        lists:
          drink: {values: [tea]}
        expansion_rules:
          brew: (brew|make)
        intents:
          Pour:
            description: pours
            data:
              - sentences: [pour]
          Brew:
            data:
              - sentences:
                  - <brew> {drink}
                  - "  tea  "
                slots: {size: 2, hot: on, "off": off}
                response: brewing
                requires_context:
                  any:
                  kitchen: here
                  room: [a, 5]
                  area: {slot: true}
                  floor: {value: up, slot: level}
                  roof: {value: [x, y], slot: false}
                excludes_context: {domain: [cover], on: off}
                metadata: {combination: one}
                required_keywords: [tea, 5]
                lists: {drink: {values: [mate]}}
                expansion_rules: {brew: heat}
              - sentences: [brew]
                response:
          Empty:
        """

    @Test func `a block has all that its keys say`() throws {
        let loaded = try GrammarLoader().load(Self.file)
        #expect(loaded.warnings.isEmpty)
        let brew = try #require(loaded.grammar.intents.first { $0.name == "Brew" })
        let block = try #require(brew.blocks.first)
        let places = ["<brew> {drink}", "  tea  "].map { SourcePlace(of: $0, in: Self.file) }
        let templates = [try Template("<brew> {drink}"), try Template("tea")]
        #expect(block.sentences == zip(templates, places).map { Sentence(template: $0, place: $1) })
        #expect(block.slots == ["size": 2, "hot": true, "off": false])
        #expect(block.response == "brewing")
        #expect(
            block.requiredContext == [
                ContextRequirement(key: "any", expected: .anything),
                ContextRequirement(key: "kitchen", expected: .value("here")),
                ContextRequirement(key: "room", expected: .oneOf(["a", 5])),
                ContextRequirement(key: "area", expected: .anything, slot: "area"),
                ContextRequirement(key: "floor", expected: .value("up"), slot: "level"),
                ContextRequirement(key: "roof", expected: .oneOf(["x", "y"])),
            ]
        )
        #expect(block.excludedContext == ["domain": ["cover"], "on": false])
        #expect(block.metadata == ["combination": "one"])
        #expect(block.requiredKeywords == ["tea", "5"])
        #expect(block.lists == ["drink": .values([ListValue(input: Template(literal: "mate"), output: "mate")])])
        let place = SourcePlace(of: "heat}", in: Self.file)
        #expect(block.rules == ["brew": Rule(template: try Template("heat"), place: place)])
        #expect(brew.blocks.last?.response == nil)
    }

    @Test func `a grammar has all that its keys say, in the order of declaration`() throws {
        let grammar = try GrammarLoader().load(Self.file).grammar
        #expect(grammar.language == "en")
        #expect(grammar.settings == Grammar.Settings(ignoresBlanks: true))
        #expect(grammar.skipWords == ["please", "on", "5"])
        #expect(grammar.intents.map(\.name) == ["Pour", "Brew", "Empty"])
        #expect(grammar.intents.map(\.blocks.count) == [1, 2, 0])
        #expect(grammar.lists == ["drink": .values([ListValue(input: Template(literal: "tea"), output: "tea")])])
        let place = SourcePlace(of: "(brew|make)", in: Self.file)
        #expect(grammar.rules == ["brew": Rule(template: try Template("(brew|make)"), place: place)])
        #expect(
            grammar.responses == [
                "intents": ["Brew": ["default": "{{ slots.drink }} is on"]], "errors": ["no_intent": "what?"],
            ]
        )
    }

    @Test func `the same grammar in JSON is the same grammar`() throws {
        let yaml =
            "language: en\nintents:\n  Brew:\n    data:\n      - sentences: [\"brew {drink}\"]\nlists: {drink: {wildcard: on}}\n"
        let json =
            #"{"language":"en","intents":{"Brew":{"data":[{"sentences":["brew {drink}"]}]}},"lists":{"drink":{"wildcard":true}}}"#
        let grammars = try [GrammarLoader().load(yaml), GrammarLoader().load(json, name: "tea.json")].map(\.grammar)
        #expect(grammars[0].templates == grammars[1].templates)
        #expect(grammars[0].lists == grammars[1].lists)
        let place = SourcePlace(of: "brew {drink}", in: json, file: "tea.json")
        #expect(grammars[1].intents[0].blocks[0].sentences[0].place == place)
    }
}
