import Parlance
import ParlanceAuthoring
import ParlanceGrammar
import ParlanceMatching
import Testing

@Suite("Built-in slot types in grammars")
struct BuiltInSlotTypeTests {
    private static let text = """
        language: en
        intents:
          Ride:
            data:
              - sentences: ["a ride [to {place}] {date-time:when}", "a table {past_time}"]
          Pay:
            data:
              - sentences: ["pay {money:amount}", "tip {tip}", "dim to {level}", "wait {duration:length}", "{n} scones"]
        lists:
          place: {values: [the pier]}
          past_time: {type: date-time, direction: past}
          tip: {type: money, from: 1, to: 20}
          level: {type: percent, from: 0, to: 100}
          n: {type: number}
        """

    private static let now = ReferenceTime(year: 2026, month: 11, day: 20, hour: 9)

    private static func load(_ text: String = text) throws -> Grammar {
        try GrammarLoader().load([SourceText(name: "rides.yaml", text: text)]).grammar
    }

    private func slot(_ text: String, _ parser: Parser? = nil, now: ReferenceTime? = now) throws -> Value? {
        let parser = try parser ?? Parser(Self.load())
        return try parser.parse(text, options: ParseOptions(edits: 0, now: now)).best?.slots.last?.value
    }

    @Test(
        "Slots have values",
        arguments: [
            ("a ride tomorrow at half past seven pm", #"{dateTime: 2026-11-21T19:30:00}"#),
            ("a ride to the pier on 24 December 2026", "{date: 2026-12-24}"),
            ("pay twenty dollars and fifty cents", "{number: 20.5, unit: USD}"), ("dim to fifty percent", "50"),
            (
                "wait an hour and 20 minutes",
                "{parts: [{number: 1, unit: hour}, {number: 20, unit: minute}], seconds: 4800}"
            ),
            ("twelve hundred scones", "1200"), ("2½ scones", "2.5"),
        ]
    )
    func hasValues(text: String, value: String) throws {
        #expect(try slot(text)?.description == value)
    }

    @Test(
        "Values outside of the limits are none",
        arguments: ["tip 21 dollars", "tip 50 cents", "tip more than 5 dollars", "dim to 120 percent", "dim to 7"]
    )
    func hasLimits(text: String) throws {
        #expect(try slot(text) == nil)
    }

    @Test("Relative times need a reference time, absolute ones do not")
    func needsReference() throws {
        #expect(try slot("a ride tomorrow", now: nil) == nil)
        #expect(try slot("a ride 2026-12-24 18:00", now: nil)?.description == "{dateTime: 2026-12-24T18:00:00}")
    }

    @Test("The direction decides which of several times is the best")
    func hasDirection() throws {
        #expect(try slot("a ride on monday")?.object?["date"] == .string("2026-11-23"))
        #expect(try slot("a table on monday")?.object?["date"] == .string("2026-11-16"))
    }

    @Test("A compiled grammar has the types")
    func compiles() throws {
        let parser = try Parser(compiled: Parser(Self.load()).compiledData())
        #expect(try slot("tip 20 dollars", parser)?.description == "{number: 20, unit: USD}")
        #expect(try slot("tip 21 dollars", parser) == nil)
    }

    @Test("Sentences that are sampled are read again")
    func samples() throws {
        let grammar = try Self.load()
        let parser = Parser(grammar)
        let samples = Array(Sampler(grammar).allSentences)
        #expect(samples.count > 15)
        for sample in samples {
            let best = try parser.parse(sample.text, options: ParseOptions(edits: 0)).best
            #expect(best?.slots == sample.slots, "\(sample.text)")
        }
    }

    @Test("A misspelt word of a value is corrected")
    func corrects() throws {
        let parser = Parser(try Self.load())
        #expect(try parser.parse("wait ten mintues").best?["length"]?.value.object?["seconds"] == .integer(600))
    }

    @Test(
        "A repeated number word is none of the repeated words that corrections remove",
        arguments: ["pay five five dollars", "dim to ten ten percent"]
    )
    func keepsRepeatedNumbers(text: String) throws {
        #expect(try Parser(Self.load()).parse(text).best == nil)
    }

    @Test(
        "Wrong types and options are reported in their places",
        arguments: [
            ("{type: moneys}", "7:18"), ("{type: duration, from: 1}", "7:28"),
            ("{type: date, direction: sideways}", "7:35"), ("{type: percent, from: ten}", "7:33"),
            ("{type: percent, from: 10, to: 1}", "7:18"),
        ]
    )
    func reports(list: String, place: String) throws {
        let text = """
            language: en
            intents:
              Pay:
                data:
                  - sentences: ["pay {amount}"]
            lists:
              amount: \(list)
            """
        let error = #expect(throws: GrammarError.self) { try Self.load(text) }
        let places = (error?.diagnostics ?? []).compactMap(\.place).map { "\($0.line):\($0.column)" }
        #expect(places == [place])
    }
}
