import ArgumentParser
import Parlance
import ParlanceGrammar

/// Which grammar to use, and with which lists.
struct GrammarOptions: ParsableArguments {
    @OptionGroup var source: GrammarSource

    @Option(
        help: ArgumentHelp(
            "A YAML or JSON file whose 'lists' are added at run time; may be given several times.",
            valueName: "path"
        )
    )
    var vocabulary: [String] = []

    /// The language that was asked for.
    var language: String? {
        get { source.language }
        set { source.language = newValue }
    }

    /// A parser for the grammar, with the vocabulary's lists. Warnings are shown.
    ///
    /// - Parameters:
    ///   - cache: where compiled grammars are kept, if they are.
    ///   - undefinedLists: what to make of lists that no file defines, given the names of the vocabulary's.
    func parser(
        cache: GrammarCache?,
        undefinedLists: (Set<String>) -> UndefinedLists = { .known($0) }
    ) throws -> Parser {
        let vocabulary = try runTimeLists()
        let undefined = undefinedLists(Set(vocabulary.keys))
        let parser = try source.parser(undefinedLists: undefined, cache: cache)
        return vocabulary.isEmpty ? parser : parser.with(lists: vocabulary)
    }

    /// The grammar, without the vocabulary's lists, and what looks wrong with it.
    func load(undefinedLists: UndefinedLists) throws -> GrammarLoader.Loaded {
        try source.load(undefinedLists: undefinedLists)
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
