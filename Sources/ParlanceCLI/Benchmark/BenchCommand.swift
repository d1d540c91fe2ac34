import ArgumentParser
import Foundation
import Parlance

/// `parlance bench`: measures the time and the allocations of parsing.
struct BenchCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "bench",
        abstract: "Measure the time and the allocations of parsing.",
        discussion: """
            The time of an utterance is its fastest of all rounds; minimum, mean, median, 99th percentile and maximum are over \
            utterances. The time to read the clock is subtracted. The total ends when the result is freed; near misses are not \
            computed. Load and compile times are the fastest of five runs, or of --repeat if that is less. ICU alone is the time \
            to fold the same texts and to find their word boundaries.

            Without utterances or corpora, the shipped corpora are parsed. Measure on an idle machine. The exit code is 2 if the \
            input is invalid, and 0 otherwise.
            """
    )

    @OptionGroup var grammars: GrammarOptions

    @Option(
        help: ArgumentHelp(
            "A file with one utterance per line, or with JSON lines as for 'parse --jsonl', including run-time lists.",
            valueName: "file"
        )
    )
    var utterances: String?

    @Option(
        help: ArgumentHelp(
            "A corpus as for 'test', or a folder of corpora (repeatable).",
            valueName: "path"
        )
    )
    var corpus: [String] = []

    @Option(help: ArgumentHelp("The output format.", valueName: "format"))
    var format: OutputFormat = .text

    @Option(
        name: .customLong("repeat"),
        help: ArgumentHelp(
            "The number of rounds (default: as many as take a few seconds).",
            valueName: "count"
        )
    )
    var rounds: Int?

    @Option(
        help: ArgumentHelp(
            "The number of rounds before measuring, besides one that counts matches.",
            valueName: "count"
        )
    )
    var warmUp = 1

    @Option(
        help: ArgumentHelp(
            "The maximum number of corrected words (default: that of each utterance, else 0).",
            valueName: "count"
        )
    )
    var edits: Int?

    @Option(help: ArgumentHelp("Also parse on this many threads at the same time, and on fewer.", valueName: "count"))
    var threads: Int?

    @Option(help: ArgumentHelp("Also measure with this many generated names in a list.", valueName: "count"))
    var addNames: Int?

    @Option(help: ArgumentHelp("The list for the names (default: 'name').", valueName: "list"))
    var to: String?

    func validate() throws {
        try Self.check(rounds, in: 1...1_000_000, "--repeat")
        try Self.check(warmUp, in: 0...1_000_000, "--warm-up")
        try Self.check(edits, in: 0...100, "--edits")
        try Self.check(threads, in: 1...256, "--threads")
        try Self.check(addNames, in: 1...1_000_000, "--add-names")
        if to != nil, addNames == nil { throw ValidationError("--to requires --add-names") }
        if utterances != nil, !corpus.isEmpty { throw ValidationError("--utterances and --corpus exclude each other") }
    }

    private static func check(_ count: Int?, in range: ClosedRange<Int>, _ option: String) throws {
        guard let count, !range.contains(count) else { return }
        throw ValidationError("\(option) must be between \(range.lowerBound) and \(Quantity.count(range.upperBound))")
    }

    func run() throws {
        try ExitStatus.reporting {
            let report = try Benchmark(try source(), grammars, plan).run()
            if !report.isOptimized {
                StandardError.print(
                    "warning: this program was built without optimization, so its times are not meaningful"
                )
            }
            try show(report)
        }
    }

    private func source() throws -> BenchmarkSource {
        if let utterances { return .file(UtteranceFile(path: utterances)) }
        if !corpus.isEmpty { return try BenchmarkSource(corporaAt: corpus, language: grammars.language) }
        let language = grammars.language ?? ShippedGrammars.defaultLanguage
        return try BenchmarkSource(corporaAt: [ShippedGrammars.corpusPath()], language: language)
    }

    private var plan: Benchmark.Plan {
        Benchmark.Plan(
            rounds: rounds,
            warmUp: warmUp,
            threads: threads,
            added: addNames.map { AddedNames(count: $0, list: to ?? "name") },
            edits: edits
        )
    }

    private func show(_ report: BenchmarkReport) throws {
        switch format {
        case .text: try StandardOutput.print(report.text)
        case .json:
            let json = try JSONEncoder.answers(isSpread: true).encode(report.json)
            try StandardOutput.print(String(decoding: json, as: UTF8.self))
        }
    }
}
