import Testing

@testable import ParlanceGrammar

struct SuggestionTests {
    @Test(
        arguments: [
            ("drnik", "drink"), ("drinks", "drink"), ("DRINK", "drink"), ("durink", "drink"), ("cup", "cups"),
            ("drink", nil), ("drain", nil), ("plate", nil), ("", nil), ("a", nil),
            ("expansion_rule", "expansion_rules"),
            ("expnasion_ruls", "expansion_rules"),
        ] as [(String, String?)]
    )
    func `the nearest name is suggested, if it is near enough`(name: String, suggestion: String?) {
        #expect(Suggestion.nearest(to: name, among: ["drink", "cups", "expansion_rules"]) == suggestion)
    }

    @Test func `of two that are equally near the first of the alphabet is suggested`() {
        #expect(Suggestion.nearest(to: "teas", among: ["tees", "team"]) == "team")
        #expect(Suggestion.nearest(to: "teas", among: ["team", "tees"]) == "team")
    }

    @Test func `names of any length take no time`() {
        let names = (0..<10).map { String(repeating: "ab", count: 50_000) + "\($0)" }
        #expect(Suggestion.nearest(to: String(repeating: "ab", count: 50_000), among: names) == nil)
    }
}
