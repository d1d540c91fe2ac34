import ArgumentParser

/// The commands for shortcuts.
struct ShortcutsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "shortcuts",
        abstract: "List, add, rename, delete and suggest shortcuts: phrases of the user's own for complete requests.",
        subcommands: [
            ShortcutsListCommand.self, ShortcutsAddCommand.self, ShortcutsRenameCommand.self,
            ShortcutsDeleteCommand.self, ShortcutsSuggestCommand.self, ShortcutsRelevantCommand.self,
        ]
    )
}
