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

    @Test(
        arguments: [
            ("ligth_kitchen", "light_kitchen"), ("light_kitchn", "light_kitchen"), ("xight_kitchen", "light_kitchen"),
            ("lightkitchen", "light_kitchen"), ("LIGHT_KITCHEN!", "light_kitchen"), ("plg", "plug"), ("switch_4", nil),
        ] as [(String, String?)]
    )
    func `among very many names it is found by what stands before and behind the slip`(name: String, near: String?) {
        let index = SuggestionIndex((0..<20_000).map { "light_\($0)" } + ["light_kitchen", "plug"])
        #expect(index.nearest(to: name) == near)
    }

    @Test func `however many names there are, few are compared`() {
        let index = SuggestionIndex((0..<20_000).map { "list_\($0)" })
        for name in ["list_1", "lsit_77", "zzz", ""] { #expect(index.candidates(for: name).count <= 200) }
        #expect(SuggestionIndex((0..<500).map { "list_\($0)" }).candidates(for: "x").count == 500)
    }

    @Test func `names of any length take no time`() {
        let names = (0..<10).map { String(repeating: "ab", count: 50_000) + "\($0)" }
        #expect(Suggestion.nearest(to: String(repeating: "ab", count: 50_000), among: names) == nil)
    }
}
