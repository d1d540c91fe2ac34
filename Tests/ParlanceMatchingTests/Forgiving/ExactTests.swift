import ParlanceGrammar
import Testing

@testable import ParlanceMatching

@Suite("Exact lists and sentences")
struct ExactTests {
    private static let bank = """
        language: en
        intents:
          Pay:
            data:
              - sentences: ["pay {amount} to {payee}"]
              - sentences: ["pay the {bill} bill"]
                lists: {bill: {values: [water, phone], exact: true}}
          Freeze:
            exact: true
            data:
              - sentences: ["freeze my account"]
              - sentences: ["thaw my account"]
                exact: false
          Show:
            data:
              - sentences: ["show my balance"]
              - sentences: ["close my account"]
                exact: true
        lists:
          amount: {range: {from: 1, to: 100}, exact: true}
          payee: {values: [Bob, Anna, "(Uncle|Aunt) Peter"], exact: true}
        """

    private static func parsers() throws -> [Parser] {
        let parser = try Fixture.parser(yaml: bank)
        return [parser, try parser.reloaded()]
    }

    @Test(
        "Their words are never corrected",
        arguments: [
            "pay 5 to rob", "pay 5 to bobb", "pay 5 to an na", "pay 5 to uncl peter",
            "pay 5 to uncle um peter", "pay fivve to bob", "pay the phne bill", "freeze my acount", "freze my account",
            "closs my account", "pay 5 tobob",
        ]
    )
    func refuses(utterance: String) throws {
        for parser in try Self.parsers() { #expect(try parser.parse(utterance).match == .none) }
    }

    @Test(
        "Everything else is corrected as usual, also beside them",
        arguments: [
            ("pya 5 to bob", "Pay"), ("pay 5 tto aunt peter", "Pay"), ("pay the water bil", "Pay"),
            ("shwo my balance", "Show"), ("thaw my acount", "Freeze"), ("pay um 5 to bob", "Pay"),
            ("pay 5 to anna anna", "Pay"),
        ]
    )
    func corrects(utterance: String, intent: String) throws {
        for parser in try Self.parsers() {
            let result = try parser.parse(utterance)
            #expect(result.match == .approximate)
            #expect(result.best?.intent == intent)
        }
    }

    @Test("The values of an exact list stay exact, whether they are given at run time or terms of a vocabulary")
    func coversGivenValues() throws {
        for parser in try Self.parsers() {
            let carl = ListValue(input: Template(literal: "Carlotta"), output: nil)
            let given = parser.with(lists: ["payee": .values([carl])])
            var vocabulary = Vocabulary()
            _ = vocabulary.set([Term(identifier: "1", phrase: "Friederike")], of: "payee", tier: .user)
            let named = given.with(vocabulary: vocabulary)
            for (utterance, match) in [
                ("pay 5 to carlotta", ParseResult.Match.exact), ("pay 5 to carlota", .none),
                ("pay 5 to friederike", .exact), ("pay 5 to friedrike", .none),
            ] {
                #expect(try named.parse(utterance).match == match, "\(utterance)")
            }
            #expect(try named.with(vocabulary: Vocabulary()).parse("pay 5 to carlota").match == .none)
        }
    }

    @Test("A caller can make a list exact that the grammar does not declare exact")
    func takesCallersWish() throws {
        let parser = try Fixture.parser("greet {name}")
        let values = SlotList.values([ListValue(input: Template(literal: "Carlotta"), output: nil)])
        #expect(try parser.with(lists: ["name": values]).parse("greet carlota").match == .approximate)
        let exact = parser.with(lists: ["name": values], exact: ["name"])
        #expect(try exact.parse("greet carlota").match == .none)
        #expect(try exact.parse("geret carlotta").match == .approximate)
        #expect(try exact.adding(lists: [:]).parse("greet carlota").match == .none)
        #expect(try exact.adding(lists: ["name": values]).parse("greet carlota").match == .approximate)
    }

    @Test("An exact sentence is not read in part, and no gap is left in an exact value")
    func leavesNothingOut() throws {
        for parser in try Self.parsers() {
            let options = ParseOptions(partial: true)
            #expect(try parser.parse("today freeze my account", options: options).match == .none)
            #expect(try parser.parse("today thaw my account", options: options).match == .partial)
            #expect(try parser.parse("pay 5 to uncle dear peter", options: options).match == .none)
        }
    }

    @Test(
        "An explanation names what refused the correction",
        arguments: [
            ("pay 5 to bobb", ["payee"], false), ("pay the phne bill", ["bill"], false),
            ("freeze my acount", [], true), ("close my acount", [], true),
        ]
    )
    func explains(utterance: String, lists: [String], isOfSentence: Bool) throws {
        for parser in try Self.parsers() {
            let refused = try parser.explain(utterance).refused
            #expect(refused.first?.lists == lists)
            #expect(refused.first?.isOfExactSentence == isOfSentence)
            #expect(try parser.parse(utterance).match == .none, "the search for refused corrections leaves no trace")
        }
    }

    @Test("Without corrections nothing was refused, nor where nothing is near")
    func explainsOnlyRefusals() throws {
        for parser in try Self.parsers() {
            #expect(try parser.explain("pay 5 to bobb", options: .exact).refused.isEmpty)
            #expect(try parser.explain("pay 5 to the milkman").refused.isEmpty)
        }
    }
}
