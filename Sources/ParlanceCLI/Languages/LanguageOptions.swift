import ArgumentParser
import Parlance
import ParlanceEntities
import ParlanceGrammar

/// The options for additional language files.
struct LanguageOptions: ParsableArguments {
    @Option(
        name: .customLong("languages"),
        help: ArgumentHelp(
            "A language file <tag>.yaml or <tag>.entities.yaml, or a folder of them (repeatable). It replaces the shipped one.",
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

    /// A loader of grammars in these languages. Prints warnings.
    func loader() throws -> GrammarLoader {
        var loader = GrammarLoader(languages: try load())
        loader.slotTypes = try slotTypes(contents)
        return loader
    }

    /// Reads the languages and their warnings from the contents of the files.
    func read(_ contents: FileContents) throws -> LanguageLoader.Loaded {
        let files = contents.keeping { !Self.isOfSlotTypes($0) }
        let hasOthers = files.files.count < contents.files.count
        return paths.isEmpty || files.files.isEmpty && hasOthers ? .shipped : try LanguageLoader.load(files)
    }

    /// The built-in slot types, with the words of those files.
    func slotTypes(_ contents: FileContents) throws -> SlotTypes {
        let files = contents.files.map(\.name).filter(Self.isOfSlotTypes)
        return files.isEmpty ? EntityTypes.all : EntityTypes.types(languages: try EntityLanguages.load(paths: files))
    }

    /// Whether any of the files has words of built-in slot types.
    func hasSlotTypes(_ contents: FileContents) -> Bool { contents.files.contains { Self.isOfSlotTypes($0.name) } }

    /// Whether a file has words of built-in slot types.
    private static func isOfSlotTypes(_ name: String) -> Bool { name.hasSuffix(EntityLanguages.fileEnding) }
}
