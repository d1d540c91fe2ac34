import Testing

@testable import ParlanceGrammar

@Suite("How large templates become")
struct SizeCheckerTests {
    private func problems(rules: [String], sentence: String = "<r0>") -> [GrammarProblem] {
        let lines = rules.enumerated().map { "  r\($0.offset): '\($0.element)'" }.joined(separator: "\n")
        let text = "language: en\nintents: {A: {data: [{sentences: ['\(sentence)']}]}}\nexpansion_rules:\n\(lines)"
        do {
            return try GrammarLoader().load([SourceText(name: "g.yaml", text: text)]).warnings.map(\.problem)
        } catch {
            return error.diagnostics.map(\.problem)
        }
    }

    @Test("Rules that double at each level are an error, not a hang")
    func doublingRules() {
        let rules = (0..<60).map { "<r\($0 + 1)><r\($0 + 1)>" } + ["x"]
        #expect(problems(rules: rules) == [.templateTooLarge(limit: SizeChecker.limits.template)])
        #expect(
            problems(
                rules: rules.suffix(11).enumerated().map {
                    $0.offset < 10 ? "<r\($0.offset + 1)> <r\($0.offset + 1)>" : "x"
                }
            ).isEmpty
        )
    }

    @Test("A permutation counts for all its orders")
    func permutations() {
        let words = (0..<10).map { "(" + String(repeating: "a", count: 500) + "\($0))" }.joined(separator: ";")
        #expect(problems(rules: ["(\(words))"]) == [.templateTooLarge(limit: SizeChecker.limits.template)])
        #expect(problems(rules: ["(a;b;c)"]).isEmpty)
    }

    @Test("Groups may nest through rules no deeper than in one template")
    func depthThroughRules() {
        let deep = (0..<300).map { "((((<r\($0 + 1)>))))" } + ["x"]
        #expect(problems(rules: deep) == [.template(.nestedTooDeeply(limit: TemplateParser.depthLimit))])
        #expect(problems(rules: (0..<500).map { "<r\($0 + 1)>" } + ["x"]).isEmpty)
    }

    @Test("A grammar has a limit as a whole")
    func wholeGrammar() {
        let rules = (0..<17).map { "<r\($0 + 1)><r\($0 + 1)>" } + ["0123456789"]
        let sentences = (0..<16).map { "\($0)<r0>" }.joined(separator: "', '")
        #expect(problems(rules: rules, sentence: sentences) == [.grammarTooLarge(limit: SizeChecker.limits.grammar)])
        #expect(problems(rules: rules, sentence: "<r0>").isEmpty)
    }
}
