import ParlanceAuthoring
import ParlanceGrammar
import ParlanceTestSupport
import Testing

/// Grammars that understand all that others say, and grammars that do not.
struct SubsetTests {
    private static let rest = """
        lists:
          drink: {values: [tea, milk, {in: hot chocolate, out: chocolate}]}
          fewer: {values: [tea, milk]}
          few: {range: {from: 1, to: 5}}
          many: {range: {from: 1, to: 9}}
          even: {range: {from: 2, to: 4, step: 2}}
          song: {wildcard: true}
          film: {wildcard: true}
          short: {wildcard: true, most_words: 2}
        expansion_rules: {please: "[please|kindly]"}
        """

    private static func grammar(_ blocks: String...) -> String {
        "language: en\nintents:\n  A: {data: [\(blocks.joined(separator: ", "))]}\n\(rest)\n"
    }

    private static func block(_ template: String, _ keys: String = "") -> String {
        "{sentences: [\"\(template)\"]\(keys)}"
    }

    private static func report(_ part: String, _ whole: String) throws -> SubsetReport {
        let folder = try TemporaryFolder()
        let paths = try (folder.write(part, to: "part.yaml"), folder.write(whole, to: "whole.yaml"))
        return try GrammarChecker().subset(paths.0, of: paths.1)
    }

    @Test(arguments: [
        ("make tea", "make [some] tea"),
        ("make (tea|milk)", "make {drink}"),
        ("make {fewer}", "make {drink}"),
        ("make {drink}", "make (tea|milk|hot (milk|chocolate))"),
        ("make {drink} now", "make (tea|{fewer}|hot chocolate) [right] now"),
        ("make {few} cups", "make {many} (cups|mugs)"),
        ("make {even} cups", "make {few} cups"),
        ("make {few}%", "make {many}%"),
        ("play {song}", "play {film}"),
        ("play {short}", "play {song}"),
        ("play thriller by {song}", "play {song}"),
        ("play {drink} loud now", "play {song} now"),
        ("(a;b;c)", "(a|b|c) (a|b|c) (a|b|c)"),
        ("<please> make tea", "[please|kindly|now] make tea"),
        ("bring {thing}", "[please] bring {thing}"),
    ])
    func `sentences are proven to be understood`(part: String, whole: String) throws {
        let report = try Self.report(Self.grammar(Self.block(part)), Self.grammar(Self.block(whole)))
        #expect(report.isSubset, "\(report)")
        #expect(report.templates == 1)
        #expect(report.languages == ["en"])
    }

    @Test(arguments: [
        ("make [some] tea", "make tea", "make some tea"),
        ("make {drink}", "make {fewer}", "make hot chocolate"),
        ("make {drink}", "make (tea|hot chocolate)", "make milk"),
        ("make {many} cups", "make {few} cups", "make 9 cups"),
        ("play {song}", "play {drink}", "play {song}"),
        ("play {song} now", "play {short} now", nil),
        ("play {song}", "play the {song}", "play {song}"),
        ("(a;b;c)", "(a b c|a c b|b a c|b c a|c a b)", "c b a"),
        ("play {drink} loud", "play {drink}", "play tea loud"),
        ("bring {thing}", "bring {other}", nil),
        ("make tea", "cook tea", "make tea"),
    ])
    func `a sentence that is not understood is found`(part: String, whole: String, sentence: String?) throws {
        let report = try Self.report(Self.grammar(Self.block(part)), Self.grammar(Self.block(whole)))
        #expect(!report.isSubset)
        let found = try #require((report.differences + report.undecided).first)
        #expect(found.template == part)
        #expect(found.intent == "A")
        #expect(found.place.line == 3)
        #expect(report.differences.first?.sentence == sentence)
        #expect(report.differences.isEmpty == (sentence == nil))
    }

    @Test func `several templates together understand one`() throws {
        let whole = Self.grammar(Self.block("make {fewer}"), Self.block("make hot (milk|chocolate)"))
        #expect(try Self.report(Self.grammar(Self.block("make {drink}")), whole).isSubset)
        let less = Self.grammar(Self.block("make tea"), Self.block("make hot (milk|chocolate)"))
        let report = try Self.report(Self.grammar(Self.block("make {drink}")), less)
        #expect(report.differences.map(\.sentence) == ["make milk"])
    }

    @Test func `another intent does not understand the sentence`() throws {
        let part = Self.grammar(Self.block("make tea"))
        let report = try Self.report(part, part.replacing("  A:", with: "  B:"))
        #expect(report.differences.map(\.otherIntent) == ["B"])
    }

    @Test(arguments: [
        ("", ", requires_context: {room: kitchen}", false),
        (", requires_context: {room: kitchen}", "", true),
        (", requires_context: {room: kitchen}", ", requires_context: {room: [kitchen, bar]}", true),
        (", requires_context: {room: [kitchen, bar]}", ", requires_context: {room: kitchen}", false),
        (", excludes_context: {room: [kitchen, bar]}", ", excludes_context: {room: bar}", true),
        ("", ", excludes_context: {room: bar}", false),
        ("", ", required_keywords: [milk]", false),
    ])
    func `a template counts only where it applies`(part: String, whole: String, isSubset: Bool) throws {
        let grammars = [part, whole].map { Self.grammar(Self.block("make tea", $0)) }
        #expect(try Self.report(grammars[0], grammars[1]).isSubset == isSubset)
    }

    @Test func `a language that is missing is a difference, and errors are thrown`() throws {
        let part = Self.grammar(Self.block("make tea"))
        let report = try Self.report(part, part.replacing("language: en", with: "language: de"))
        #expect(report.missingLanguages == ["en"])
        #expect(!report.isSubset)
        #expect(throws: GrammarError.self) { try Self.report(part, part.replacing("make tea", with: "make (tea")) }
    }
}
