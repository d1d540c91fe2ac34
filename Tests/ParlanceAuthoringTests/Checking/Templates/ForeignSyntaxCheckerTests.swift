import ParlanceAuthoring
import ParlanceGrammar
import Testing

/// Syntax of other notations, and text that only resembles it.
struct ForeignSyntaxCheckerTests {
    private static func found(_ text: String) throws -> [String] {
        try GrammarChecker().check(text).diagnostics.compactMap { diagnostic in
            guard case .foreignSyntax(let text, _)? = diagnostic.problem.finding else { return nil }
            return "\(diagnostic.place?.column ?? 0) \(text)"
        }
    }

    private static func grammar(_ template: String, _ rest: String = "") -> String {
        "language: en\nintents:\n  A: {data: [{sentences: ['\(template)']}]}\n\(rest)"
    }

    @Test(arguments: [
        ("make (very|so)+ strong tea", "33 (very|so)+"),
        ("make (very)* strong tea", "33 (very)*"),
        ("make (very)? strong tea", "33 (very)?"),
        ("make [very]+ strong tea", "33 [very]+"),
        ("make .* tea", "33 .*"),
        ("make .+ tea", "33 .+"),
        ("make $drink now", "33 $drink"),
        ("make @drink_kind now", "33 @drink_kind"),
        ("make (tea|$drink)", "38 $drink"),
        ("make \\\\d cups", "33 \\\\d"),
        ("make (very very very very very very very very very very)+ tea", "83 (…)+"),
    ])
    func `syntax of other notations is found where it is`(template: String, finding: String) throws {
        let template = template.replacing("\\\\", with: "\\")
        #expect(try Self.found(Self.grammar(template)) == [finding.replacing("\\\\", with: "\\")])
    }

    @Test(arguments: [
        "what is (this|that)?", "make tea [please]?", "make 2+ cups", "tea + milk",
        "mail me@example now", "pay 5$ now", "pay $5 now", "make tea...", "what is c++", "make \\(tea\\) now",
        "rate it 5 * now",
    ])
    func `punctuation and signs of texts are no finding`(template: String) throws {
        #expect(try Self.found(Self.grammar(template)) == [])
    }

    @Test func `rules and phrases are checked, and values only if they are templates`() throws {
        #expect(try Self.found(Self.grammar("<a>", "expansion_rules: {a: make (tea)+}")) == ["27 (tea)+"])
        #expect(try Self.found(Self.grammar("tea", "opening_words: [\"(please)*\"]")) == ["18 (please)*"])
        #expect(try Self.found(Self.grammar("{a}", "lists: {a: {values: [\"@home\", \"A.*\"]}}")) == [])
        #expect(try Self.found(Self.grammar("{a}", "lists: {a: {values: [\"(ab)+ c\"]}}")) == ["23 (ab)+"])
    }
}
