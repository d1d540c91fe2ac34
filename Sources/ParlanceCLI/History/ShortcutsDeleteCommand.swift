import ArgumentParser
import Parlance

/// `parlance shortcuts delete`: deletes shortcuts.
struct ShortcutsDeleteCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "delete",
        abstract: "Delete shortcuts by their identifiers.",
        discussion: "The exit code is 0 if any are deleted, 1 if none fits, and 2 if the file is invalid."
    )

    @OptionGroup var source: HistoryFileArgument

    @Argument(help: "The identifiers of the shortcuts.")
    var identifiers: [String]

    func run() throws {
        try ExitStatus.reporting {
            let history = try source.open()
            let count = try Blocking.waiting { [identifiers] in try await history.deleteShortcuts(identifiers) }
            try StandardOutput.print("deleted: \(count)")
            try (count == 0 ? ExitStatus.noMatch : .success).end()
        }
    }
}
