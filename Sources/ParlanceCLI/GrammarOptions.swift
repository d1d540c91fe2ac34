import ArgumentParser
import Parlance

/// Which grammar to use.
struct GrammarOptions: ParsableArguments {
    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "A YAML or JSON grammar, or a folder of them; may be given several times. Default: the grammars that come with Parlance.",
            valueName: "path"
        )
    )
    var grammar: [String] = []

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("The language, where the grammars are in several.", valueName: "tag")
    )
    var language: String?

    @Option(
        help: ArgumentHelp(
            "A YAML or JSON file whose 'lists' are added at run time; may be given several times.",
            valueName: "path"
        )
    )
    var vocabulary: [String] = []

    /// A parser for the grammar, with the vocabulary's lists. Warnings are shown.
    ///
    /// - Parameter undefinedLists: what to make of lists that no file defines, given the names of the vocabulary's.
    func parser(undefinedLists: (Set<String>) -> UndefinedLists = { .known($0) }) throws -> Parser {
        let vocabulary = try runTimeLists()
        let loaded = try load(undefinedLists: undefinedLists(Set(vocabulary.keys)))
        StandardError.print(loaded.warnings)
        let parser = Parser(loaded.grammar)
        return vocabulary.isEmpty ? parser : parser.with(lists: vocabulary)
    }

    /// The grammar, without the vocabulary's lists, and what looks wrong with it.
    func load(undefinedLists: UndefinedLists) throws -> GrammarLoader.Loaded {
        let paths = try grammar.isEmpty ? [ShippedGrammars.path()] : grammar
        let tag = language ?? (grammar.isEmpty ? ShippedGrammars.defaultLanguage : nil)
        return try GrammarLoader(language: tag, undefinedLists: undefinedLists).load(paths: paths)
    }

    /// The vocabulary's lists; files of it need not say a language. Warnings are shown.
    func runTimeLists() throws -> [String: SlotList] {
        guard !vocabulary.isEmpty else { return [:] }
        let tag = language ?? LanguageSelection.undetermined
        let loaded = try GrammarLoader(language: tag, expectsSentences: false).load(paths: vocabulary)
        StandardError.print(loaded.warnings)
        return loaded.grammar.lists
    }
}
