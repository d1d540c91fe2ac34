import Testing

@testable import ParlanceCorpus

@Suite("Summaries")
struct CorpusSummaryTests {
    @Test("Sentences are counted by language and intent, those that must not match last")
    func counts() throws {
        let kitchen = try Kitchen([
            "a.yaml": """
            language: en
            tests:
              - {sentences: [make tea, make wine], intent: {name: Brew, slots: {drink: tea}}}
              - {sentences: [what, who], match: none}
              - {sentences: [play x], intent: {name: Play, slots: {title: x}}}
            """,
            "b.yaml": "{language: de, tests: [{sentences: [make tea], match: none}]}",
        ])
        let summary = CorpusSummary(try kitchen.report())
        #expect(summary.count == CorpusSummary.Count(passed: 4, failed: 2))
        #expect(summary.languages.map(\.language) == ["de", "en"])
        #expect(summary.languages[0].count == CorpusSummary.Count(passed: 0, failed: 1))
        #expect(summary.languages[1].intents.map(\.intent) == ["Brew", "Play", nil])
        #expect(summary.languages[1].intents.map(\.count.passed) == [1, 1, 2])
        #expect(summary.languages[1].intents.map(\.count.failed) == [1, 0, 0])
    }
}
