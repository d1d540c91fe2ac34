import ArgumentParser
import Parlance

/// `parlance shortcuts suggest`: lists requests that could become shortcuts.
struct ShortcutsSuggestCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "suggest",
        abstract: "List repeated requests that are no shortcuts yet.",
        discussion: """
            Each line is a request: how often it succeeded, when last (UTC), and its values. The exit code is 0 if there \
            are any, 1 if there are none, and 2 if the file or an argument is invalid.
            """
    )

    @OptionGroup var source: HistoryFileArgument

    @OptionGroup var moment: LocalMoment

    @Option(help: ArgumentHelp("The minimum number of repetitions.", valueName: "number"))
    var count = 3

    @Option(help: ArgumentHelp("The number of days that count.", valueName: "number"))
    var days = 28

    func validate() throws {
        guard count > 0, days > 0, days <= 36_500 else {
            throw ValidationError("--count takes a number from 1, and --days one from 1 to 36500")
        }
    }

    func run() throws {
        try ExitStatus.reporting {
            let history = try source.open()
            let interactions = try Blocking.waiting { try await history.interactions(InteractionQuery()) }
            let shortcuts = try Blocking.waiting { try await history.shortcuts() }
            let found = RequestHabits(interactions)
                .suggestions(at: moment.date, without: shortcuts, count: count, days: days)
            for suggestion in found { try StandardOutput.print(HistoryText.line(suggestion)) }
            try (found.isEmpty ? ExitStatus.noMatch : .success).end()
        }
    }
}
