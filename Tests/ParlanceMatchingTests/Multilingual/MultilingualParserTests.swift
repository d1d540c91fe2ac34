import ParlanceGrammar
import Testing

@testable import ParlanceMatching

@Suite("A parser of several languages")
struct MultilingualParserTests {
    private static let english = """
        language: en
        intents:
          Buy: {data: [{sentences: ["buy {item}", "get me [some] {thing}"]}]}
          Stop: {data: [{sentences: ["stop", "taxi"]}]}
          Name: {data: [{sentences: ["that is (bob|rob) over there"]}]}
        lists: {item: {wildcard: true}, thing: {values: [milk, bread]}}
        """
    private static let german = """
        language: de
        intents:
          Buy: {data: [{sentences: ["kauf {item}", "hol mir [etwas] {thing}", "buy [die] milch"]}]}
          Halt: {data: [{sentences: ["stop", "taxi"]}]}
          Wetter: {data: [{sentences: ["wie wird das wetter (heute|morgen)"]}]}
        lists: {item: {wildcard: true}, thing: {values: [milch, brot]}}
        """
    private static func parser(_ texts: [String] = [english, german]) throws -> MultilingualParser {
        let parsers = try texts.enumerated().map { index, text in
            Parser(try GrammarLoader().load([SourceText(name: "\(index).yaml", text: text)]).grammar)
        }
        return MultilingualParser(parsers[0], Array(parsers.dropFirst()))
    }

    @Test(
        "The language is the one that reads the utterance best",
        arguments: [
            ("get me some milk", "en", "Buy", ParseResult.Match.exact), ("hol mir etwas brot", "de", "Buy", .exact),
            ("buy flowers", "en", "Buy", .exact), ("wie wird das wetter morgen", "de", "Wetter", .exact),
            // Literal text precedes a wildcard, whichever language is first.
            ("buy die milch", "de", "Buy", .exact),
            // Of equals, the first language wins.
            ("stop", "en", "Stop", .exact), ("taxi", "en", "Stop", .exact),
            // A reading without corrections precedes one with corrections.
            ("wie wird das weter morgen", "de", "Wetter", .approximate),
            ("get me some breadd", "en", "Buy", .approximate),
            // So does one beside remarks.
            ("my hands are full, get me some milk", "en", "Buy", .exact),
            ("ich hab die Hände voll, hol mir etwas brot", "de", "Buy", .exact),
        ]
    )
    func chooses(_ text: String, language: String, intent: String, match: ParseResult.Match) throws {
        let result = try Self.parser().parse(text)
        #expect(result.match == match && result.language == language)
        #expect(result.readings.first?.intent == intent && result.readings.first?.language == language)
        #expect(try Self.parser().explain(text).language == language)
        let own = try #require(try Self.parser().parsers.first { $0.language == language })
        #expect(try own.parse(text).readings.map(\.slots) == result.readings.map(\.slots))
    }

    @Test("The first language wins ties, in any order")
    func breaksTiesByOrder() throws {
        #expect(try Self.parser([Self.german, Self.english]).parse("stop").language == "de")
    }

    @Test("Corrections that are as near in another language, with another meaning, are ambiguous")
    func asksAboutRivals() throws {
        let texts = ["en: Light: heating", "de: Dark: heatinx"].map { text in
            let parts = text.split(separator: ": ")
            return "language: \(parts[0])\nintents: {\(parts[1]): {data: [{sentences: [switch on the \(parts[2])]}]}}"
        }
        let result = try Self.parser(texts).parse("switch on the heatinz")
        #expect(result.match == .ambiguous && result.best == nil)
        #expect(result.readings.map(\.language) == ["en", "de"])
        #expect(result.readings.map(\.intent) == ["Light", "Dark"])
    }

    @Test("An utterance that no language reads has the near misses of all, best first")
    func joinsNearMisses() throws {
        let result = try Self.parser().parse("wie wird das essen", options: .exact)
        #expect(result.match == .none && result.language == nil)
        #expect(result.nearest.first?.template == "wie wird das wetter (heute|morgen)")
        #expect(result.nearest.count <= 3)
        let explanation = try Self.parser().explain("wie wird das essen", options: .exact)
        #expect(explanation.language == "de" && explanation.readings.isEmpty)
    }

    @Test("Only some of the languages are asked for by their tags, which may have regions")
    func restricts() throws {
        let parser = try Self.parser()
        #expect(parser.restricted(to: ["de-AT"])?.languages == ["de"])
        #expect(parser.restricted(to: ["de", "en", "de-CH"])?.languages == ["de", "en"])
        #expect(parser.restricted(to: ["fr"]) == nil && parser.restricted(to: []) == nil)
        #expect(try parser.restricted(to: ["de"])?.parse("stop").readings.first?.intent == "Halt")
    }

    @Test("Only the intents of the options are read; one that no language has is an error")
    func restrictsIntents() throws {
        let parser = try Self.parser()
        #expect(try parser.parse("stop", options: ParseOptions(intents: ["Halt", "Buy"])).language == "de")
        #expect(try parser.parse("stop", options: ParseOptions(intents: ["Buy"])).match == .none)
        #expect(throws: ParseError.unknownIntent("Hallt", suggestion: "Halt")) {
            try parser.parse("stop", options: ParseOptions(intents: ["Hallt"]))
        }
    }

    @Test("Run-time lists apply to all languages")
    func sharesLists() throws {
        let parser = try Self.parser().with(lists: [
            "thing": .values([ListValue(input: Template(literal: "Feta"), output: nil)])
        ])
        #expect(try parser.parse("get me feta").language == "en")
        #expect(try parser.parse("hol mir feta").language == "de")
    }
}
