import Testing

@testable import ParlanceCorpus

@Suite("Shares that must pass")
struct CorpusVerdictTests {
    @Test(
        "A share is a percentage with up to two decimals",
        arguments: [
            ("95%", "95%"), ("95", "95%"), ("99.5%", "99.5%"), ("99.50", "99.5%"), ("0.05%", "0.05%"), ("0", "0%"),
            ("100%", "100%"), ("100.01%", nil), ("101", nil), ("-1", nil), ("95.", nil), (".5", nil), ("1.234", nil),
            ("95 %", nil), ("", nil), ("%", nil), ("a", nil), ("99999999999999999999", nil), ("9٥", nil),
        ]
    )
    func readsShares(text: String, description: String?) {
        #expect(PassShare(text)?.description == description)
    }

    @Test(
        "A share is reached exactly, and rounded down",
        arguments: [(19, 20, true), (949, 1_000, false), (0, 0, true)]
    )
    func comparesShares(passed: Int, all: Int, isReached: Bool) throws {
        #expect(try #require(PassShare("95%")).isReached(by: passed, of: all) == isReached)
        #expect(PassShare(99_999, of: 100_000).description == "99.99%")
    }

    /// Three sentences, of which one fails, one skipped and one known to fail.
    private static let tests = """
        tests:
          - {sentences: [make tea, make me tea, make wine], intent: {name: Brew, slots: {drink: tea}}}
          - {sentences: [make rum], skip: a, match: none}
          - {sentences: [make gin], fails: a, intent: {name: Brew}}
        """

    @Test(
        "Each file must reach its share, the others must pass as a whole; a given share is for all together",
        arguments: [
            (["a": "at_least: 66%\n"], nil, true), (["a": "at_least: 66.66%\n"], nil, true),
            (["a": "at_least: 66.67%\n"], nil, false), (["a": ""], nil, false),
            (["a": "at_least: 60\n", "b": "at_least: 70.5\n"], nil, false),
            (["a": "at_least: 60\n", "b": ""], nil, false), (["a": "", "b": "at_least: 70%\n"], "66", true),
            (["a": "at_least: 10%\n"], "67%", false),
        ] as [([String: String], String?, Bool)]
    )
    func decides(heads: [String: String], required: String?, passes: Bool) throws {
        let files = heads.map { ("\($0).yaml", "language: en\n\($1)\(Self.tests)") }
        let kitchen = try Kitchen(Dictionary(uniqueKeysWithValues: files))
        let verdict = CorpusVerdict(
            try kitchen.corpora(),
            try kitchen.report(),
            required: required.flatMap(PassShare.init)
        )
        #expect(verdict.passes == passes)
        for share in verdict.shares { #expect(share.reached.description == "66.66%") }
    }
}
