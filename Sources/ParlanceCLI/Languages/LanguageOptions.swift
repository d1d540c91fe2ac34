import ArgumentParser
import Parlance
import ParlanceGrammar

/// Which languages are known.
struct LanguageOptions: ParsableArguments {
    @Option(
        name: .customLong("languages"),
        help: ArgumentHelp(
            "A language file <tag>.yaml, or a folder of them, in the place of those that come with Parlance; may be given several times.",
            valueName: "path"
        ),
        completion: .file()
    )
    var paths: [String] = []

    /// The files, without a look at what stands in them.
    var contents: FileContents { LanguageLoader.contents(of: paths) }

    /// The languages that come with Parlance, with those of the files in their place. Warnings are shown.
    func load() throws -> LanguageProfiles { try load(contents) }

    /// The same, out of files that have been read.
    func load(_ contents: FileContents) throws -> LanguageProfiles {
        guard !paths.isEmpty else { return .shipped }
        let loaded = try LanguageLoader.load(contents)
        StandardError.print(loaded.warnings)
        return loaded.languages
    }
}
