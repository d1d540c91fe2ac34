import ParlanceGrammar
import Testing

@testable import ParlanceEntities

@Suite("Files of built-in slot types")
struct EntityFileTests {
    /// The problems of a file, each as `line:column message`.
    private func problems(_ text: String) -> [String] {
        let languages = EntityLanguages(files: ["xx": [SourceText(name: "xx.entities.yaml", text: text)]])
        do throws(GrammarError) {
            try languages.check()
            return []
        } catch {
            return error.diagnostics.map { "\($0.place?.line ?? 0):\($0.place?.column ?? 0) \($0.message)" }
        }
    }

    @Test func `all files that come with Parlance are valid`() throws {
        try Finding.languages.check()
        try EntityLanguages.shipped.check()
    }

    @Test(arguments: [
        ("patterns: {atom: ['a {wekday}']}", "1:22 expected a type or list, found 'wekday'; did you mean 'weekday'?"),
        ("patterns:\n  atom:\n    - 'at <hour>'", "3:11 expected a rule, found 'hour'"),
        ("lists: {x: {1: 'a <b>'}}", "1:19 expected a rule, found 'b'"),
        ("rules: {a: 'x {zzzzzz}'}", "1:15 expected a type or list, found 'zzzzzz'"),
        ("patterns: {atom: [{in: a, do: joyn}]}", "1:31 'joyn' is not one of"),
        ("patterns: {atom: [{in: a, unti: day}]}", "1:27 unknown key 'unti'; it is ignored; did you mean 'unit'?"),
        ("patterns: {atom: ['(a']}", "1:"), ("patterns: {atom: a}", "1:"), ("patterns: [a]", "1:"), ("lists: 5", "1:"),
        ("rules: {a: 'x <b>', b: 'y <a>'}", "1:12 a rule may not contain itself: "),
        ("rules: {a: 'x <a>'}", "1:12 a rule may not"),
        ("patterns: {atom: ['{atom:a} {weekday}']}", "1:19 expected a pattern that does not begin with its own type"),
        ("patterns: {atom: ['[the] {atom:a} x']}", "1:19 expected a pattern that does not begin with its own type"),
        ("patterns: {atom: ['[ ]<r> x']}\nrules: {r: '(a|{atom})'}", "1:19 expected a pattern that does not begin"),
        ("patterns: {moment: ['{date:a} x']}", "1:21 expected a pattern that does not begin with its own type"),
        ("pattern: {}", "1:1 unknown key 'pattern'"), ("a: [", "1:"),
    ])
    func `problems have their places`(text: String, problem: String) throws {
        let found = problems(text)
        #expect(found.contains { $0.hasPrefix(problem) }, "\(found)")
    }

    @Test(arguments: [
        "", "language: xx", "patterns: {atom: ['a {weekday}', '{moment:a} x']}", "patterns: {atom: ['x {atom:a}']}",
        "rules: {a: b}\npatterns: {atom: ['<a> {1..5:day}']}", "patterns: {own: ['{number:n}'], atom: ['x {own:day}']}",
    ])
    func `valid files`(text: String) {
        #expect(problems(text) == [])
    }

    @Test func `rules that grow without measure`() {
        let rules = (0..<40).map { "  r\($0): <r\($0 + 1)> <r\($0 + 1)>" }.joined(separator: "\n")
        let found = problems("patterns: {atom: [<r0>]}\nrules:\n\(rules)\n  r40: a")
        #expect(found.contains { $0.hasPrefix("1:19 ") }, "\(found)")
    }

    @Test func `rules in a long chain`() {
        let rules = (0..<3_000).map { "  r\($0): a <r\($0 + 1)>" }.joined(separator: "\n")
        #expect(!problems("rules:\n\(rules)\n  r3000: a").isEmpty)
    }
}
