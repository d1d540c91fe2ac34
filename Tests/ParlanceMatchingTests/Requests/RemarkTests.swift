import ParlanceGrammar
import Testing

@testable import ParlanceMatching

@Suite("Remarks beside a request")
struct RemarkTests {
    private static let home = """
        language: en
        intents:
          TurnOn: {data: [{sentences: ["[can you] turn on [the] {device}", "the {device}", "{device} on"]}]}
          TurnOff: {data: [{sentences: ["turn off [the] {device}"]}]}
          Call: {data: [{sentences: ["call {name}"]}]}
          Boil: {data: [{sentences: ["boil {count} eggs"]}]}
        lists:
          device: {values: [lamp, fan]}
          name: {wildcard: true}
          count: {range: {from: 1, to: 99}}
        """

    private static let light = """
        language: ja
        intents: {TurnOn: {data: [{sentences: ["{device}をつけて"]}]}}
        lists: {device: {values: [電気]}}
        """

    private func parse(_ text: String, _ options: ParseOptions = ParseOptions()) throws -> ParseResult {
        try Fixture.parser(yaml: Self.home).parse(text, options: options)
    }

    @Test(arguments: [
        ("My hands are full, turn on the lamp", ["My hands are full"]),
        ("Turn on the lamp, I can't see a thing.", ["I can't see a thing"]),
        ("it's dark in here turn on the lamp", ["it's dark in here"]),
        ("turn on the lamp because the sun went down", ["because the sun went down"]),
        (
            "Ugh, it's Monday again. Can you turn on the fan? It's so hot!",
            ["Ugh, it's Monday again", "It's so hot"]
        ),
        (
            "The baby's asleep at last. Turn on the lamp, the dog's barking",
            ["The baby's asleep at last", "the dog's barking"]
        ),
        ("the boss moved our meeting so lamp on", ["the boss moved our meeting so"]),
        ("I've seen everybody. The cat is asleep. Turn off the lamp", ["I've seen everybody. The cat is asleep"]),
    ])
    func `are left out, and told`(utterance: String, remarks: [String]) throws {
        let result = try parse(utterance)
        #expect(result.match == .exact)
        let reading = try #require(result.best)
        #expect(reading.remarks.map(\.text) == remarks)
        let device = try #require(reading["device"]?.spoken)
        #expect(utterance[device.range] == device.text)
        let scalars = Array(utterance.unicodeScalars)[device.scalarRange]
        #expect(String(String.UnicodeScalarView(scalars)) == device.text)
    }

    @Test(arguments: [
        // Reports, and what others want.
        "My mother said, turn on the lamp", "On the door it was written: turn on the lamp",
        "it's never over until they turn on the lamp", "My uncle mumbled, turn on the lamp",
        "My coach wanted more. Everybody says so. Turn on the lamp", "Turn on the lamp, my dad used to say",
        // Conditions and questions.
        "If it's dark in here, turn on the lamp", "Turn on the lamp, when I'm home",
        "Is it dark in here? turn on the lamp",
        // Denials, and what takes a request back.
        "I'm tired so don't turn on the lamp", "Turn on the lamp, no, forget it", "Turn on the lamp, I'm just kidding",
        "Turn on the lamp, I regret it", "My boss forbids light. Turn on the lamp",
        "Turn on the lamp, but it's not urgent",
        // Wishes, and sentences that go on.
        "I want to see, turn on the lamp", "I'm going to turn on the lamp", "we are about to turn on the lamp",
        "she's the one who can turn on the lamp",
        // Numbers and quotations.
        "I've got 20 minutes, turn on the lamp", "It's “dark”, turn on the lamp",
        // Fragments, and words that may say something of the request.
        "In the kitchen, turn on the lamp", "Turn on the lamp, the green one", "Turn on the lamp, she said",
        // Another request, also a misspelt one.
        "turn off the fan because it's cold, turn on the lamp", "it's late, turn of the fan, turn on the lamp",
        // A fragment behind a sentence that no sign ends, and a text that may go on.
        "it's hot so i got the fan", "we have seen a big lamp on", "it's so fan on",
        "Where's my coat. Turn on the lamp", "Turn on the lamp, let's see", "call ben i'm late",
    ])
    func `are none if they may change the request`(utterance: String) throws {
        let remarks = try parse(utterance).best?.remarks ?? []
        #expect(remarks.isEmpty, "\(remarks.map(\.text))")
    }

    @Test func `are no remarks without corrections, unless they are asked for`() throws {
        let text = "My hands are full, turn on the lamp"
        #expect(try parse(text, .exact).match == .none)
        #expect(try parse(text, ParseOptions(edits: 0, remarks: true)).match == .exact)
        #expect(try parse(text, ParseOptions(remarks: false)).match != .exact)
    }

    @Test func `leave an utterance alone that matches as a whole`() throws {
        let reading = try #require(try parse("call it's me").best)
        #expect(reading.remarks.isEmpty)
        #expect(reading["name"]?.value == .string("it's me"))
    }

    @Test(arguments: [
        ("手が離せないから、電気をつけて", ["手が離せないから"]), ("電気をつけて。もう真っ暗だよ。", ["もう真っ暗だよ"]),
        ("ここ暗いから電気をつけて", ["ここ暗いから"]),
    ])
    func `end like sentences in scripts without blanks`(utterance: String, remarks: [String]) throws {
        #expect(try japanese(utterance)?.remarks.map(\.text) == remarks)
    }

    @Test(arguments: [
        "電気をつけて寝るのが好きなんだ", "電気をつけて、寝るのが好きなんだ", "電気をつけてって言われたから", "母が電気をつけてと言ったよ", "電気をつけて、やっぱりいらないよ", "3人で来たから電気をつけて",
    ])
    func `are none there if they report, take back or count`(utterance: String) throws {
        #expect(try japanese(utterance)?.remarks.isEmpty ?? true)
    }

    private func japanese(_ utterance: String) throws -> Reading? {
        try Fixture.parser(yaml: Self.light).parse(utterance, options: ParseOptions(edits: 0, remarks: true)).best
    }

    @Test func `are looked for in few parts of an utterance`() throws {
        let language = try Fixture.parser(yaml: Self.home).compiled.remarkLanguage
        let many = Array(repeating: "I'm tired.", count: 20).joined(separator: " ")
        #expect(language.cuts(of: many).count <= 24)
        #expect(language.cuts(of: many + many).isEmpty)
        let undivided = try #require(try Fixture.parser(yaml: Self.light).compiled.remarkLanguage.undivided)
        #expect((1...24).contains(undivided.cuts(of: String(repeating: "暗いから。", count: 15)).count))
    }
}
