import ArgumentParser
import Parlance

/// `parlance history list`: lists finished intents.
struct HistoryListCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "List finished intents, newest first.",
        discussion: """
            Each line is an intent: its end (UTC), status, name, values, group and identifier. The exit code is 0 if \
            there are any, 1 if there are none, and 2 if the file is invalid.
            """
    )

    @OptionGroup var source: HistoryFileArgument

    @Option(help: ArgumentHelp("Only this intent.", valueName: "name"))
    var intent: String?

    @Option(help: ArgumentHelp("Only this group.", valueName: "name"))
    var group: String?

    @Option(help: ArgumentHelp("The maximum number of intents.", valueName: "number"))
    var limit = 20

    @Option(help: ArgumentHelp("The output format.", valueName: "format"))
    var format: OutputFormat = .text

    func validate() throws {
        guard limit > 0 else { throw ValidationError("--limit takes a number from 1") }
    }

    func run() throws {
        try ExitStatus.reporting {
            let history = try source.open()
            let query = InteractionQuery(intent: intent, group: group, limit: limit)
            let interactions = try Blocking.waiting { try await history.interactions(query) }
            switch format {
            case .text: for interaction in interactions { try StandardOutput.print(HistoryText.line(interaction)) }
            case .json: try StandardOutput.print(HistoryText.json(interactions))
            }
            try (interactions.isEmpty ? ExitStatus.noMatch : .success).end()
        }
    }
}
