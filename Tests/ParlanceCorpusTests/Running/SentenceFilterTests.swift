import Testing

@testable import ParlanceCorpus

@Suite("Selecting sentences")
struct SentenceFilterTests {
    @Test(
        "A pattern selects by intent, by a part of the text, or by place",
        arguments: [
            (["brew"], ["make tea", "make coffee"]), (["Br*"], ["make tea", "make coffee"]), (["Bre"], []),
            (["TEA"], ["make tea", "hum tea-less songs"]), (["m*e t"], ["make tea"]),
            (["(no match)"], ["sing", "hum tea-less songs"]),
            (["tea*song"], ["hum tea-less songs"]), (["a.yaml:5"], []),
            (["*a.yaml:5"], ["sing", "hum tea-less songs"]),
            (["*a.yaml:4:28"], ["make coffee"]), (["hum", "coffee"], ["make coffee", "hum tea-less songs"]),
            ([], ["make tea", "make coffee", "sing", "hum tea-less songs"]), ([""], nil), (["*"], nil),
        ] as [([String], [String]?)]
    )
    func selects(patterns: [String], sentences: [String]?) throws {
        let kitchen = try Kitchen([
            "a.yaml": """
            language: en

            tests:
              - {sentences: [make tea, make coffee], intent: {name: Brew, slots: {drink: [tea, coffee]}}}
              - {sentences: [sing, hum tea-less songs], match: none}
            """
        ])
        let selected = SentenceFilter(patterns).selection(from: try kitchen.corpora())
        let all = ["make tea", "make coffee", "sing", "hum tea-less songs"]
        #expect(selected.flatMap(\.tests).flatMap(\.sentences).map(\.text) == sentences ?? all)
        #expect(selected.allSatisfy { $0.tests.allSatisfy { !$0.sentences.isEmpty } && !$0.tests.isEmpty })
    }

    @Test(
        "A star stands for any characters",
        arguments: [
            ("abc", "abc", true), ("abc", "a*", true), ("abc", "*c", true), ("abc", "a*c", true), ("abc", "ab", false),
            ("abc", "*b", false), ("", "", true), ("", "*", true), ("", "a", false), ("aab", "*ab", true),
            ("abab", "a*b*abab", false), ("ababab", "a*b*ab", true), ("a", "**", true),
        ]
    )
    func matchesGlobs(text: String, pattern: String, matches: Bool) {
        #expect(Glob.matches(text, pattern) == matches)
    }

    @Test("Many stars take no exponential time")
    func isBounded() {
        let text = String(repeating: "a", count: 4_000)
        #expect(!Glob.matches(text, String(repeating: "a*", count: 200) + "b"))
    }
}
