import ArgumentParser
import Foundation
import Parlance
import ParlanceAuthoring
import ParlanceGrammar
import ParlanceVocabulary

/// `parlance vocabulary check`: reports problems of vocabularies.
struct VocabularyCheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Report problems of vocabularies, and the terms that are left out.",
        discussion: """
            With a grammar it also reports sets that no slot uses, and examples of intents and terms that are read otherwise. The \
            exit code is 0 without errors, 1 with errors (with --strict also with warnings), and 2 if a file can't be read or the \
            arguments are invalid. 'parlance check --explain CODE' explains a code.
            """
    )

    @OptionGroup var source: VocabularySource

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "A grammar that uses the vocabulary, or a folder of them (repeatable).",
            valueName: "path"
        ),
        completion: .file()
    )
    var grammar: [String] = []

    @Flag(help: "Exit with 1 also for warnings.")
    var strict = false

    @Option(help: ArgumentHelp("The output format.", valueName: "format"))
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

    /// Nil if no grammar is given.
    private func parser() throws(GrammarError) -> Parser? {
        guard !grammar.isEmpty else { return nil }
        let loader = GrammarLoader(language: source.language, undefinedLists: .givenLater([]))
        return Parser(try loader.load(paths: grammar).grammar)
    }
}
