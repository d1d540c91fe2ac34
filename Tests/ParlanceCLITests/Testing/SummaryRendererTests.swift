import ParlanceCorpus
import ParlanceGrammar
import ParlanceMatching
import ParlanceTestSupport
import Testing

@testable import ParlanceCLI

@Suite("Summaries for people")
struct SummaryRendererTests {
    @Test("Of several languages only the intents are shown of which a sentence failed")
    func leavesOut() throws {
        let test = "{sentences: [a], intent: {name: A}}"
        let folder = try TemporaryFolder([
            "de.yaml":
                "language: de\ntests: [\(test), {sentences: [b], intent: {name: B}}, {sentences: [c], match: none}]",
            "en.yaml": "language: en\ntests: [\(test)]",
        ])
        let grammar = "language: en\nintents: {A: {data: [{sentences: [a]}]}}"
        let parser = Parser(try GrammarLoader().load([SourceText(name: "g.yaml", text: grammar)]).grammar)
        var report = CorpusReport()
        for corpus in try CorpusLoader.load(paths: [folder.path]).corpora { report.run(corpus, with: parser) }
        #expect(
            SummaryRenderer().render(CorpusSummary(report), CorpusVerdict([], report)) == """
                de   2 passed, 1 failed
                  B  0 passed, 1 failed
                en   1 passed
                3 passed, 1 failed
                """
        )
    }
}
