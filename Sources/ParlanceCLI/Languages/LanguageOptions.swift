import ArgumentParser
import Parlance
import ParlanceGrammar

/// The options for additional language files.
struct LanguageOptions: ParsableArguments {
    @Option(
        name: .customLong("languages"),
        help: ArgumentHelp(
            "A language file <tag>.yaml or a folder of them (repeatable). It replaces the shipped file of its language.",
            valueName: "path"
        ),
        completion: .file()
    )
    var paths: [String] = []

    /// The contents of the files, unparsed.
    var contents: FileContents { LanguageLoader.contents(of: paths) }

    /// Parlance's languages, with those of the files replaced. Prints warnings.
    func load() throws -> LanguageProfiles { try load(contents) }

    /// Loads the languages from files that are already read.
    func load(_ contents: FileContents) throws -> LanguageProfiles {
        guard !paths.isEmpty else { return .shipped }
        let loaded = try LanguageLoader.load(contents)
        StandardError.print(loaded.warnings)
        return loaded.languages
    }
}
