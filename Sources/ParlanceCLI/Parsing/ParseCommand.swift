import ArgumentParser
import Foundation
import Parlance

/// `parlance parse`: finds the intent and the slots of utterances.
struct ParseCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "parse",
        abstract: "Find the intent and the slots of utterances.",
        discussion: """
            The arguments are the utterance; without arguments each line of standard input is one. The exit code is 0 if \
            every utterance has a reading that wins, 1 if one is not understood or ambiguous, and 2 if the input is invalid. \
            It is the same in all formats, also with --jsonl. In JSON, the answers to lines of standard input are on one line \
            each.
            """
    )

    @OptionGroup var grammars: GrammarOptions

    @OptionGroup var caching: CacheOptions

    @Option(help: ArgumentHelp("The output format.", valueName: "format"))
    var format: OutputFormat = .text

    @Flag(help: "Read one JSON object per line from standard input, and answer each with one.")
    var jsonl = false

    @OptionGroup var threading: ThreadOptions

    @Option(
        help: ArgumentHelp(
            "The maximum number of readings, up to \(ParseOptions.mostReadings) (default: 1).",
            valueName: "count"
        )
    )
    var top: Int?

    @OptionGroup var situation: SituationOptions

    @Flag(help: "Read a part of an utterance that no template matches as a whole; the rest is named.")
    var partial = false

    @Flag(help: "Read several requests in one utterance, if each matches word for word.")
    var requests = false

    @Option(help: ArgumentHelp("An intent that the utterance may have (repeatable; default: all).", valueName: "name"))
    var intent: [String] = []

    @OptionGroup var appOptions: AppOptions

    @Argument(help: "The utterance.")
    var words: [String] = []

    func validate() throws {
        try SituationOptions.check(top: top)
        try threading.check(jsonl: jsonl)
        guard jsonl else { return }
        if !words.isEmpty { throw ValidationError("--jsonl reads standard input; remove the utterance") }
        if top != nil || partial || requests || situation.isGiven || !intent.isEmpty {
            throw ValidationError(
                "with --jsonl each line has its own 'top', 'prefer', 'context', 'edits', 'now', 'partial', 'requests' and 'intents'"
            )
        }
        if !appOptions.isEmpty {
            throw ValidationError("with --jsonl each line has its own 'prefer' with 'apps', 'last_used' and 'locked'")
        }
    }

    func run() throws {
        try ExitStatus.reporting {
            if jsonl {
                let parser = try grammars.multilingualParser(cache: caching.cache) { .givenLater($0) }
                try BatchRun.run(with: parser, threads: threading.count)
            } else {
                let parser = try grammars.multilingualParser(cache: caching.cache)
                try answer(with: parser, try appOptions.selectors(for: parser))
            }
        }
    }

    private func answer(with parser: MultilingualParser, _ selectors: LanguageSelectors) throws {
        var status = ExitStatus.success
        if words.isEmpty {
            var input = Utterances()
            while let utterances = try input.next() {
                for utterance in utterances { status = max(status, try answer(utterance, with: parser, selectors)) }
            }
        } else {
            status = try answer(.success(words.joined(separator: " ")), with: parser, selectors)
        }
        try status.end()
    }

    private func answer(
        _ utterance: Result<String, UtteranceError>,
        with parser: MultilingualParser,
        _ selectors: LanguageSelectors
    ) throws -> ExitStatus {
        do {
            var options = situation.options(limit: top ?? 1)
            options.partial = partial
            options.intents = intent
            guard requests else {
                let result = try parser.parse(try utterance.get(), options: options)
                let selector = selectors[result.language]
                try show([result], result.json(selectingBy: selector), selector)
                return ExitStatus(result.match)
            }
            let result = try parser.parseRequests(try utterance.get(), options: options)
            let parts = result.isSplit ? result.requests.map(\.result) : [result.whole]
            let selector = selectors[parts[0].language]
            try show(parts, result.json(selectingBy: selector), selector)
            return result.isSplit ? .success : ExitStatus(result.whole.match)
        } catch let error as UtteranceError {
            StandardError.print("error: \(error)")
        } catch let error as ParseError {
            StandardError.print("error: \(error.message)")
        }
        return .invalid
    }

    /// - Parameter json: The results as JSON.
    private func show(
        _ results: [ParseResult],
        _ json: @autoclosure () -> Value,
        _ selector: AppSelector
    ) throws {
        switch format {
        case .text:
            let usesColor = Terminal.allowsColor(on: STDOUT_FILENO)
            let width = Terminal.width(of: STDOUT_FILENO)
            let renderer = ResultRenderer(usesColor: usesColor, width: width, selector: selector)
            try StandardOutput.print(results.map(renderer.render).joined(separator: "\n\n"))
        case .json:
            let json = try JSONEncoder.answers(isSpread: !words.isEmpty).encode(json())
            try StandardOutput.print(String(decoding: json, as: UTF8.self))
        }
    }
}
