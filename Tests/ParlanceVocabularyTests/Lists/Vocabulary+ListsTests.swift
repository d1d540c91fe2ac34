import ParlanceGrammar
import Testing

@testable import ParlanceVocabulary

@Suite("Lists as a vocabulary")
struct VocabularyListsTests {
    /// The app's terms from the lists of a file, and the values that are left out.
    private func listed(_ yaml: String) throws -> (vocabulary: Vocabulary, report: VocabularyReport) {
        let source = SourceText(name: "a.yaml", text: "language: en\n" + yaml)
        let grammar = try GrammarLoader(expectsSentences: false).load([source]).grammar
        var report = VocabularyReport()
        let vocabulary = Vocabulary(lists: grammar.lists, rules: grammar.rules, leftOut: &report)
        return (vocabulary, report)
    }

    @Test func `lists of a grammar are vocabularies too`() throws {
        let (vocabulary, report) = try listed(
            """
            lists:
              a: {values: [lamp, {in: "(coffee|espresso) [<hot>]", out: coffee, context: {k: v}}, {in: x, out: 5, metadata: m}]}
              b: {wildcard: true}
              c: {range: {from: 1, to: 2}}
            expansion_rules: {hot: "very  hot"}
            """
        )
        let terms = Array(vocabulary.terms(of: "a", tier: .app))
        #expect(terms.map(\.identifier) == ["lamp", "coffee", "5"])
        #expect(terms[1].phrases.map(\.text) == ["coffee very hot", "coffee", "espresso very hot", "espresso"])
        #expect(terms[1].context == ["k": .string("v")])
        #expect(terms[2].metadata == .string("m"))
        #expect(vocabulary.names(in: .app) == ["a"])
        #expect(report.isEmpty)
    }

    @Test(
        arguments: [
            ("(a;b) c", ["a b c", "b a c"]), ("x(a;[b])", ["x a b", "x a", "x b a"]),
            ("(a;b;c)", ["a b c", "a c b", "b a c", "b c a", "c a b", "c b a"]), ("(a;b;c;d;e)", []),
        ]
    )
    func `words in any order are names in each order, the one that is written first`(value: String, names: [String])
        throws
    {
        let (vocabulary, report) = try listed("lists: {a: {values: ['\(value)']}}")
        let found = vocabulary.terms(of: "a", tier: .app).flatMap(\.phrases).map(\.text)
        #expect(found.sorted() == names.sorted())
        #expect(found.first == names.first)
        #expect(report.isEmpty == !names.isEmpty)
    }

    @Test func `values that deliver the same are one term, unless more than their names differs`() throws {
        let (vocabulary, report) = try listed(
            """
            lists:
              a:
                values:
                  - {in: lamp, out: L}
                  - {in: "(light|lamp)", out: L}
                  - {in: torch, out: L, metadata: m}
                  - {in: lantern, out: L}
                  - other
            """
        )
        let terms = Array(vocabulary.terms(of: "a", tier: .app))
        #expect(terms.map { $0.phrases.map(\.text) } == [["lamp", "light", "lantern"], ["other"]])
        #expect(report.entries.map(\.problem) == [.duplicateIdentifier("L")])
        #expect(report.entries.map(\.index) == [2])
    }

    @Test func `a value that is said in too many ways is told, and so are names behind the hundredth synonym`() throws {
        let many = (0..<150).map { "{in: n\($0), out: x}" }.joined(separator: ", ")
        let (vocabulary, report) = try listed("lists: {a: {values: ['[a] [b] [c] [d] [e] [f] [g] x', \(many)]}}")
        #expect(vocabulary.terms(of: "a", tier: .app).map { $0.phrases.count } == [101])
        #expect(
            report.entries.map(\.problem) == [
                .tooMany(.synonym, limit: 100), .tooManyWays("[a] [b] [c] [d] [e] [f] [g] x", limit: 100),
            ]
        )
        #expect(report.entries.map(\.index) == [1, 0])
    }
}
