import ArgumentParser
import Parlance

/// `parlance shortcuts list`: lists the shortcuts.
struct ShortcutsListCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "List the shortcuts with their identifiers.",
        discussion: "The exit code is 0 if there are any, 1 if there are none, and 2 if the file is invalid."
    )

    @OptionGroup var source: HistoryFileArgument

    @Option(help: ArgumentHelp("The output format.", valueName: "format"))
    var format: OutputFormat = .text

    func run() throws {
        try ExitStatus.reporting {
            let history = try source.open()
            let shortcuts = try Blocking.waiting { try await history.shortcuts() }
            switch format {
            case .text: for shortcut in shortcuts { try StandardOutput.print(HistoryText.line(shortcut)) }
            case .json: try StandardOutput.print(HistoryText.json(shortcuts))
            }
            try (shortcuts.isEmpty ? ExitStatus.noMatch : .success).end()
        }
    }
}
