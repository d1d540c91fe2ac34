import ArgumentParser
import Foundation
import Parlance

struct BenchCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "bench",
        abstract: "Measures how long parsing takes, and how much it allocates.",
        discussion: """
            The times of an utterance are its fastest of all rounds; minimum, mean, median, 99th percentile and maximum \
            are over utterances. Reading the clock is taken off. The total is a parse until its result is gone; why \
            nothing matched is not asked. Load and compile times are the fastest of five goes, of fewer if --repeat says \
            so. ICU alone is what it takes to fold the same texts and to find the boundaries of words, and nothing else.

            Without utterances or corpora, the corpora that come with Parlance are parsed. The exit code is 2 if \
            something that was given is wrong, else 0.
            """
    )

    @OptionGroup var grammars: GrammarOptions

    @Option(
        help: ArgumentHelp(
            "A file of utterances: a line each, or JSON objects as for 'parse --jsonl', run-time lists included.",
            valueName: "file"
        )
    )
    var utterances: String?

    @Option(
        help: ArgumentHelp(
            "A corpus as for 'test', or a folder of them; may be given several times.",
            valueName: "path"
        )
    )
    var corpus: [String] = []

    @Option(help: ArgumentHelp("How to write the numbers.", valueName: "format"))
    var format: OutputFormat = .text

    @Option(
        name: .customLong("repeat"),
        help: ArgumentHelp(
            "How many rounds to measure; if not given, as many as take a few seconds.",
            valueName: "count"
        )
    )
    var rounds: Int?

    @Option(
        help: ArgumentHelp(
            "How often to parse all utterances before, besides once to count matches.",
            valueName: "count"
        )
    )
    var warmUp = 1

    @Option(
        help: ArgumentHelp(
            "How many words may be edited where nothing matches; as the utterances say if not given, else none.",
            valueName: "count"
        )
    )
    var edits: Int?

    @Option(help: ArgumentHelp("Parse on this many threads at the same time too, and on fewer.", valueName: "count"))
    var threads: Int?

    @Option(help: ArgumentHelp("Measure with this many generated names in a list too.", valueName: "count"))
    var addNames: Int?

    @Option(help: ArgumentHelp("The list that gets the names; 'name' if not given.", valueName: "list"))
    var to: String?

    func validate() throws {
        try Self.check(rounds, in: 1...1_000_000, "--repeat")
        try Self.check(warmUp, in: 0...1_000_000, "--warm-up")
        try Self.check(edits, in: 0...100, "--edits")
        try Self.check(threads, in: 1...256, "--threads")
        try Self.check(addNames, in: 1...1_000_000, "--add-names")
        if to != nil, addNames == nil { throw ValidationError("--to needs --add-names") }
        if utterances != nil, !corpus.isEmpty { throw ValidationError("give either --utterances or --corpus") }
    }

    private static func check(_ count: Int?, in range: ClosedRange<Int>, _ option: String) throws {
        guard let count, !range.contains(count) else { return }
        throw ValidationError("\(option) must be between \(range.lowerBound) and \(Quantity.count(range.upperBound))")
    }

    func run() throws {
        try ExitStatus.reporting {
            let report = try Benchmark(try source(), grammars, plan).run()
            if !report.isOptimized {
                StandardError.print("warning: this program was built without optimization; its times say little")
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
