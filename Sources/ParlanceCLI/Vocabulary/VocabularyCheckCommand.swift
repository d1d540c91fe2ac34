import ArgumentParser
import Foundation
import Parlance
import ParlanceAuthoring
import ParlanceGrammar
import ParlanceVocabulary

struct VocabularyCheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Says what is wrong with vocabularies, and what of them is left out.",
        discussion: """
            With a grammar also the sets are found that no slot takes, and examples of intents and terms that are understood \
            otherwise. The exit code is 0 if there is no error, however many warnings there are, 1 if there is one, or with \
            --strict a warning, and 2 if a file can't be read or the command was given wrongly. What a code means says 'parlance check --explain CODE'.
            """
    )

    @OptionGroup var source: VocabularySource

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "A grammar that the vocabulary is for, or a folder of them; may be given several times.",
            valueName: "path"
        ),
        completion: .file()
    )
    var grammar: [String] = []

    @Flag(help: "End with 1 for warnings too.")
    var strict = false

    @Option(help: ArgumentHelp("How to say what was found.", valueName: "format"))
    var format: OutputFormat = .text

    func run() throws {
        try ExitStatus.reporting {
            let check = try check()
            try CheckRenderer(format).show(check.diagnostics, summary: check.summary)
            let status = ExitStatus(check.diagnostics, isStrict: strict)
            try (check.isUnreadable ? .invalid : status).end()
        }
    }

    private func check() throws -> VocabularyCheck {
        let (loaded, parser): (VocabularyLoader.Loaded, Parser?)
        do throws(GrammarError) {
            loaded = try source.load()
        } catch {
            return VocabularyCheck(errors: error.diagnostics, in: "vocabulary")
        }
        do throws(GrammarError) {
            parser = try self.parser()
        } catch {
            return VocabularyCheck(errors: error.diagnostics, in: "grammar")
        }
        return VocabularyCheck(loaded, language: source.language, with: parser)
    }

    /// Nil if no grammar was named.
    private func parser() throws(GrammarError) -> Parser? {
        guard !grammar.isEmpty else { return nil }
        let loader = GrammarLoader(language: source.language, undefinedLists: .givenLater([]))
        return Parser(try loader.load(paths: grammar).grammar)
    }
}
