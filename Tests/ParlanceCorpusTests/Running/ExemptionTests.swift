import ParlanceCorpus
import Testing

@Suite("Tests that need not pass")
struct ExemptionTests {
    private func report(_ test: String, file: String = "a.yaml") throws -> CorpusReport {
        try Kitchen([file: file.hasSuffix("yaml") ? "language: en\ntests: [\(test)]" : test]).report()
    }

    private static let wrong = "intent: {name: Brew, slots: {drink: wine}}"
    private static let right = "intent: {name: Brew, slots: {drink: tea}}"

    @Test(
        "A skipped sentence is not run, one that is known to fail must fail",
        arguments: [
            ("skip: no stove, \(wrong)", CorpusOutcome.Status.skipped(reason: "no stove")),
            ("skip: no stove, \(right)", .skipped(reason: "no stove")),
            ("fails: no wine, \(wrong)", .failedAsExpected(reason: "no wine")),
            ("fails: no wine, match: none", .failedAsExpected(reason: "no wine")),
            ("fails: no wine, \(right)", .passedUnexpectedly(reason: "no wine")),
            (right, .passed), (wrong, .failed),
        ]
    )
    func hasStatus(test: String, status: CorpusOutcome.Status) throws {
        let report = try report("{sentences: [make tea], \(test)}")
        #expect(report.outcomes.map(\.status) == [status])
        let isFailure =
            switch status {
            case .failed, .passedUnexpectedly: true
            case .passed, .skipped, .failedAsExpected: false
            }
        #expect(report.failures.count == (isFailure ? 1 : 0))
        #expect(report.passed == (status == .passed ? 1 : 0))
    }

    @Test("An unexpected pass names the reason that no longer holds")
    func describesUnexpectedPass() throws {
        let failure = try #require(try report("{sentences: [make tea], fails: no wine, \(Self.right)}").failures.first)
        #expect(failure.description.hasSuffix("make tea\n  passes, but its test has 'fails: no wine'"))
    }

    @Test(
        "Lines of JSON have the same keys",
        arguments: [
            (#""skip": "no stove""#, CorpusOutcome.Status.skipped(reason: "no stove")),
            (#""fails": "no wine""#, .passedUnexpectedly(reason: "no wine")),
        ]
    )
    func readsLines(key: String, status: CorpusOutcome.Status) throws {
        let line = #"{"text": "make tea", "intent": "Brew", "slots": {"drink": "tea"}, \#(key)}"#
        #expect(try report(line, file: "a.jsonl").outcomes.map(\.status) == [status])
    }

    @Test("Neither counts as passed or failed; JUnit skips both")
    func countsSeparately() throws {
        let report = try report(
            "{sentences: [make tea], skip: 'a < b', \(Self.right)}, {sentences: [make tea], fails: b, \(Self.wrong)}"
        )
        #expect(CorpusSummary(report).count.passed == 0)
        #expect(CorpusSummary(report).count.failed == 0)
        #expect(CorpusSummary(report).languages.map(\.count.skipped) == [1])
        #expect(CorpusSummary(report).languages.map(\.count.expectedFailures) == [1])
        let text = JUnitReport(report).text
        #expect(text.contains("failures=\"0\" errors=\"0\" skipped=\"2\""))
        #expect(text.contains("<skipped message=\"a &lt; b\"/>"))
        #expect(text.contains("<skipped message=\"fails as expected: b\"/>"))
    }
}
