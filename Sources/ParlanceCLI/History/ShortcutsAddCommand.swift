import ArgumentParser
import Foundation
import Parlance
import ParlanceHistory

/// `parlance shortcuts add`: binds a phrase to a request.
struct ShortcutsAddCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "add",
        abstract: "Bind a phrase to a complete request.",
        discussion: """
            A phrase is refused if it already means something, if it is an answer such as 'yes', or if another shortcut \
            has it. The file is created if there is none. The exit code is 0, or 2 if the shortcut is refused.
            """
    )

    @Argument(help: ArgumentHelp("The file of the history.", valueName: "file"), completion: .file())
    var file: String

    @Argument(help: "The words that the user will say.")
    var phrase: String

    @Option(help: ArgumentHelp("The request, as it would be said.", valueName: "text"))
    var utterance: String

    @Option(help: ArgumentHelp("The identifier of the shortcut (default: a new one).", valueName: "identifier"))
    var identifier: String?

    @OptionGroup var grammars: GrammarOptions

    @OptionGroup var caching: CacheOptions

    func run() throws {
        try ExitStatus.reporting {
            let grammar = try ShortcutGrammar(grammars, cache: caching.cache)
            let request = try grammar.request(of: utterance)
            let shortcut = Shortcut(identifier: identifier ?? UUID().uuidString, phrase: phrase, request: request)
            let history = try SQLiteHistory(path: file)
            let others = try Blocking.waiting { try await history.shortcuts() }
            try grammar.checker.check(shortcut, among: others)
            try Blocking.waiting { try await history.save(shortcut) }
            try StandardOutput.print(HistoryText.line(shortcut))
        }
    }
}
