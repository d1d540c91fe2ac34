import ArgumentParser
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

    @OptionGroup var caching: CacheOptions

    @Argument(help: "Corpora: YAML or JSON files, or folders of them.")
    var corpora: [String] = []

    func run() throws {
        try ExitStatus.reporting { try runCorpora() }
    }

    private func runCorpora() throws {
        let loaded = try CorpusLoader.load(paths: corpora.isEmpty ? [ShippedGrammars.corpusPath()] : corpora)
        StandardError.print(loaded.warnings)
        var report = CorpusReport()
        for (tag, corpora) in Dictionary(grouping: loaded.corpora, by: \.language).sorted(by: { $0.key < $1.key }) {
            var options = grammars
            options.language = grammars.language ?? tag
            let parser = try options.parser(listsOf: corpora, cache: caching.cache)
            for corpus in corpora { report.run(corpus, with: parser) }
        }
        for failure in report.failures { try StandardOutput.print(failure.description) }
        try StandardOutput.print("\(report.passed) passed, \(report.failures.count) failed")
        try (report.failures.isEmpty ? ExitStatus.success : .noMatch).end()
    }
}

extension GrammarOptions {
    /// A parser that does without the lists that the corpora bring.
    fileprivate func parser(listsOf corpora: [Corpus], cache: GrammarCache?) throws -> Parser {
        try parser(cache: cache) { .known($0.union(corpora.flatMap(\.lists.keys))) }
    }
}
