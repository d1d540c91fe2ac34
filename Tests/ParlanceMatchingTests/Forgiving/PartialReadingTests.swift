import ParlanceGrammar
import Testing

@testable import ParlanceMatching

@Suite("Partial readings")
struct PartialReadingTests {
    private static let text = """
        language: en
        intents:
          Light:
            data:
              - sentences: ["turn (on|off) the {room} lights", "the lights (on|off)"]
          Timer:
            data:
              - sentences: ["[set a] timer for {1..60:minutes} minutes"]
        lists:
          room: {values: [kitchen, hallway]}
        """

    private static func parse(_ utterance: String, partial: Bool = true) throws -> ParseResult {
        let parser = Parser(try GrammarLoader().load([SourceText(name: "home.yaml", text: text)]).grammar)
        return try parser.parse(utterance, options: ParseOptions(partial: partial, remarks: false))
    }

    private static let partial: [(String, String, [String])] = [
        ("my hands are full so turn on the kitchen lights", "Light", ["my", "hands", "are", "full", "so"]),
        ("turn on the beautiful kitchen lights", "Light", ["beautiful"]),
        ("set a timer for 20 minutes while baking", "Timer", ["while", "baking"]),
        ("she said hello, turn on the kitchen lights", "Light", ["she", "said", "hello"]),
    ]

    @Test("A reading names the words that it leaves unexplained", arguments: partial)
    func readsInPart(utterance: String, intent: String, unexplained: [String]) throws {
        let result = try Self.parse(utterance)
        #expect(result.match == .partial)
        #expect(result.best == nil)
        #expect(result.readings.first?.intent == intent)
        #expect(result.readings.first?.unexplainedWords.map(\.text) == unexplained)
        #expect(result.readings.first?.editedWords.isEmpty == true)
    }

    @Test("Nothing is read in part unless asked for, nor what matches as a whole")
    func isAskedFor() throws {
        #expect(try Self.parse(Self.partial[0].0, partial: false).match == .none)
        #expect(try Self.parse("turn off the hallway lights").match == .exact)
        #expect(try Self.parse("turn off the halway lights").match == .approximate)
    }

    @Test(
        "Words that are too far for a correction are questions, alone or beside unexplained ones",
        arguments: [
            ("turn on the kicthwn lights", "turn on the kitchen lights", 0),
            ("set timer 20 minutes", "set a timer for 20 minutes", 0),
            ("my hands are full so turn on teh kichen lights", "turn on the kitchen lights", 5),
        ] as [(String, String, Int)]
    )
    func asks(utterance: String, meant: String, unexplained: Int) throws {
        let result = try Self.parse(utterance)
        #expect(result.match == .partial)
        let reading = try #require(result.readings.first)
        let clean = try #require(try Self.parse(meant).best)
        #expect(reading.intent == clean.intent)
        #expect(reading.slots.map(\.value) == clean.slots.map(\.value))
        #expect(reading.unexplainedWords.count == unexplained)
        #expect(try Self.parse(utterance, partial: false).match == .none)
    }

    @Test(
        "Words that make something else of what is read are never left out, and little is no reading",
        arguments: [
            "don't turn on the kitchen lights", "we shouldn't turn on the kitchen lights",
            "she said she'd turn on the kitchen lights", "should i turn on the kitchen lights",
            "half of a timer for 20 minutes", "turn on the kitchen lights, scratch that, forget it",
            "do not turn on the kitchen lights", "how to turn on the kitchen lights",
            "if i turn off the kitchen lights", "we cancel the party turn on the kitchen lights",
            "delete the old timer for 20 minutes", "the old man in the novel saw lights on", "banana", "",
            "which colour did the people of old prefer for the lights on their ships and boats",
        ]
    )
    func staysSilent(utterance: String) throws {
        #expect(try Self.parse(utterance).match == .none)
    }
}
