import ParlanceGrammar
import Testing

@testable import ParlancePipeline

@Suite("Phrases of a part of an intent")
struct SlotPhrasesTests {
    private static let grammar = """
        language: en
        intents:
          Ride:
            data:
              - sentences: ["ride [<party>] [<soon>] [in {n} cars] [[very] slowly] [<place>] [<bare>] [<any>] [<loud>] [<may>]"]
              - sentences: ["go <own> [<mine>]"]
                expansion_rules: {own: "by {n}"}
                lists: {vehicle: {values: [car]}}
          Walk: {data: [{sentences: ["walk [<soon>]"]}]}
        expansion_rules:
          party: "for <count> people"
          count: "{n}"
          soon: "(now|in {n} minutes)"
          place: "to <bare>"
          bare: "({spot}|home)"
          any: "to {words}"
          loud: "very loud"
          may: "[for] {n}"
          mine: "with {vehicle}"
        lists:
          n: {range: {from: 1, to: 9}}
          spot: {values: [here, there]}
          vehicle: {values: [bus]}
          words: {wildcard: true}
        """

    @Test(arguments: [("Ride", ["<party>", "<place>", "<soon>", "in {n} cars"]), ("Walk", ["<soon>"])])
    func `begin with words, and have slots that do not take any words`(intent: String, expected: [String]) throws {
        let loaded = try GrammarLoader().load([SourceText(name: "g.yaml", text: Self.grammar)])
        var phrases = SlotPhrases(loaded.grammar)
        let found = try #require(loaded.grammar.intents.first { $0.name == intent })
        #expect(phrases.phrases(in: found).map { Template(printing: $0).description }.sorted() == expected)
    }
}
