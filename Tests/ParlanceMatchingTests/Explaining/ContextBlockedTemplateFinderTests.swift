import ParlanceGrammar
import Testing

@testable import ParlanceMatching

@Suite("Templates that fit but for the context")
struct WithheldFinderTests {
    @Test(
        "The missing context is named",
        arguments: [
            ("requires_context: {area: {slot: true}}", [:], [.required("area", [])]),
            ("requires_context: {domain: [light, fan]}", ["domain": "plug"], [.required("domain", ["light", "fan"])]),
            ("excludes_context: {mode: away}", ["mode": "away"], [.excluded("mode", ["away"])]),
            ("required_keywords: [now, soon]", [:], [.keyword(["now", "soon"])]),
        ] as [(String, [String: Value], [ContextBlockedTemplate.Demand])]
    )
    func demands(block: String, context: [String: Value], expected: [ContextBlockedTemplate.Demand]) throws {
        let parser = try Fixture.parser("turn on {area}", block: block)
        let explanation = try parser.explain("turn on kitchen", options: ParseOptions(context: context))
        #expect(explanation.match == .none)
        #expect(explanation.withheld.map(\.demands) == [expected])
    }

    @Test("A spoken value can prevent a match, and nothing is reported if all fits")
    func spoken() throws {
        let parser = try Fixture.parser("turn on {name}", block: "requires_context: {domain: light}")
        #expect(
            try parser.explain("turn on fan", options: .exact).withheld.map(\.demands) == [
                [.required("domain", ["light"])]
            ]
        )
        #expect(try parser.explain("turn on lamp", options: .exact).withheld.isEmpty)
        #expect(try parser.explain("turn over", options: .exact).withheld.isEmpty)
    }
}
