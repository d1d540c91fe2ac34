import ParlanceCorpus
import ParlanceGrammar
import ParlanceMatching
import Testing

@Suite("Coverage")
struct CoverageTests {
    private func coverage(_ tests: String, of text: String = Kitchen.text) throws -> Coverage {
        let grammar = try GrammarLoader().load([SourceText(name: "kitchen.yaml", text: text)]).grammar
        var coverage = Coverage(of: grammar)
        var report = CorpusReport()
        for corpus in try Kitchen(["a.yaml": "language: en\ntests: [\(tests)]"]).corpora() {
            report.run(corpus, with: Parser(grammar), counting: &coverage)
        }
        #expect(report.failures.map(\.description).filter { !$0.contains("no match") } == [])
        return coverage
    }

    /// A template with branches, and the branches that sentences do not take.
    private func unusedBranches(_ template: String, _ sentences: String) throws -> [String] {
        let tests = "{sentences: [\(sentences)], intent: {name: A}}"
        let coverage = try coverage(tests, of: Self.grammar(template))
        let branches =
            coverage.templates.map { ("", $0.branches) } + coverage.rules.map { ("\($0.name): ", $0.branches) }
        return branches.flatMap { name, branches in
            branches.unused.map { $0.isOptional ? name + $0.choice : "\(name)\($0.text) of \($0.choice)" }
        }
    }

    private static func grammar(_ template: String) -> String {
        """
        language: en
        intents: {A: {data: [{sentences: ["\(template)"]}]}}
        expansion_rules: {x: "(x|y) [z]", outer: "[o] <x>", lonely: "(p|q)"}
        """
    }

    @Test("Templates and list values count that sentences used, by any of their words")
    func counts() throws {
        let coverage = try coverage(
            """
            {sentences: [make espresso, make coffee, make TEA], intent: {name: Brew, slots: {drink: [tea, coffee]}}},
            {sentences: [I need two cups of tea], intent: {name: Brew, slots: {drink: tea, n: 2}}}
            """
        )
        let used = coverage.templates.filter { $0.uses > 0 }
        #expect(used.map(\.text) == ["(make|brew) [me] {drink}", "I (need|want) {n} <cup> of {drink}"])
        #expect(used.map(\.uses) == [3, 1])
        #expect(used.map(\.intent) == ["Brew", "Brew"])
        #expect(coverage.templates.count == 7)
        let drinks = coverage.values.filter { $0.list == "drink" }
        #expect(drinks.map(\.text) == ["tea", "(coffee|espresso)", "java"])
        #expect(drinks.map(\.uses) == [2, 2, 0])
    }

    @Test("The same name in another block is another list")
    func tellsLocalListsApart() throws {
        let coverage = try coverage("{sentences: [play old song], intent: {name: Sing, slots: {song: old song}}}")
        let songs = coverage.values.filter { $0.list == "song" }
        #expect(songs.map(\.text) == ["blue moon", "blue moon", "old song"])
        #expect(songs.map(\.uses) == [0, 0, 1])
    }

    @Test("Sentences that fail use nothing")
    func leavesFailuresOut() throws {
        let coverage = try coverage("{sentences: [make tea], match: none}")
        #expect(coverage.templates.allSatisfy { $0.uses == 0 })
        #expect(coverage.values.allSatisfy { $0.uses == 0 })
    }

    @Test(
        "Branches that sentences took are counted: alternatives, and optional parts",
        arguments: [
            ("(a|b|c) d", "a d, c d", ["b of (a|b|c)"]), ("[a] d", "d", ["[a]"]), ("[a] d", "a d", []),
            ("(a|) d", "a d", [" of (a|)"]), ("[a|b] d", "b d", ["a of (a|b)"]),
            ("[the] a [the] b", "a the b", ["[the]"]),
            ("[(a|b) [c]] d", "d", ["[(a|b) [c]]"]), ("[(a|b) [c]] d", "a d", ["b of (a|b)", "[c]"]),
            ("(a | b c ) d", "a d", ["b c of (a | b c )"]), ("([a] b;(c|d))", "\"b c\", \"d a b\"", []),
            ("([a] b;(c|d))", "\"c b\", \"c a b\"", ["d of (c|d)"]),
        ]
    )
    func countsBranches(template: String, sentences: String, unused: [String]) throws {
        #expect(try unusedBranches(template, sentences) == unused)
    }

    @Test(
        "The branches of a rule count for all its uses; unused rules do not count",
        arguments: [
            ("<x> <x>", "x y", ["x: [z]"]), ("<x> a", "x z a", ["x: y of (x|y)"]),
            ("a <x>", "a y z", ["x: x of (x|y)"]),
            ("<outer> [<x>]", "x x z", ["outer: [o]", "x: y of (x|y)"]),
        ]
    )
    func countsBranchesOfRules(template: String, sentences: String, unused: [String]) throws {
        #expect(try unusedBranches(template, sentences) == unused)
        let coverage = try coverage("", of: Self.grammar(template))
        #expect(!coverage.rules.contains { $0.name == "lonely" })
    }

    private static let aliased = """
        language: en
        intents:
          Rest:
            data:
              - sentences: &naps ["[take] a nap", "<nap>"]
                requires_context: {area: {slot: true}}
                expansion_rules: {nap: "(doze|snooze)"}
              - sentences: *naps
                excludes_context: {area: den}
                expansion_rules: {nap: "(slumber|sleep)"}
        """

    @Test("Sentences that an alias puts into several blocks count for each of them")
    func countsAliases() throws {
        let coverage = try coverage(
            """
            {sentences: [a nap, snooze], intent: {name: Rest, slots: {area: den}}, context: {area: den}},
            {sentences: [take a nap], intent: {name: Rest}}
            """,
            of: Self.aliased
        )
        #expect(coverage.templates.map(\.block) == [1, 1, 2, 2])
        #expect(coverage.templates.map(\.uses) == [1, 1, 1, 0])
        #expect(coverage.templates[0].branches.unused.map(\.choice) == ["[take]"])
        #expect(coverage.templates[2].branches.unused.isEmpty)
        #expect(coverage.rules.map(\.uses) == [1, 0])
        #expect(coverage.rules[0].branches.unused.map(\.text) == ["doze"])
    }
}
