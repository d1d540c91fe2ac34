import ParlanceAuthoring
import ParlanceGrammar
import Testing

/// Rules, lists, values and literals: grammars with a problem, and similar ones without it.
struct DefinitionCheckerTests {
    private static func codes(_ sentence: String, _ rest: String) throws -> [String] {
        try GrammarChecker().codes("language: en\nintents: {A: {data: [{sentences: [\"\(sentence)\"]}]}}\n\(rest)")
    }

    @Test(arguments: [
        ("tea", "expansion_rules: {a: x}", ["unused-rule"]),
        ("<a>", "expansion_rules: {a: x}", []),
        ("<a>", "expansion_rules: {a: <b>, b: x}", []),
        ("tea", "expansion_rules: {a: <b>, b: x}", ["unused-rule", "unused-rule"]),
        ("{l}", "lists: {l: {values: [\"[<a>] tea\"]}}\nexpansion_rules: {a: x}", []),
        ("tea", "lists: {l: {values: [tea]}}", ["unused-list"]),
        ("<a>", "lists: {l: {values: [tea]}}\nexpansion_rules: {a: \"{l:drink}\"}", []),
    ])
    func `what no sentence mentions is found`(sentence: String, rest: String, codes: [String]) throws {
        #expect(try Self.codes(sentence, rest) == codes)
    }

    @Test func `what a block defines for itself is used by that block`() throws {
        func codes(_ sentence: String) throws -> [String] {
            try GrammarChecker().codes(
                """
                language: en
                intents: {A: {data: [{sentences: ["\(sentence)"], expansion_rules: {own: x}, lists: {mine: {values: [y]}}}]}}
                """
            )
        }
        #expect(try codes("<own> {mine}") == [])
        #expect(try codes("<own>") == ["unused-list"])
        #expect(try codes("{mine}") == ["unused-rule"])
    }

    @Test(arguments: [
        ("[tea, milk]", []),
        ("[tea, Tea]", ["duplicate-value"]),
        ("[tea, {in: TEA, out: tea}]", ["duplicate-value"]),
        ("[{in: tea, out: 1}, {in: Tea, out: 2}]", ["shadowed-value"]),
        ("[{in: tea, out: 1}, {in: tea, out: 1}]", ["duplicate-value"]),
        ("[{in: tea, out: 1}, {in: tea, out: 2, context: {a: b}}]", []),
        ("[{in: (tea|milk), out: 1}, {in: (milk|water), out: 2}]", ["equal-values"]),
        ("[{in: (tea|milk), out: 1}, {in: (milk|water), out: 1}]", []),
        ("[{in: (tea|milk), out: 1}, {in: milk, out: 1}]", ["duplicate-value"]),
        ("[{in: tea, out: 1}, {in: milk, out: 2}, {in: (tea|milk), out: 3}]", ["shadowed-value"]),
        ("[tea, \"!?\"]", ["empty-value"]),
        ("[tea, \"C!?\"]", []),
        ("[wi-fi, wi fi]", ["duplicate-value"]),
        ("[{in: wi-fi, out: 1}, {in: wi fi, out: 2}]", ["shadowed-value"]),
    ])
    func `values that others say already are found`(values: String, codes: [String]) throws {
        #expect(try Self.codes("make {drink}", "lists: {drink: {values: \(values)}}") == codes)
    }

    @Test(arguments: [
        ("make {drink}!<when>", "( now| later)", ["unmatchable-punctuation"]),
        ("make {drink}!<when>", "( now|later)", []),
        ("make {drink}, <when>!", "now", []),
        ("make {drink}.{drink} <when>", "now", []),
        ("what's {drink} <when>", "now", []),
    ])
    func `punctuation that no utterance keeps is found`(sentence: String, rule: String, codes: [String]) throws {
        let rest = "lists: {drink: {values: [tea]}}\nexpansion_rules: {when: \"\(rule)\"}"
        #expect(try Self.codes(sentence, rest) == codes)
    }

    @Test(arguments: [
        ("<n> <n> <n> <n> <n> <n>", nil),
        ("<n> <n> <n> <n> <n> <n> [x]", "2,000,000"),
        ("(<n>;<n>;<n>;<n>;<n>;<n>)", "720,000,000"),
        (
            "<n> <n> <n> <n> <n> <n> <n> <n> <n> <n> <n> <n> <n> <n> <n> <n> <n> <n> <n> <n>",
            "100,000,000,000,000,000,000"
        ),
        ("(<n>|<n>) <n> <n> <n> <n> (<n>|{m})", "2,200,000"),
    ])
    func `sentences are counted exactly`(sentence: String, count: String?) throws {
        let rules = "expansion_rules: {n: (0|1|2|3|4|5|6|7|8|9)}\nlists: {m: {range: {from: 1, to: 50}}}"
        let report = try GrammarChecker(allowed: ["unused-list"]).check(
            "language: en\nintents: {A: {data: [{sentences: [\"\(sentence)\"]}]}}\n\(rules)"
        )
        #expect(report.diagnostics.count == (count == nil ? 0 : 1))
        if let count { #expect(report.diagnostics.first?.problem.message.contains(" \(count) sentences") == true) }
    }

    @Test func `templates that the same rule swells are one finding, at the largest`() throws {
        let report = try GrammarChecker().check(
            """
            language: en
            intents:
              A: {data: [{sentences: ["<n> <n> <n> <n> <n> <n> <b>", "<n> <n> <n> <n> <n> <n> <n>"]}]}
              B:
                data:
                  - {sentences: ["<n> <n> <n> <n> <n> <n> <b> z"]}
                  - {sentences: ["<n> <n> <n> <n> <n> <n> <b> y"], expansion_rules: {n: (0|1|2|3|4|5|6|7|8|9|10)}}
                  - {sentences: ["((0|1|2|3|4|5|6|7|8|9);(0|1|2|3|4|5|6|7|8|9);[a];[b];[c];[d];[e];[f])"]}
            expansion_rules: {n: (0|1|2|3|4|5|6|7|8|9), b: (a|b)}
            """
        )
        let found = report.diagnostics.map { ($0.place?.line, $0.problem) }
        func million(_ count: String, _ rule: CheckFinding.SwellingRule? = nil) -> GrammarProblem {
            .finding(.millionSentences(count: count, rule: rule))
        }
        #expect(found.map(\.0) == [3, 7, 8])
        #expect(
            found.map(\.1) == [
                million("10000000", .init(name: "n", ways: "10", others: 2)),
                million("3543122", .init(name: "n", ways: "11", others: 0)), million("258048000"),
            ]
        )
    }

    @Test(arguments: [
        ("[please]", "", ["optional-template"]),
        ("[some] [tea|milk]", "", ["optional-template"]),
        ("(tea|[milk])", "", ["optional-template"]),
        ("<a> [now]", "expansion_rules: {a: \"[tea]\"}", ["optional-template"]),
        ("([tea];[milk])", "", ["optional-template"]),
        ("<a> [now]", "expansion_rules: {a: tea}", []),
        ("([tea];milk)", "", []),
        ("[some] {l}", "lists: {l: {values: [tea]}}", []),
        ("[some] tea", "", []),
    ])
    func `a template that requires no word is found`(sentence: String, rest: String, codes: [String]) throws {
        #expect(try Self.codes(sentence, rest) == codes)
    }

    @Test func `a block's own rule decides whether its template requires a word`() throws {
        func codes(_ own: String) throws -> [String] {
            let blocks = "[{sentences: [\"<a>\"], expansion_rules: {a: \"\(own)\"}}, {sentences: [\"<a>\"]}]"
            let text = "language: en\nintents: {A: {data: \(blocks)}}\nexpansion_rules: {a: milk}"
            return try GrammarChecker().codes(text)
        }
        #expect(try codes("[tea]") == ["optional-template"])
        #expect(try codes("tea") == [])
    }

    @Test(arguments: [
        ("[please]", []), ("[\"(please|thanks)\"]", ["template-in-skip-word"]),
        ("[please, \"thanks [so much]\", \"<polite>\"]", ["template-in-skip-word", "template-in-skip-word"]),
        ("[\"s'il te plaît\", um-um]", []),
    ])
    func `a skip word in the form of a template is found`(words: String, codes: [String]) throws {
        #expect(try Self.codes("tea", "skip_words: \(words)") == codes)
    }

    @Test(arguments: [
        ("english", true), ("xq", true), ("en_UK_old", false), ("en", false), ("pt-BR", false), ("gsw", false),
        ("sr-Latn", false), ("kw", false), ("und", false), ("x-pirate", false), ("zh-Hant-TW", false), ("iw", false),
    ])
    func `a language that nobody knows is found`(tag: String, isUnknown: Bool) throws {
        let report = try GrammarChecker().check("language: \(tag)\nintents: {A: {data: [{sentences: [tea]}]}}")
        #expect(report.diagnostics.map(\.code) == (isUnknown ? ["unknown-language"] : []))
        if isUnknown { #expect(report.diagnostics.first?.place?.line == 1) }
    }

    @Test(arguments: ["yes please", "\"true\"", "\"false\"", "1", "[]"])
    func `a wildcard that is no boolean is an error`(value: String) throws {
        #expect(try Self.codes("make {l}", "lists: {l: {wildcard: \(value)}}").contains("wrong-type"))
    }

    @Test(arguments: [
        ("{values: [tea], range: {from: 1, to: 5}}", ["mixed-list"]), ("{values: [tea], type: number}", ["mixed-list"]),
        ("{values: [tea], wildcard: true}", ["mixed-list"]), ("{values: [tea], wildcard: false}", []),
    ])
    func `a list of two kinds is found, in blocks too`(list: String, codes: [String]) throws {
        #expect(try Self.codes("make {l}", "lists: {l: \(list)}") == codes)
        let block = "{sentences: [\"make {l}\"], lists: {l: \(list)}}"
        #expect(try GrammarChecker().codes("language: en\nintents: {A: {data: [\(block)]}}") == codes)
    }
}
