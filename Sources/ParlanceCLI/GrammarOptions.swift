import ArgumentParser
import Parlance
import ParlanceGrammar

/// Which grammar to use, and with which lists.
struct GrammarOptions: ParsableArguments {
    @OptionGroup var source: GrammarSource

    @Option(
        help: ArgumentHelp(
            "What things are called, at run time: a YAML or JSON file with 'lists' or 'vocabulary', a CSV file, or Apple's AppIntentVocabulary.plist; may be given several times.",
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
        let loaded = try loadVocabulary()
        let undefined = undefinedLists(loaded.listNames)
        let parser = try source.parser(undefinedLists: undefined, cache: cache)
        return loaded.applied(to: parser)
    }

    /// The grammar, without the vocabulary's lists, and what looks wrong with it.
    func load(undefinedLists: UndefinedLists) throws -> GrammarLoader.Loaded {
        try source.load(undefinedLists: undefinedLists)
    }

    /// What the vocabulary's files hold; they need not say a language. Warnings are shown.
    func loadVocabulary() throws -> VocabularyLoader.Loaded {
        let loaded = try VocabularyLoader(language: language).load(paths: vocabulary)
        StandardError.print(loaded.warnings)
        return loaded
    }
}

extension VocabularyLoader.Loaded {
    /// The names of the lists that are filled, by lists or by terms.
    var listNames: Set<String> {
        Set(lists.keys).union(VocabularyTier.allCases.flatMap { vocabulary.names(in: $0) }.map(\.text))
    }

    /// The parser with the lists and the terms. What is not heard is told.
    func applied(to parser: Parser) -> Parser {
        withTerms(lists.isEmpty ? parser : parser.with(lists: lists))
    }

    /// The parser with the terms, behind those that the grammar has itself. What is not heard is told.
    func withTerms(_ parser: Parser) -> Parser {
        guard !vocabulary.isEmpty else { return parser }
        var whole = parser.vocabulary
        let report = whole.append(vocabulary)
        let heard = parser.with(vocabulary: whole)
        for entry in report.entries + heard.vocabularyReport.leftOut { StandardError.print("warning: \(entry)") }
        return heard
    }
}
