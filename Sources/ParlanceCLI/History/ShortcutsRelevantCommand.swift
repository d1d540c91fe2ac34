import ArgumentParser
import Foundation
import Parlance

/// `parlance shortcuts relevant`: lists requests that fit the time of day.
struct ShortcutsRelevantCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "relevant",
        abstract: "List requests that the history shows around this time of day, most relevant first.",
        discussion: """
            Each line is a request: how often it succeeded, when last (UTC), and its values. The exit code is 0 if there \
            are any, 1 if there are none, and 2 if the file or an argument is invalid.
            """
    )

    @OptionGroup var source: HistoryFileArgument

    @OptionGroup var moment: LocalMoment

    func run() throws {
        try ExitStatus.reporting {
            let history = try source.open()
            let interactions = try Blocking.waiting { try await history.interactions(InteractionQuery()) }
            let found = RequestHabits(interactions).relevant(at: moment.date, in: TimeZone.current)
            for request in found { try StandardOutput.print(HistoryText.line(request)) }
            try (found.isEmpty ? ExitStatus.noMatch : .success).end()
        }
    }
}
