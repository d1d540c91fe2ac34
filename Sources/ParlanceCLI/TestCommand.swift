import ArgumentParser
import Foundation
import Parlance
import ParlanceCorpus

struct TestCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "test",
        abstract: "Parses the sentences of corpora and says which do not give what they must.",
        discussion: """
            Without paths the corpora that come with Parlance are run. A corpus is a YAML or JSON file with 'language' and \
            'tests' (see 'parlance schema corpus'), a file of JSON lines with 'text', 'intent' and 'slots', or a test of Home \
            Assistant's intents. Recorded tests with a grammar.json beside them are run with that, unless --grammar says \
            otherwise. The exit code is 0 if every sentence passed, 1 if one failed, 2 if something that was given is wrong.
            """
    )

    @OptionGroup var grammars: GrammarOptions

    @OptionGroup var caching: CacheOptions

    @Option(help: ArgumentHelp("How to write the report.", valueName: "format"))
    var format: OutputFormat = .text

    @Flag(help: "Say which templates, branches and list values no sentence used that passed.")
    var coverage = false

    @Option(
        help: ArgumentHelp("Write the report as JUnit XML, for CI, into this file too.", valueName: "file"),
        completion: .file()
    )
    var junit: String?

    @Flag(help: "Show how to rewrite the expectations that failed, ask, and write the files.")
    var update = false

    @Flag(help: "With --update: write without asking.")
    var yes = false

    @Flag(help: "Run again whenever a grammar or a corpus changes, until interrupted.")
    var watch = false

    @Argument(
        help: "Corpora: YAML or JSON files, JSON lines, or folders of them.",
        completion: .file(extensions: ["yaml", "yml", "json", "jsonl"])
    )
    var corpora: [String] = []

    func validate() throws {
        if yes, !update { throw ValidationError("--yes goes with --update") }
        if update, watch { throw ValidationError("--update and --watch don't go together; update first, then watch") }
        if update, format == .json { throw ValidationError("--update shows a text; leave --format json out") }
    }

    func run() throws {
        guard watch else { return try ExitStatus.reporting { try runOnce().end() } }
        try ExitStatus.reporting {
            let paths = try paths()
            let watched = try grammars.source.paths() + grammars.vocabulary + paths
            try FileWatcher(paths: watched).run { isAgain in
                if isAgain { try StandardOutput.print("") }
                try? ExitStatus.reporting { _ = try runOnce() }
            }
        }
    }

    private func paths() throws -> [String] { try corpora.isEmpty ? [ShippedGrammars.corpusPath()] : corpora }

    private func runOnce() throws -> ExitStatus {
        let loaded = try CorpusLoader.load(paths: try paths())
        StandardError.print(loaded.warnings)
        var run = TestRun(grammars: grammars, cache: caching.cache, measuresCoverage: coverage)
        try run.run(loaded.corpora)
        try show(run)
        if let junit { try write(run.report, to: junit) }
        if update { return try ExpectationUpdate(asks: !yes).run(loaded.corpora, run.report) }
        return run.report.failures.isEmpty ? .success : .noMatch
    }

    private func write(_ report: CorpusReport, to path: String) throws {
        let report = JUnitReport(report) { FailureRenderer().render($0).rendered }
        try OutputFile.write(Array(report.text.utf8), to: path)
    }

    private func show(_ run: TestRun) throws {
        switch format {
        case .text:
            let usesColor = Terminal.allowsColor(on: STDOUT_FILENO)
            let renderer = FailureRenderer(usesColor: usesColor, width: Terminal.width(of: STDOUT_FILENO))
            for failure in run.report.failures { try StandardOutput.print(renderer.render(failure) + "\n") }
            for coverage in run.coverage {
                try StandardOutput.print(CoverageRenderer(usesColor: usesColor).render(coverage) + "\n")
            }
            try StandardOutput.print(SummaryRenderer().render(CorpusSummary(run.report)))
        case .json:
            let report = TestReportJSON(run.report, coverage: coverage ? run.coverage : nil)
            let json = try JSONEncoder.answers(isSpread: true).encode(report)
            try StandardOutput.print(String(decoding: json, as: UTF8.self))
        }
    }
}
