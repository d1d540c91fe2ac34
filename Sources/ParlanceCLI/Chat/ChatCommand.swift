import ArgumentParser
import Foundation
import Parlance
import ParlanceHandlers
import ParlanceHistory
import ParlanceSamples

/// `parlance chat`: holds a conversation in which intents are resolved, confirmed and handled.
struct ChatCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "chat",
        abstract: "Hold a conversation in which intents are resolved, confirmed and handled.",
        discussion: """
            Each line of input is an utterance. Its turn is shown below, with messages to the user in quotation marks. Without \
            --handler all values are accepted as they are, and missing required ones are asked for. The output is a transcript \
            for --transcript; blank lines separate conversations. The exit code is 0 if all turns succeed, 1 if a transcript \
            differs or a handler has a fault, and 2 if the input is invalid.
            """
    )

    @OptionGroup var grammars: GrammarOptions

    @OptionGroup var apps: AppOptions

    @OptionGroup var caching: CacheOptions

    @Option(
        help: ArgumentHelp(
            "A command that handles intents: it reads calls as JSON lines and answers each with one line.",
            valueName: "command"
        )
    )
    var handler: String?

    @Option(
        help: ArgumentHelp(
            "Talk to a sample app: \(SampleApp.names.joined(separator: ", ")); in English, or in German with -l de.",
            valueName: "name"
        )
    )
    var app: String?

    @Option(
        help: ArgumentHelp(
            "The domain that the conversation is about, such as 'rides': fragments are requests then, \"home please\".",
            valueName: "domain"
        )
    )
    var program: String?

    @Option(
        help: ArgumentHelp(
            "A simulated fault of the sample app, such as 'signed out' (repeatable).",
            valueName: "words"
        )
    )
    var circumstance: [String] = []

    @Option(help: ArgumentHelp("The time limit for each answer of the handler.", valueName: "seconds"))
    var timeLimit = 10.0

    @Option(
        help: ArgumentHelp(
            "The local time that 'tomorrow' and the like refer to, as 2026-11-20T09:00 (default: the clock).",
            valueName: "time"
        )
    )
    var now: String?

    @Option(
        help: ArgumentHelp(
            "A file that stores finished intents, and has the shortcuts that utterances may name; see 'parlance shortcuts'.",
            valueName: "file"
        ),
        completion: .file()
    )
    var history: String?

    @Flag(help: "Write one JSON object per turn, each on a line.")
    var json = false

    @Option(
        help: ArgumentHelp("Replay recorded conversations and report differences.", valueName: "path"),
        completion: .file()
    )
    var transcript: String?

    func validate() throws {
        guard timeLimit >= 0.01, timeLimit <= 3_600 else {
            throw ValidationError("--time-limit takes seconds, from 0.01 to 3600")
        }
        if let now, ReferenceTime(iso: now) == nil {
            throw ValidationError("--now takes a local time such as 2026-11-20T09:00, not '\(now)'")
        }
        if json, transcript != nil { throw ValidationError("a transcript is text; remove --json") }
        if app == nil, !circumstance.isEmpty {
            throw ValidationError("--circumstance requires a sample app; name one with --app")
        }
        if app != nil, program != nil {
            throw ValidationError("a sample app is for its own domain; remove --program")
        }
        if app != nil, handler != nil || !grammars.namesNoGrammar {
            throw ValidationError("a sample app has its own grammar and handlers; remove --grammar and --handler")
        }
        if handler?.allSatisfy(\.isWhitespace) ?? false { throw ValidationError("--handler takes a command") }
    }

    func run() throws {
        try ExitStatus.reporting {
            let limit = Duration.milliseconds(Int64(timeLimit * 1_000))
            let patience = limit + .seconds(1)
            let handling = handler.map { HandlerProgram($0, timeLimit: limit) }
            if handling != nil { HandlerSignals.watch() }
            defer { handling?.end() }
            let memory = try history.map { ChatMemory(history: try SQLiteHistory(path: $0)) }
            let source: any ChatSource =
                if let app {
                    try ChatApp(
                        named: app,
                        language: grammars.language ?? "en",
                        loader: grammars.source.languages.loader(),
                        patience: patience,
                        memory: memory
                    )
                } else {
                    try ChatGrammar(
                        grammars,
                        program: handling,
                        domain: program,
                        patience: patience,
                        memory: memory,
                        cache: caching.cache
                    )
                }
            let setting = ChatSetting(circumstance, apps: apps.preferences, now: now)
            let status =
                try transcript.map { try replay($0, with: source, in: setting) } ?? converse(with: source, in: setting)
            try status.end()
        }
    }

    private func replay(_ path: String, with source: any ChatSource, in setting: ChatSetting) throws -> ExitStatus {
        var replay = ChatReplay(try ChatTranscript(path: path), file: path)
        try replay.run(with: source, setting) { try StandardOutput.print($0 + "\n") }
        try StandardOutput.print(replay.summary)
        return replay.differences == 0 ? .success : .noMatch
    }

    private func converse(with source: any ChatSource, in setting: ChatSetting) throws -> ExitStatus {
        var voice = try source.begin(setting)
        if !json { for line in setting.lines { try StandardOutput.print(line) } }
        var status = ExitStatus.success
        var input = ChatInput()
        while let utterance = try input.next() {
            do {
                try show(try utterance.get(), &voice, isSeen: input.isTerminal)
            } catch let error as UtteranceError {
                StandardError.print("error: \(error)")
                status = .invalid
            }
        }
        return max(status, voice.hasProblems ? .noMatch : .success)
    }

    private func show(_ utterance: String, _ voice: inout ChatVoice, isSeen: Bool) throws {
        if json {
            for line in try voice.answer(utterance) { try StandardOutput.print(line) }
        } else {
            let said = isSeen ? [] : [ChatInput.prompt + MarkedText.clean(utterance)]
            let lines = (said + voice.say(utterance)).map(ChatRenderer.styled)
            try StandardOutput.print(lines.joined(separator: "\n"))
        }
    }
}
