import ParlanceGrammar
import ParlanceTestSupport
import Testing

@testable import ParlanceMatching

/// The pairs of templates that are compared.
struct PrefixGroupsTests {
    private static let lists = """
        lists:
          x: {values: [a, b, "a b"]}
          y: {values: [b, "b c"]}
          n: {range: {from: 1, to: 12}}
          any: {wildcard: true}
        """

    private static func grammar(_ templates: [String]) throws -> Grammar {
        let intents = templates.enumerated().map { number, template in
            "  I\(number): {data: [{sentences: ['\(template)']}]}"
        }
        let text = "language: en\nintents:\n\(intents.joined(separator: "\n"))\n\(lists)"
        return try GrammarLoader().load([SourceText(name: "test.yaml", text: text)]).grammar
    }

    private static func companions(_ templates: [String]) throws -> [[Int]] {
        let compiled = Parser(try grammar(templates)).compiled
        let groups = PrefixGroups(OverlapAutomaton(compiled), count: templates.count, mostUndivided: 0)
        return templates.indices.map(groups.companions)
    }

    @Test func `of templates that begin with other words each stands alone with a few`() throws {
        let templates = (0..<3_000).map { "set number \($0) to {x} [now]" }
        let counts = try Self.companions(templates).map(\.count)
        #expect(counts.reduce(0, +) <= 16 * templates.count)
    }

    @Test func `templates that say the same are together, however they are written`() throws {
        let pairs = [
            ("[please] go home", "(go|walk) [back] home"), ("{x} on", "turn {y}|{x} on"), ("(a;b;c)", "c b [d] a"),
            ("play {any}", "play {any} [now]"),
        ]
        for (first, second) in pairs {
            let others = (0..<40).map { "word \($0) and {n}" }
            let found = try Self.companions([first] + others + [second])
            #expect(found[0].contains(others.count + 1), "\(first) and \(second)")
            #expect(found[others.count + 1].contains(0))
        }
    }

    @Test(arguments: UInt64(0)..<12)
    func `what is found in groups is what is found by comparing all`(seed: UInt64) throws {
        var random = SplitMix(seed: seed)
        let grammar = try Self.grammar((0..<60).map { _ in Self.template(&random) })
        let whole = TemplateInspection(grammar, mostUndivided: .max)
        let divided = TemplateInspection(grammar, mostUndivided: 0)
        #expect(Self.description(of: whole) == Self.description(of: divided))
    }

    @Test(arguments: [0, Int.max])
    func `a template is found to be never chosen however many others come before it`(mostUndivided: Int) throws {
        let templates = (0..<80).map { "go to number \($0)" } + ["go (home|there)", "go home"]
        let inspection = TemplateInspection(try Self.grammar(templates), mostUndivided: mostUndivided)
        let shadows = inspection.shadows()
        #expect(shadows.found.keys.sorted() == [81])
        #expect(shadows.found[81]?.template == "go (home|there)")
        #expect(shadows.unfinished.isEmpty)
    }

    private static func template(_ random: inout SplitMix) -> String {
        let parts = ["a", "b", "c", "[a]", "(b|c)", "(a|b c)", "{x}", "{y}", "{n}", "d", "e"]
        return (0..<Int.random(in: 2...4, using: &random)).map { _ in parts.randomElement(using: &random) ?? "" }
            .joined(separator: " ")
    }

    /// All findings, as text.
    private static func description(of inspection: TemplateInspection) -> [String] {
        let shadows = inspection.shadows()
        let overlaps = inspection.overlaps(leavingOut: Set(shadows.found.keys))
        return shadows.found.map { "\($0) behind \($1.place)" }.sorted()
            + overlaps.found.map { "\($0.place) \($0.rival.place) \($0.sentence)" }
            + (shadows.unfinished + overlaps.unfinished).map { "\($0)" }
    }
}
