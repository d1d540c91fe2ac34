import ParlanceGrammar
import ParlanceMatching
import Testing

@Suite("Intents that were missed")
struct MissedIntentTests {
    private static func parser() throws -> Parser {
        let text = """
            language: en
            intents:
              Fetch: {data: [{sentences: ["fetch {tool}", "fetch the big {tool} now"]}]}
              Find: {data: [{sentences: ["fetch {any}"]}]}
              Lend: {data: [{sentences: ["fetch ladder"], requires_context: {area: den}}]}
            lists:
              tool: {values: [ladder, spade]}
              any: {wildcard: true}
            """
        return Parser(try GrammarLoader().load([SourceText(name: "test.yaml", text: text)]).grammar)
    }

    @Test("Only the intent's templates are named, whatever others read")
    func namesOwnTemplates() throws {
        let missed = try Self.parser().explain("fetch the big lader", missing: "Fetch")
        #expect(missed.isKnown)
        #expect(missed.nearest.map(\.template) == ["fetch the big {tool} now", "fetch {tool}"])
        #expect(missed.nearest.map(\.unknown?.text) == ["lader", "the big lader"])
        #expect(missed.nearest[0].unknown?.known == .value(said: "ladder", "ladder"))
        #expect(missed.withheld.isEmpty)
    }

    @Test("Templates that the context blocks are named too")
    func namesWithheld() throws {
        let missed = try Self.parser().explain("fetch ladder", missing: "Lend")
        #expect(missed.withheld.map(\.demands) == [[.required("area", ["den"])]])
        #expect(missed.nearest.isEmpty)
    }

    @Test("An intent that the grammar lacks is unknown, with the one that has nearly its name")
    func tellsUnknown() throws {
        let missed = try Self.parser().explain("fetch ladder", missing: "Fetsh")
        #expect(!missed.isKnown)
        #expect(missed.similar == "Fetch")
        #expect(missed.nearest.isEmpty && missed.withheld.isEmpty)
        #expect(throws: ParseError.self) {
            try Self.parser().explain(String(repeating: "a", count: 5_000), missing: "Fetch")
        }
    }
}
