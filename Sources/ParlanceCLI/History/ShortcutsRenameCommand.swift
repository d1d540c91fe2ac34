import ArgumentParser
import Parlance

/// `parlance shortcuts rename`: gives a shortcut another phrase.
struct ShortcutsRenameCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rename",
        abstract: "Give a shortcut another phrase.",
        discussion: "Phrases are checked as by 'add'. The exit code is 0, or 2 if the phrase is refused."
    )

    @OptionGroup var source: HistoryFileArgument

    @Argument(help: "The identifier of the shortcut.")
    var identifier: String

    @Argument(help: "The new phrase.")
    var phrase: String

    @OptionGroup var grammars: GrammarOptions

    @OptionGroup var caching: CacheOptions

    func run() throws {
        try ExitStatus.reporting {
            let history = try source.open()
            let others = try Blocking.waiting { try await history.shortcuts() }
            guard var renamed = others.first(where: { $0.identifier == identifier }) else {
                throw HistoryError.unknownShortcut(identifier)
            }
            renamed.phrase = phrase
            try ShortcutGrammar(grammars, cache: caching.cache).checker.check(renamed, among: others)
            try Blocking.waiting { [identifier, phrase] in try await history.rename(identifier, to: phrase) }
            try StandardOutput.print(HistoryText.line(renamed))
        }
    }
}
