import ArgumentParser
import Parlance
import ParlanceGrammar

/// The grammar and lists of a command.
struct GrammarOptions: ParsableArguments {
    @OptionGroup var source: GrammarSource

    @Option(
        help: ArgumentHelp(
            "Names at run time: a YAML or JSON file with 'lists' or 'vocabulary', a CSV file, or Apple's AppIntentVocabulary.plist (repeatable).",
            valueName: "path"
        )
    )
    var vocabulary: [String] = []

    @Option(
        help: ArgumentHelp(
            "Apps that utterances may name: an apps.yaml, an Info.plist, or a folder with some, such as an app's bundle (repeatable; default: the apps.yaml among the grammars).",
            valueName: "path"
        ),
        completion: .file()
    )
    var apps: [String] = []

    /// Whether no option names files, except language files.
    var namesNoGrammar: Bool { source.grammar.isEmpty && vocabulary.isEmpty && apps.isEmpty }

    /// The requested language.
    var language: String? {
        get { source.language }
        set { source.language = newValue }
    }

    /// Creates a parser for the grammar with the lists of the vocabulary. Prints warnings; those of the grammar only
    /// when it is compiled.
    ///
    /// - Parameters:
    ///   - cache: The cache of compiled grammars; nil: none.
    ///   - undefinedLists: The treatment of lists that no file defines, given the names of the vocabulary's lists.
    func parser(
        cache: GrammarCache?,
        undefinedLists: (Set<String>) -> UndefinedLists = { .known($0) }
    ) throws -> Parser {
        let loaded = try loadVocabulary()
        let apps = try shownApps()
        let known = loaded.listNames.union(apps == nil ? [] : [AppCatalog.listName])
        let parser = loaded.applied(to: try source.parser(undefinedLists: undefinedLists(known), cache: cache))
        return apps.map(parser.with(apps:)) ?? parser
    }

    /// Creates a parser for each requested language, or for the only one, as `parser(cache:undefinedLists:)` does.
    func multilingualParser(
        cache: GrammarCache?,
        undefinedLists: (Set<String>) -> UndefinedLists = { .known($0) }
    ) throws -> MultilingualParser {
        let tags = source.tags
        guard tags.count > 1 else {
            return MultilingualParser(try parser(cache: cache, undefinedLists: undefinedLists))
        }
        let parsers = try tags.map { tag in
            var options = self
            options.language = tag
            return try options.parser(cache: cache, undefinedLists: undefinedLists)
        }
        return MultilingualParser(parsers[0], Array(parsers.dropFirst()))
    }

    /// The grammar without the lists of the vocabulary, and its warnings.
    func load(undefinedLists: UndefinedLists) throws -> GrammarLoader.Loaded {
        try source.load(undefinedLists: undefinedLists, apps: try shownApps())
    }

    /// The grammar, and a parser for it with the vocabulary and an addition for conversations. Prints warnings.
    ///
    /// - Parameter cache: The cache of compiled grammars; nil: none.
    func conversation(
        adding addition: GrammarCache.Key.Addition,
        cache: GrammarCache?
    ) throws -> (loaded: GrammarLoader.Loaded, parser: Parser) {
        let vocabulary = try loadVocabulary()
        let undefinedLists = UndefinedLists.known(vocabulary.listNames)
        let apps = try shownApps()
        let contents = try source.contents()
        let loaded = try source.load(contents, undefinedLists: undefinedLists, apps: apps)
        StandardError.print(loaded.warnings)
        let parser = try source.parser(
            of: contents,
            undefinedLists: undefinedLists,
            adding: addition,
            // The key of an entry lacks the apps of the option.
            cache: apps == nil ? cache : nil
        ) {
            addition.grammar(of: loaded)
        }
        return (loaded, vocabulary.applied(to: parser))
    }

    /// The apps of the option, with warnings printed; nil without it, so that those of the grammar's files apply.
    private func shownApps() throws -> AppCatalog? {
        let loaded = try loadApps()
        StandardError.print(loaded?.warnings ?? [])
        return loaded?.catalog
    }

    /// The apps of the option and their warnings.
    func loadApps() throws -> AppCatalogLoader.Loaded? {
        apps.isEmpty ? nil : try AppCatalogLoader.load(paths: apps)
    }

    /// The content of the vocabulary's files, independent of the language. Warnings are printed.
    func loadVocabulary() throws -> VocabularyLoader.Loaded {
        let loaded = try VocabularyLoader(language: language).load(paths: vocabulary)
        StandardError.print(loaded.warnings)
        return loaded
    }
}

extension VocabularyLoader.Loaded {
    /// The parser with the lists and the terms. Prints ignored terms.
    func applied(to parser: Parser) -> Parser {
        withTerms(lists.isEmpty ? parser : parser.with(lists: lists))
    }

    /// The parser with the terms after those of the grammar. Prints ignored terms.
    func withTerms(_ parser: Parser) -> Parser {
        let (heard, leftOut) = addingTerms(to: parser)
        for entry in leftOut { StandardError.print("warning: \(entry)") }
        return heard
    }
}
