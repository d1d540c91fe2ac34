import ParlanceAuthoring
import ParlanceGrammar
import Testing

struct ProblemExplanationTests {
    private static let shown = ProblemExplanation.all.filter { $0.example != nil }

    @Test(arguments: shown.map(\.code))
    func `the example has the problem, and mended it has none`(code: String) throws {
        let explanation = try #require(ProblemExplanation.of(code))
        let found = try GrammarChecker().check(try #require(explanation.example)).diagnostics.filter { $0.code == code }
        #expect(found.first?.severity == explanation.severity)
        #expect(try GrammarChecker().codes(try #require(explanation.mended)) == [])
    }

    @Test func `each code is explained once, by a text that says how to silence warnings alone`() {
        let codes = ProblemExplanation.all.map(\.code)
        #expect(Set(codes).count == codes.count)
        for explanation in ProblemExplanation.all {
            #expect(explanation.code.wholeMatch(of: #/[a-z0-9]+(-[a-z0-9]+)*/#) != nil)
            #expect(explanation.text.contains("--allow") == (explanation.severity == .warning))
            #expect(explanation.meaning.hasSuffix("."))
            #expect(explanation.remedy.hasSuffix(".") || explanation.remedy.hasSuffix(")"))
        }
    }

    @Test func `every problem that there can be is explained, and nothing else`() {
        #expect(Set(GrammarProblem.samples.map(\.code)) == Set(ProblemExplanation.all.map(\.code)))
        for problem in GrammarProblem.samples { #expect(!problem.message.isEmpty, "\(problem.code)") }
    }

    @Test(arguments: [("unused-rul", "unused-rule"), ("shadowed-templates", "shadowed-template"), ("zzz", nil)])
    func `the nearest code is suggested`(given: String, nearest: String?) {
        #expect(ProblemExplanation.nearest(to: given) == nearest)
    }
}
