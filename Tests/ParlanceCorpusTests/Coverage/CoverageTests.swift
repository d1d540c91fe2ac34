import ParlanceCorpus
import ParlanceMatching
import Testing

@Suite("Coverage")
struct CoverageTests {
    private func coverage(_ tests: String) throws -> Coverage {
        let grammar = try Kitchen.grammar()
        var coverage = Coverage(of: grammar)
        var report = CorpusReport()
        for corpus in try Kitchen(["a.yaml": "language: en\ntests: [\(tests)]"]).corpora() {
            report.run(corpus, with: Parser(grammar)) { coverage.add($0) }
        }
        return coverage
    }

    @Test("Templates and list values count that sentences used, by any of their words")
    func counts() throws {
        let coverage = try coverage(
            """
            {sentences: [make espresso, make coffee, make TEA], intent: {name: Brew, slots: {drink: [tea, coffee]}}},
            {sentences: [I need two cups of tea], intent: {name: Brew, slots: {drink: tea, n: 2}}}
            """
        )
        let used = coverage.templates.filter { $0.uses > 0 }
        #expect(used.map(\.text) == ["(make|brew) [me] {drink}", "I (need|want) {n} <cup> of {drink}"])
        #expect(used.map(\.uses) == [3, 1])
        #expect(used.map(\.intent) == ["Brew", "Brew"])
        #expect(coverage.templates.count == 7)
        let drinks = coverage.values.filter { $0.list == "drink" }
        #expect(drinks.map(\.text) == ["tea", "(coffee|espresso)", "java"])
        #expect(drinks.map(\.uses) == [2, 2, 0])
    }

    @Test("The same name in another block is another list")
    func tellsLocalListsApart() throws {
        let coverage = try coverage("{sentences: [play old song], intent: {name: Sing, slots: {song: old song}}}")
        let songs = coverage.values.filter { $0.list == "song" }
        #expect(songs.map(\.text) == ["blue moon", "blue moon", "old song"])
        #expect(songs.map(\.uses) == [0, 0, 1])
    }

    @Test("Sentences that fail use nothing")
    func leavesFailuresOut() throws {
        let coverage = try coverage("{sentences: [make tea], match: none}")
        #expect(coverage.templates.allSatisfy { $0.uses == 0 })
        #expect(coverage.values.allSatisfy { $0.uses == 0 })
    }
}
