import ArgumentParser
import Foundation
import Parlance
import ParlanceCorpus

struct TestCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "test",
        abstract: "Parses the sentences of corpora and says which do not give what they must.",
        discussion:
            "Without paths the corpora that come with Parlance are run. The exit code is 1 if a sentence failed."
    )

    @OptionGroup var grammars: GrammarOptions

    @Argument(help: "Corpora: YAML or JSON files, or folders of them.")
    var corpora: [String] = []

    func run() throws {
        do {
            try runCorpora()
        } catch let error as GrammarError {
            StandardError.print(error.diagnostics)
            try ExitStatus.invalid.end()
        }
    }

    private func runCorpora() throws {
        let loaded = try CorpusLoader.load(paths: corpora.isEmpty ? [shippedCorpus()] : corpora)
        StandardError.print(loaded.warnings)
        let tags = Set(loaded.corpora.map(\.language)).sorted()
        var report = CorpusReport()
        for tag in tags {
            var options = grammars
            options.language = grammars.language ?? tag
            let parser = try options.parser()
            for corpus in loaded.corpora where corpus.language == tag { report.run(corpus, with: parser) }
        }
        for failure in report.failures { print(describe(failure)) }
        print("\(report.passed) passed, \(report.failures.count) failed")
        try (report.failures.isEmpty ? ExitStatus.success : .noMatch).end()
    }

    private func shippedCorpus() throws -> String {
        let grammars = URL(fileURLWithPath: try ShippedGrammars.path())
        return grammars.deletingLastPathComponent().appending(path: "Corpus").path
    }

    private func describe(_ failure: CorpusFailure) -> String {
        """
        \(failure.sentence.place): \(failure.sentence.text)
          expected  \(failure.expected)
          actual    \(failure.actual.map(\.description) ?? "no match")
        """
    }
}
