import ArgumentParser
import Foundation
import Parlance

struct ParseCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "parse",
        abstract: "Finds the intent and the slots of utterances.",
        discussion: """
            The utterance is given as arguments; without any, each line of standard input is one. The exit code is 0 if \
            all matched, 1 if one did not, 2 if something that was given is wrong.
            """
    )

    @OptionGroup var grammars: GrammarOptions

    @Option(help: ArgumentHelp("How to write the answer.", valueName: "format"))
    var format: OutputFormat = .text

    @Flag(help: "Read one JSON object a line from standard input and answer each with one.")
    var jsonl = false

    @Option(help: ArgumentHelp("How many readings to show at most.", valueName: "count"))
    var top = 1

    @Option(
        help: ArgumentHelp("Something known about the situation; may be given several times.", valueName: "key=value")
    )
    var context: [String] = []

    @Option(help: ArgumentHelp("The slot whose readings come first.", valueName: "slot"))
    var prefer: String?

    @Argument(help: "The utterance.")
    var words: [String] = []

    func validate() throws {
        if top < 1 { throw ValidationError("--top must be 1 or more") }
        if jsonl, !words.isEmpty { throw ValidationError("--jsonl reads standard input; leave the utterance out") }
        for pair in context where !pair.contains("=") {
            throw ValidationError("--context takes KEY=VALUE, not '\(pair)'")
        }
    }

    func run() throws {
        do {
            try answer()
        } catch let error as GrammarError {
            StandardError.print(error.diagnostics)
            try ExitStatus.invalid.end()
        }
    }

    private func answer() throws {
        if jsonl { return try runBatch() }
        let parser = try grammars.parser()
        var matchedAll = true
        for utterance in words.isEmpty ? AnySequence(StandardInputLines()) : AnySequence([words.joined(separator: " ")])
        {
            let result = try parse(utterance, with: parser)
            if result.match == .none { matchedAll = false }
            try show(result)
        }
        try (matchedAll ? ExitStatus.success : .noMatch).end()
    }

    private func parse(_ utterance: String, with parser: Parser) throws -> ParseResult {
        do {
            return try parser.parse(utterance, options: options)
        } catch {
            StandardError.print("error: \(error.message)")
            throw ExitStatus.invalid.exitCode
        }
    }

    private var options: ParseOptions {
        var options = ParseOptions(preferredSlot: prefer, limit: top)
        for pair in context {
            let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            options.context[String(parts[0])] = .string(String(parts[1]))
        }
        return options
    }

    private func show(_ result: ParseResult) throws {
        switch format {
        case .text:
            print(ResultRenderer(usesColor: Terminal.allowsColor(on: STDOUT_FILENO)).render(result))
        case .json:
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            print(String(decoding: try encoder.encode(result), as: UTF8.self))
        }
    }

    private func runBatch() throws {
        var session = BatchSession(try grammars.parser(listsComeLater: true))
        var input = LineReader(.standardInput)
        while let lines = input.nextLines() {
            var output = Data()
            for line in lines {
                switch line {
                case .complete(let bytes): output += session.answer(bytes)
                case .tooLong(let limit):
                    output += session.answer(refusal: BatchError("the line has more than \(limit) bytes"))
                }
                output.append(UInt8(ascii: "\n"))
            }
            FileHandle.standardOutput.write(output)
        }
        switch session.outcome {
        case .well: try ExitStatus.success.end()
        case .noMatch: try ExitStatus.noMatch.end()
        case .failed: try ExitStatus.invalid.end()
        }
    }
}
