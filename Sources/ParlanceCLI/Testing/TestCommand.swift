import ArgumentParser
import Foundation
import Parlance
import ParlanceCorpus

/// `parlance test`: parses the sentences of corpora and reports those with unexpected results.
struct TestCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "test",
        abstract: "Parse the sentences of corpora and report those with unexpected results.",
        discussion: """
            Without paths the shipped corpora are run. A corpus is a YAML or JSON file with 'language' and 'tests' (see \
            'parlance schema corpus'), a file of JSON lines with 'text', 'intent' and 'slots', or a test of Home Assistant's \
            intents. Recorded tests beside a grammar.json use it as their grammar, unless --grammar names another one. The exit \
            code is 0 if every sentence passes, or the share that 'at_least' or --at-least requires, 1 if one fails, and 2 \
            if the input is invalid.
            """
    )

    @OptionGroup var grammars: GrammarOptions

    @OptionGroup var caching: CacheOptions

    @Option(help: ArgumentHelp("The output format.", valueName: "format"))
    var format: OutputFormat = .text

    @Flag(help: "Report the templates, branches and list values that no passing sentence uses.")
    var coverage = false

    @Option(
        help: ArgumentHelp("Also write the report to this file, as JUnit XML for CI.", valueName: "file"),
        completion: .file()
    )
    var junit: String?

    @Option(
        help: ArgumentHelp(
            "Run only sentences of this intent, with this part of the text, or at this FILE:LINE; '*' stands for any characters (repeatable).",
            valueName: "pattern"
        )
    )
    var only: [String] = []

    @Option(
        help: ArgumentHelp(
            "The percentage of all sentences that must pass, instead of those of the corpora (default: 100).",
            valueName: "percent"
        ),
        transform: Self.share
    )
    var atLeast: PassShare?

    @Flag(help: "Show the changes that make failed expectations pass, ask, and write the files.")
    var update = false

    @Flag(help: "Write without asking; requires --update.")
    var yes = false

    @Flag(help: "Write 'match: none' for sentences that no longer match; requires --update.")
    var acceptLost = false

    @Flag(help: "Run again after each change of a grammar or a corpus, until interrupted.")
    var watch = false

    @Argument(
        help: "Corpora: YAML or JSON files, JSON lines, or folders of them.",
        completion: .file(extensions: ["yaml", "yml", "json", "jsonl"])
    )
    var corpora: [String] = []

    func validate() throws {
        if yes, !update { throw ValidationError("--yes requires --update") }
        if acceptLost, !update { throw ValidationError("--accept-lost requires --update") }
        if update, watch { throw ValidationError("--update and --watch exclude each other; update first, then watch") }
        if update, format == .json { throw ValidationError("--update writes text; remove --format json") }
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
        let corpora = SentenceFilter(only).selection(from: loaded.corpora)
        if corpora.isEmpty, !only.isEmpty { throw SelectionError(patterns: only) }
        var run = TestRun(grammars: grammars, cache: caching.cache, measuresCoverage: coverage)
        try run.run(corpora)
        let verdict = CorpusVerdict(corpora, run.report, required: atLeast)
        try show(run, verdict)
        if let junit { try write(run.report, to: junit) }
        if update {
            return try ExpectationUpdate(asks: !yes, acceptsLost: acceptLost).run(loaded.corpora, run.report)
        }
        return verdict.passes ? .success : .noMatch
    }

    private static func share(_ text: String) throws -> PassShare {
        if let share = PassShare(text) { return share }
        throw ValidationError("'\(text)' is no percentage; write a number from 0 to 100, such as 95 or 99.5")
    }

    private struct SelectionError: Error, CustomStringConvertible {
        let patterns: [String]

        var description: String {
            "no sentence has the intent, the text or the place of --only \(patterns.map { "'\($0)'" }.joined(separator: ", "))"
        }
    }

    private func write(_ report: CorpusReport, to path: String) throws {
        let report = JUnitReport(report) { FailureRenderer().render($0).rendered }
        try OutputFile.write(Array(report.text.utf8), to: path)
    }

    private func show(_ run: TestRun, _ verdict: CorpusVerdict) throws {
        switch format {
        case .text:
            let usesColor = Terminal.allowsColor(on: STDOUT_FILENO)
            let renderer = FailureRenderer(usesColor: usesColor, width: Terminal.width(of: STDOUT_FILENO))
            for failure in run.report.failures { try StandardOutput.print(renderer.render(failure) + "\n") }
            for coverage in run.coverage {
                try StandardOutput.print(CoverageRenderer(usesColor: usesColor).render(coverage) + "\n")
            }
            let exemptions = ExemptionRenderer().render(run.report)
            if !exemptions.isEmpty { try StandardOutput.print(exemptions + "\n") }
            try StandardOutput.print(SummaryRenderer().render(CorpusSummary(run.report), verdict))
        case .json:
            let report = TestReportJSON(run.report, verdict, coverage: coverage ? run.coverage : nil)
            let json = try JSONEncoder.answers(isSpread: true).encode(report)
            try StandardOutput.print(String(decoding: json, as: UTF8.self))
        }
    }
}
