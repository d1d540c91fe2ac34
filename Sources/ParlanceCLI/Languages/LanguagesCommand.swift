import ArgumentParser
import Parlance
import ParlanceGrammar

/// `parlance languages`: lists the languages with a language file.
struct LanguagesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "languages",
        abstract: "List the languages with a language file, and the facts in each file.",
        discussion: """
            Other languages are supported with ICU's facts: number words, word boundaries, number formats and \
            conjunctions.
            """
    )

    @OptionGroup var languages: LanguageOptions

    func run() throws {
        try ExitStatus.reporting {
            try StandardOutput.print(LanguageTable(try languages.load()).text)
        }
    }
}
