import ArgumentParser
import Foundation
import Parlance
import ParlanceSamples

struct ChatCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "chat",
        abstract: "Holds a conversation: what is asked for is resolved, confirmed and handled.",
        discussion: """
            Each line is an utterance; what comes of it is shown below, with what the user is told in quotation marks. \
            Without --handler every intent is taken as it is said, and what is required is asked for. What is shown is a \
            transcript that --transcript replays; blank lines stand between conversations. The exit code is 0 if all went \
            well, 1 if a transcript differs or the handler did something wrong, 2 if something that was given is wrong.
            """
    )

    @OptionGroup var grammars: GrammarOptions

    @Option(
        help: ArgumentHelp(
            "A command that handles intents: it reads calls as JSON lines and answers each with one.",
            valueName: "command"
        )
    )
    var handler: String?

    @Option(
        help: ArgumentHelp(
            "Talk to a sample app: \(SampleApp.names.joined(separator: ", ")).",
            valueName: "name"
        )
    )
    var app: String?

    @Option(
        help: ArgumentHelp(
            "What is not as it should be in the sample app's world, such as 'signed out'; may be given several times.",
            valueName: "words"
        )
    )
    var circumstance: [String] = []

    @Option(help: ArgumentHelp("How long the handler may take for each answer.", valueName: "seconds"))
    var timeLimit = 10.0

    @Flag(help: "The device is locked.")
    var locked = false

    @Flag(help: "Write one JSON object a line for each turn.")
    var json = false

    @Option(
        help: ArgumentHelp("Replay recorded conversations, and say what is not as it was.", valueName: "path"),
        completion: .file()
    )
    var transcript: String?

    func validate() throws {
        guard timeLimit >= 0.01, timeLimit <= 3_600 else {
            throw ValidationError("--time-limit takes seconds, from 0.01 to 3600")
        }
        if json, transcript != nil { throw ValidationError("a transcript is text; leave --json out") }
        if app == nil, !circumstance.isEmpty {
            throw ValidationError("--circumstance is for sample apps; say which with --app")
        }
        if app != nil, handler != nil || !grammars.isEmpty {
            throw ValidationError("a sample app has its own grammar and handlers; leave the other options out")
        }
        if handler?.allSatisfy(\.isWhitespace) ?? false { throw ValidationError("--handler takes a command") }
    }

    func run() throws {
        try ExitStatus.reporting {
            let limit = Duration.milliseconds(Int64(timeLimit * 1_000))
            let program = handler.map { HandlerProgram($0, timeLimit: limit) }
            defer { program?.end() }
            let begin = try conversations(with: program, patience: limit + .seconds(1))
            let status = try transcript.map { try replay($0, begin) } ?? converse(begin())
            try status.end()
        }
    }

    /// Begins conversations.
    private func conversations(
        with program: HandlerProgram?,
        patience: Duration
    ) throws -> () throws -> ChatVoice {
        let situation = Situation(isLocked: locked)
        if let app {
            return ChatApp(
                name: app,
                circumstances: Set(circumstance),
                situation: situation,
                patience: patience
            ).begin
        }
        let handlers: any IntentHandlerProvider = program ?? FillingProvider()
        let source = try ChatSource(grammars, handlers: handlers, situation: situation, patience: patience)
        return {
            // Nothing that a program remembers comes from another conversation.
            program?.end()
            return source.begin()
        }
    }

    private func replay(_ path: String, _ begin: () throws -> ChatVoice) throws -> ExitStatus {
        var replay = ChatReplay(try ChatTranscript(path: path), file: path)
        try replay.run(begin: begin) { try StandardOutput.print($0 + "\n") }
        try StandardOutput.print(replay.summary)
        return replay.differences == 0 ? .success : .noMatch
    }

    private func converse(_ voice: ChatVoice) throws -> ExitStatus {
        var voice = voice
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
            for turn in voice.turns(after: utterance) {
                try StandardOutput.print(voice.renderer.json(for: turn, after: utterance))
            }
        } else {
            let said = isSeen ? [] : [ChatInput.prompt + MarkedText.clean(utterance)]
            try StandardOutput.print((said + voice.say(utterance)).joined(separator: "\n"))
        }
    }
}
