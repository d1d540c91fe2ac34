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
    /// - Parameter listsComeLater: whether lists that nobody defines may still be given.
    func parser(listsComeLater: Bool = false) throws -> Parser {
        let vocabulary = try runTimeLists()
        let undefined: UndefinedLists =
            listsComeLater ? .givenLater(Set(vocabulary.keys)) : .known(Set(vocabulary.keys))
        let paths = try grammar.isEmpty ? [ShippedGrammars.path()] : grammar
        let tag = language ?? (grammar.isEmpty ? ShippedGrammars.defaultLanguage : nil)
        let loaded = try GrammarLoader(language: tag, undefinedLists: undefined).load(paths: paths)
        StandardError.print(loaded.warnings)
        let parser = Parser(loaded.grammar)
        return vocabulary.isEmpty ? parser : parser.with(lists: vocabulary)
    }

    private func runTimeLists() throws -> [String: SlotList] {
        guard !vocabulary.isEmpty else { return [:] }
        return try GrammarLoader(language: language ?? "und").load(paths: vocabulary).grammar.lists
    }
}
