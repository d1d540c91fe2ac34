import ArgumentParser

/// The commands for histories.
struct HistoryCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "history",
        abstract: "List and delete finished intents, which 'parlance chat --history' stores.",
        subcommands: [HistoryListCommand.self, HistoryDeleteCommand.self]
    )
}
