import ParlanceAuthoring
import ParlanceGrammar
import Testing

struct GrammarCheckerTests {
    private static let unused = "language: en\nintents: {A: {data: [{sentences: [tea]}]}}\nexpansion_rules: {a: x}"

    @Test(arguments: [
        "expansion_rules: {a: x} # parlance:allow unused-rule",
        "expansion_rules: # parlance:allow nothing here\n  # parlance:allow empty-value, unused-rule\n  a: x",
        "expansion_rules: {a: x}\n# parlance:allow-file unused-rule",
        "# parlance:allow unused-list unused-rule\nexpansion_rules: {a: x}",
    ])
    func `a comment silences a warning`(rest: String) throws {
        let text = "language: en\nintents: {A: {data: [{sentences: [tea]}]}}\n\(rest)"
        #expect(try GrammarChecker(allowed: ["unknown-code"]).codes(text) == [])
    }

    @Test(arguments: [
        "expansion_rules: {a: x} # parlance:allow unused-list",
        "# parlance:allow unused-rule\n\nexpansion_rules: {a: x}",
        "expansion_rules: {a: x#parlance:allow unused-rule\n  }",
    ])
    func `a comment elsewhere, or of something else, silences nothing`(rest: String) throws {
        let text = "language: en\nintents: {A: {data: [{sentences: [tea]}]}}\n\(rest)"
        #expect(try GrammarChecker().codes(text) == ["unused-rule"])
    }

    @Test func `comments silence no errors`() throws {
        let text = "language: en\nintents: {A: {data: [{sentences: [<b>]}]}} # parlance:allow missing-rule"
        #expect(try GrammarChecker().codes(text) == ["missing-rule", "unknown-code"])
    }

    @Test func `lines are counted as YAML counts them`() throws {
        let text = Self.unused.replacing("\n", with: "\r\n").replacing(
            "{a: x}",
            with: "{a: x} # parlance:allow unused-rule"
        )
        #expect(try GrammarChecker().codes(text) == [])
    }

    @Test func `an option silences a warning in all files`() throws {
        #expect(try GrammarChecker().codes(Self.unused) == ["unused-rule"])
        #expect(try GrammarChecker(allowed: ["unused-rule"]).codes(Self.unused) == [])
    }

    private static let english =
        "language: en\nintents: {A: {data: [{sentences: [tea]}]}, B: {data: [{sentences: [milk]}]}}"
    private static let german = "language: de\nintents: {A: {data: [{sentences: [Tee]}]}}"

    @Test func `languages are compared with each other`() throws {
        let both = [("de.yaml", Self.german), ("en.yaml", Self.english)]
        let report = try GrammarChecker().check(files: both)
        #expect(report.languages == ["de", "en"])
        #expect(report.templates == 3)
        #expect(report.diagnostics.map(\.problem) == [.finding(.missingIntents(["B"], language: "de"))])
        #expect(report.diagnostics.first?.place?.file.hasSuffix("/de.yaml") == true)
        #expect(try GrammarChecker(language: "de").check(files: both).diagnostics == [])
        #expect(try GrammarChecker().check(files: [both[0], both[0]]).diagnostics == [])
    }

    @Test func `a rule in a file for all languages is unused only if none makes use of it`() throws {
        let rules = ("rules.yaml", "expansion_rules: {a: x, b: y}")
        let first = ("de.yaml", Self.german.replacing("Tee", with: "\"Tee <a>\""))
        let second = ("en.yaml", "language: en\nintents: {A: {data: [{sentences: [\"<a> tea\"]}]}}")
        let report = try GrammarChecker().check(files: [rules, first, second])
        #expect(report.diagnostics.map(\.problem) == [.finding(.unusedRule("b"))])
        let only = ("de.yaml", Self.german.replacing("Tee", with: "\"Tee <b>\""))
        #expect(try GrammarChecker().check(files: [rules, only, second]).diagnostics == [])
    }

    @Test(arguments: [
        ("{drink}", "", true), ("milk", "", false), ("milk", ", slots: {drink: milk}", true),
        ("milk", ", requires_context: {drink: {slot: true}}", true), ("<any>", "", true), ("{drink:dish}", "", false),
    ])
    func `a slot that an intent requires must be filled`(sentence: String, rest: String, isFilled: Bool) throws {
        let report = try GrammarChecker(allowed: ["unused-list", "unused-rule"]).check(files: [
            ("intents.yaml", "Brew: {slots: {drink: {required: true}, size: {required: false}}}"),
            (
                "en.yaml",
                """
                language: en
                intents: {Brew: {data: [{sentences: ["make \(sentence)"]\(rest)}]}}
                lists: {drink: {values: [tea]}}
                expansion_rules: {any: "[a] {drink}"}
                """
            ),
        ])
        let finding = CheckFinding.unfilledSlot("drink", intent: "Brew", languages: ["en"])
        #expect(report.diagnostics.map(\.problem) == (isFilled ? [] : [.finding(finding)]))
    }

    @Test func `errors of all languages are told at once, and warnings of those that load`() throws {
        let report = try GrammarChecker().check(files: [
            ("de.yaml", "language: de\nintents: {A: {data: [{sentences: [\"(Tee\"]}]}}"), ("en.yaml", Self.unused),
            ("fr.yaml", "language: fr\nintents: {A: {data: [{sentences: [<th>]}]}}"), ("it.yaml", "a: [b"),
        ])
        #expect(report.diagnostics.map(\.code) == ["unclosed-group", "unused-rule", "missing-rule", "syntax"])
        #expect((report.errors, report.warnings) == (3, 1))
        #expect(!report.isUnreadable)
    }

    @Test func `lists that will be given at run time are known`() throws {
        let text =
            "language: en\nintents: {A: {data: [{sentences: [\"make {drink}\"]}]}, B: {data: [{sentences: [\"make tea\"]}]}}"
        #expect(try GrammarChecker().codes(text) == ["undefined-list"])
        let drinks = SlotList.values([ListValue(input: Template(literal: "milk"), output: nil)])
        #expect(try GrammarChecker(runTimeLists: ["drink": drinks]).codes(text) == [])
    }

    @Test func `with lists of run time, others are errors, as for a parser`() throws {
        let text = "language: en\nintents: {A: {data: [{sentences: [\"make {drnk}\", make tea]}]}}"
        let drinks = SlotList.values([ListValue(input: Template(literal: "milk"), output: nil)])
        #expect(try GrammarChecker().check(text).diagnostics.map(\.severity) == [.warning])
        let report = try GrammarChecker(runTimeLists: ["drink": drinks]).check(text)
        #expect(report.diagnostics.map(\.problem) == [.missingList("drnk", suggestion: "drink")])
        #expect(report.diagnostics.map(\.severity) == [.error])
    }

    @Test func `what can't be read is told apart`() {
        let report = GrammarChecker().check(paths: ["/nowhere/at/all"])
        #expect(report.diagnostics.map(\.code) == ["no-such-file"])
        #expect(report.isUnreadable)
    }
}
