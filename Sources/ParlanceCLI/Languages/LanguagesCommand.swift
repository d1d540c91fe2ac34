import ArgumentParser
import Parlance
import ParlanceGrammar

/// `parlance languages`: lists the languages with a language file.
struct LanguagesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "languages",
        abstract: "List the languages that have a language file, with the facts that each file has.",
        discussion: """
            Other languages work too, with what ICU knows of them: the words of numbers, where words end, how numbers are \
            written, and how things are listed.
            """
    )

    @OptionGroup var languages: LanguageOptions

    func run() throws {
        try ExitStatus.reporting {
            try StandardOutput.print(LanguageTable(try languages.load()).text)
        }
    }
}
