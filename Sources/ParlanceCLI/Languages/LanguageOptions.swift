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
    func load() throws -> LanguageProfiles {
        let loaded = try read(contents)
        StandardError.print(loaded.warnings)
        return loaded.languages
    }

    /// Reads the languages and their warnings from the contents of the files.
    func read(_ contents: FileContents) throws -> LanguageLoader.Loaded {
        paths.isEmpty ? .shipped : try LanguageLoader.load(contents)
    }
}
