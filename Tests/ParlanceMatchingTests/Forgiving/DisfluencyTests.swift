import ParlanceGrammar
import Testing

@testable import ParlanceMatching

@Suite("Requests as people say them: false starts, fillers, articles left out")
struct DisfluencyTests {
    private static let house = """
        language: en
        intents:
          TurnOn: {data: [{sentences: ["turn on the {name}", "turn on my {name} in the {area}"]}]}
          Timer: {data: [{sentences: ["set a timer for {minutes} minutes"]}]}
          Play: {data: [{sentences: ["play {title}"]}]}
          Call: {data: [{sentences: ["do not call", "ring the {name} of the {area}"]}]}
        lists:
          name: {values: [lamp, fan, bell]}
          area: {values: [kitchen, attic]}
          minutes: {range: {from: 1, to: 60}}
          title: {wildcard: true}
        """

    private static func result(_ text: String, _ yaml: String = house, edits: Int? = nil) throws -> ParseResult {
        try Fixture.parser(yaml: yaml).parse(text, options: ParseOptions(edits: edits))
    }

    /// The edited words, as `kind said→meant`.
    private static func changes(_ reading: Reading?) -> [String] {
        (reading?.editedWords ?? []).map { "\($0.kind.rawValue) \($0.said)→\($0.meant)" }
    }

    @Test(
        "What is said too much is left out",
        arguments: [
            ("turn on turn on the lamp", ["filler turn on→"]),
            ("set a timer set a timer for 5 minutes", ["filler set a timer→"]),
            ("tu turn on the lamp", ["filler tu→"]),
            ("turn on the la lamp", ["filler la→"]),
            ("turn on you know the lamp", ["filler you know→"]),
            ("you know turn on the lamp", ["filler you know→"]),
            ("turn on the lamp you know", ["filler you know→"]),
            ("turn on the a lamp", ["filler a→"]),
        ]
    )
    func superfluous(text: String, edited: [String]) throws {
        let result = try Self.result(text)
        #expect(Self.changes(result.best) == edited)
        #expect(result.match == .approximate)
        #expect(try Self.result(text, edits: 0).match == .none)
    }

    @Test(
        "A missing article is supplied",
        arguments: [
            ("turn on lamp", "TurnOn", "turn on the lamp"),
            ("turn on my lamp in kitchen", "TurnOn", "turn on my lamp in the kitchen"),
            ("set timer for 5 minutes", "Timer", "set a timer for 5 minutes"),
        ]
    )
    func omitted(text: String, intent: String, corrected: String) throws {
        let result = try Self.result(text)
        #expect(result.match == .approximate)
        #expect(result.best?.intent == intent)
        #expect(result.best?.editedWords.map(\.kind) == [.omitted])
        #expect(result.best?.corrected(text) == corrected)
    }

    @Test(
        "Words that carry the meaning are not supplied, and numbers and negations may be meant twice",
        arguments: [
            "turn the lamp", "do not do not ring", "not call", "on the lamp", "lamp the kitchen",
            "set a timer 5 minutes",
            "set a timer for 5 set a timer for 5 minutes",
        ]
    )
    func nothing(text: String) throws {
        #expect(try Self.result(text).match == .none)
    }

    @Test("Titles keep their repetitions and small words")
    func wildcards() throws {
        #expect(try Self.result("play ring ring the bell").best?["title"]?.spoken?.text == "ring ring the bell")
    }

    @Test(
        "Accents that are not typed do not count as edits",
        arguments: [("mo den phong ngu xanh", 4), ("mở den phong ngủ xanh", 2)]
    )
    func accents(text: String, count: Int) throws {
        let yaml = """
            language: vi
            intents: {TurnOn: {data: [{sentences: ["mở đèn phòng ngủ xanh"]}]}}
            """
        let result = try Self.result(text, yaml)
        #expect(result.match == .approximate)
        #expect(result.best?.editedWords.map(\.kind) == Array(repeating: .accents, count: count))
    }

    @Test(
        "In scripts without blanks what is said twice, and pauses, are left out",
        arguments: ["電気電気をつけてください", "えっと電気をつけてください", "電気をつけてつけてください"]
    )
    func undivided(text: String) throws {
        let yaml = """
            language: ja
            intents: {TurnOn: {data: [{sentences: ["電気をつけてください"]}]}}
            """
        let result = try Self.result(text, yaml)
        #expect(result.match == .approximate)
        #expect(result.best?.editedWords.map(\.kind) == [.filler])
    }
}
