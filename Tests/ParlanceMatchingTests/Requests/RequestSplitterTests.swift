import ParlanceGrammar
import Testing

@testable import ParlanceMatching

@Suite("Several requests in one utterance")
struct RequestSplitterTests {
    private static let kitchen = """
        language: en
        intents:
          TurnOn: {data: [{sentences: ["turn on [the] {device}", "switch [the] {device} on", "lights on"]}]}
          Boil: {data: [{sentences: ["boil {count} eggs [for {minutes} minutes]"]}]}
          Wake: {data: [{sentences: ["wake me at {count}", "wake me at {words:name}"]}]}
          Pay: {data: [{sentences: ["pay {person} {sum} coins", "pay {person} {both:sum}"]}]}
          Tell: {data: [{sentences: ["tell {person} that {words:text}", "call {person}"]}]}
          Buy: {data: [{sentences: ["buy {words:goods}", "buy {words:goods} at {shop}", "salt [at {shop}]"]}]}
        lists:
          device: {values: [lamp, fan, salt and pepper mill]}
          person: {values: [Ada, Bo]}
          shop: {values: [market]}
          sum: {values: [{in: "3", out: 3}, {in: "5", out: 5}]}
          both: {values: [{in: "5 coins 3", out: {number: 53, unit: coin}}]}
          count: {range: {from: 1, to: 99}}
          minutes: {range: {from: 1, to: 99}}
          words: {wildcard: true}
        """

    private let parser: Parser

    init() throws {
        let text = SourceText(name: "kitchen.yaml", text: Self.kitchen)
        parser = Parser(try GrammarLoader().load([text]).grammar)
    }

    private func texts(_ utterance: String, _ options: ParseOptions = ParseOptions()) throws -> [String] {
        try parser.parseRequests(utterance, options: options).requests.map(\.text)
    }

    @Test(arguments: [
        ("turn on the lamp and boil 3 eggs", ["turn on the lamp", "boil 3 eggs"]),
        ("Turn on the lamp. Then boil 3 eggs!", ["Turn on the lamp", "boil 3 eggs"]),
        ("turn on the lamp, and after that call Bo; lights on", ["turn on the lamp", "call Bo", "lights on"]),
        ("turn on the lamp and tell Ada that tea is ready", ["turn on the lamp", "tell Ada that tea is ready"]),
    ])
    func `each request that matches is one`(utterance: String, requests: [String]) throws {
        #expect(try texts(utterance) == requests)
    }

    @Test(arguments: [
        ("turn on the lamp and the fan", ["turn on the lamp", "turn on the fan"]),
        (
            "turn on lamp, fan and the salt and pepper mill",
            ["turn on lamp", "turn on fan", "turn on the salt and pepper mill"]
        ),
        ("switch the lamp and the fan on", ["switch the lamp on", "switch the fan on"]),
        ("switch the lamp on and the fan", ["switch the lamp on", "switch the fan on"]),
        ("pay Ada 5 coins and Bo 3", ["pay Ada 5 coins", "pay Bo 3 coins"]),
        ("call Ada and Bo and boil 2 eggs", ["call Ada", "call Bo", "boil 2 eggs"]),
    ])
    func `a request takes the words that it leaves out from the one beside it`(
        utterance: String,
        requests: [String]
    ) throws {
        #expect(try texts(utterance) == requests)
    }

    @Test(arguments: [
        ("turn off the lamp and the fan", ["turn off the lamp", "turn off the fan"]),
        ("turn off the lamp, the fan and the mill", ["turn off the lamp", "turn off the fan", "turn off the mill"]),
        ("turn off the attic lamp and the fan", ["turn off the attic lamp", "turn off the fan"]),
        ("the lamp and the fan", ["the lamp", "the fan"]),
        ("turn off the lamp and boil eggs", ["turn off the lamp", "boil eggs"]),
    ])
    func `what alone means something else takes the words of the request before`(
        utterance: String,
        requests: [String]
    ) throws {
        let text = SourceText(
            name: "attic.yaml",
            text: """
                language: en
                intents:
                  TurnOff: {data: [{sentences: ["turn off the ({device}|{room} {lamp})"]}]}
                  TurnOn: {data: [{sentences: ["[turn on] the {device}"]}]}
                  Boil: {data: [{sentences: ["boil eggs"]}]}
                lists:
                  device: {values: [lamp, fan, mill]}
                  room: {values: [attic]}
                  lamp: {values: [lamp]}
                """
        )
        let parser = Parser(try GrammarLoader().load([text]).grammar)
        #expect(try parser.parseRequests(utterance).requests.map(\.text) == requests)
    }

    @Test(arguments: [
        "turn on the salt and pepper mill", "tell Ada that Bo is here and the tea is ready",
        "buy tea and turn on the lamp",
        "tell Ada that I am late and call Bo", "buy tea and salt at market",
    ])
    func `an utterance that matches as a whole stays whole`(utterance: String) throws {
        let result = try parser.parseRequests(utterance)
        #expect(!result.isSplit && result.requests.map(\.text) == [utterance])
        #expect(result.whole.match == .exact)
    }

    @Test func `free text to the end is given up for requests without free text`() throws {
        #expect(try texts("wake me at 7 and turn on the lamp") == ["wake me at 7", "turn on the lamp"])
        #expect(try texts("wake me at noon and turn on the lamp") == ["wake me at noon and turn on the lamp"])
    }

    @Test(arguments: [
        "turn on the lamp and", "and turn on the lamp", "turn on the lamp and sing", "boil 3 eggs and 4 minutes",
        "turn on the lamp and tell Ada that I am late and call Bo", ", , and .", "and", "",
        "lights on, lights on, lights on, lights on, lights on, lights on, lights on, lights on, lights on, lights on",
    ])
    func `nothing is split unless all of it is understood, in one way`(utterance: String) throws {
        #expect(try !parser.parseRequests(utterance, options: .exact).isSplit)
    }

    @Test func `words are not corrected in order to split`() throws {
        #expect(try texts("turn on the lmap and boil 3 eggs").count < 2)
        #expect(try texts("turn on the fannn") == ["turn on the fannn"])
    }

    @Test func `ranges are those of the utterance, and of the words that are read`() throws {
        let requests = try parser.parseRequests("turn on the  lamp and the fan.").requests
        #expect(requests.map(\.isCompleted) == [false, true])
        #expect(requests.map(\.scalarRange) == [0..<17, 22..<29])
        #expect(requests[1].result.best?.slots.first?.spoken?.scalarRange == 12..<15)
    }
}
