import Foundation
import ParlanceCorpus
import ParlanceGrammar
import ParlanceMatching
import Testing

@Suite("The corpora that come with Parlance")
struct ShippedCorpusTests {
    private static let package = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
        .standardized

    #if DEBUG
        /// Without optimization a part of the sentences is parsed.
        private static let step = 20
    #else
        private static let step = 1
    #endif

    @Test("Every sentence gives the intent and slots that it must, among the grammars of all domains")
    func everySentencePasses() throws {
        let loaded = try CorpusLoader.load(paths: [Self.package.appending(path: "Corpus").path])
        #expect(loaded.warnings.isEmpty)
        #expect(loaded.corpora.flatMap(\.tests).count > 2_000)
        var report = CorpusReport()
        for tag in Set(loaded.corpora.map(\.language)).sorted() {
            let parser = try Parser(grammarAt: Self.package.appending(path: "Grammars").path, language: tag)
            for corpus in loaded.corpora where corpus.language == tag {
                var part = corpus
                part.tests = corpus.tests.enumerated().filter { $0.offset % Self.step == 0 }.map(\.element)
                report.run(part, with: parser)
            }
        }
        for failure in report.failures { Issue.record("\(failure)") }
    }

    @Test("Every sentence of the benchmarks does, among their grammars")
    func everyBenchmarkSentencePasses() throws {
        let loaded = try CorpusLoader.load(paths: [Self.package.appending(path: "Benchmarks/Domains/Corpus").path])
        let files = ["Benchmarks/Domains/Grammars", "Grammars/apps.yaml"].map { Self.package.appending(path: $0).path }
        let grammar = try GrammarLoader(language: "en").load(paths: files)
        #expect(loaded.warnings.isEmpty && grammar.warnings.isEmpty)
        let parser = Parser(grammar.grammar)
        var report = CorpusReport()
        for corpus in loaded.corpora { report.run(corpus, with: parser) }
        #expect(report.passed > 600)
        for failure in report.failures { Issue.record("\(failure)") }
    }
}
