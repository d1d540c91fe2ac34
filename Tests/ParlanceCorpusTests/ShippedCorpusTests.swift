import Foundation
import ParlanceCorpus
import ParlanceGrammar
import ParlanceMatching
import Testing

@Suite("The corpora that come with Parlance")
struct ShippedCorpusTests {
    private static let package = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
        .standardized

    @Test("Every sentence gives the intent and slots that it must")
    func everySentencePasses() throws {
        let loaded = try CorpusLoader.load(paths: [Self.package.appending(path: "Corpus").path])
        #expect(loaded.warnings.isEmpty)
        var report = CorpusReport()
        for tag in Set(loaded.corpora.map(\.language)) {
            let grammars = Self.package.appending(path: "Grammars").path
            let grammar = try GrammarLoader(language: tag).load(paths: [grammars])
            #expect(grammar.warnings.isEmpty)
            let parser = Parser(grammar.grammar)
            for corpus in loaded.corpora where corpus.language == tag { report.run(corpus, with: parser) }
        }
        #expect(report.passed > 600)
        for failure in report.failures {
            Issue.record("\(failure)")
        }
    }
}
