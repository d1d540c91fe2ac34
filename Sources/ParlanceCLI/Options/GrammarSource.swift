import ArgumentParser
import Foundation
import Parlance
import ParlanceEntities
import ParlanceGrammar

/// The source of a grammar.
struct GrammarSource: ParsableArguments {
    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "A YAML or JSON grammar or a folder of them (repeatable), or a file of 'parlance compile' (default: the shipped grammars).",
            valueName: "path"
        ),
        completion: .file()
    )
    var grammar: [String] = []

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "The language; required if the grammars have several. 'parse' and 'explain' take several: en,de.",
            valueName: "tag"
        )
    )
    var language: String?

    @OptionGroup var languages: LanguageOptions

    /// The files and folders.
    func paths() throws -> [String] { try grammar.isEmpty ? [ShippedGrammars.path()] : grammar }

    /// The requested languages, each once, in their order; empty without the option.
    var tags: [String] {
        var seen: Set<String> = []
        let tags = language?.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) } ?? []
        return tags.filter { !$0.isEmpty && seen.insert($0).inserted }
    }

    /// The requested language; nil: the grammar's only language.
    private var tag: String? { language ?? (grammar.isEmpty ? ShippedGrammars.defaultLanguage : nil) }

    /// The grammar, read and checked, and its warnings.
    ///
    /// - Parameter apps: The apps of the option; nil: those of the grammar's files.
    func load(undefinedLists: UndefinedLists, apps: AppCatalog? = nil) throws -> GrammarLoader.Loaded {
        try load(contents(), undefinedLists: undefinedLists, apps: apps)
    }

    /// The contents of the files, none of which is compiled.
    func contents() throws -> FileContents {
        let paths = try paths()
        if let path = paths.first(where: CompiledGrammarFile.isCompiled) {
            throw CompiledGrammarFileError.isCompiledAlready(path: path)
        }
        return FileContents(paths: paths)
    }

    /// The grammar of files that are already read.
    func load(
        _ contents: FileContents,
        undefinedLists: UndefinedLists,
        apps: AppCatalog?
    ) throws -> GrammarLoader.Loaded {
        var loader = GrammarLoader(
            language: tag,
            undefinedLists: undefinedLists,
            apps: apps,
            languages: try languages.load()
        )
        loader.slotTypes = try languages.slotTypes(languages.contents)
        return try loader.load(contents)
    }

    /// A parser for the grammar: from a compiled file, from the cache, or compiled now.
    ///
    /// Warnings, of language files too, are printed only when it is compiled; `parlance check` always shows them.
    func parser(undefinedLists: UndefinedLists, cache: GrammarCache?) throws -> Parser {
        let paths = try paths()
        if let file = try CompiledGrammarFile(among: paths) {
            let languageFiles = languages.contents
            let slotTypes = try languages.slotTypes(languageFiles)
            let profiles = try languages.read(languageFiles).languages
            return try file.parser(language: language, slotTypes: slotTypes, languages: profiles)
        }
        // Language files have no stamp.
        let stamp = languages.paths.isEmpty && cache != nil ? stamp(of: paths, undefinedLists) : nil
        if let cache, let stamp, let parser = unchangedParser(stamp, cache) { return parser }
        let contents = FileContents(paths: paths)
        return try parser(of: contents, stamp, undefinedLists: undefinedLists, adding: nil, cache: cache) {
            let loaded = try load(contents, undefinedLists: undefinedLists, apps: nil)
            StandardError.print(loaded.warnings)
            return loaded.grammar
        }
    }

    private func stamp(of paths: [String], _ undefinedLists: UndefinedLists) -> GrammarCache.Stamp? {
        GrammarCache.Stamp(paths, language: tag, undefinedLists: undefinedLists)
    }

    /// The parser of files that have not changed since it was cached; nil: they have to be read.
    private func unchangedParser(_ stamp: GrammarCache.Stamp, _ cache: GrammarCache) -> Parser? {
        prepareSlotTypes(cache)
        let parser = cache.parser(for: stamp, slotTypes: EntityTypes.all, languages: .shipped)
        if let parser { ParsersOfProcess.keep(parser) }
        return parser
    }

    /// A parser for the grammar of files that are already read, from the cache or compiled now.
    ///
    /// - Parameters:
    ///   - stamp: The state of the files before they were read; nil: unknown.
    ///   - addition: The addition that the grammar contains; nil: none.
    ///   - cache: The cache of compiled grammars; nil: none.
    ///   - grammar: Returns the grammar, if it is to be compiled.
    func parser(
        of contents: FileContents,
        _ stamp: GrammarCache.Stamp? = nil,
        undefinedLists: UndefinedLists,
        adding addition: GrammarCache.Key.Addition?,
        cache: GrammarCache?,
        compiling grammar: () throws -> Grammar
    ) throws -> Parser {
        // With a stamp, they are being prepared already.
        if stamp == nil, let cache { prepareSlotTypes(cache) }
        let languageFiles = languages.contents
        // A compiled grammar has the names of its slot types, not their words.
        let cache = languages.hasSlotTypes(languageFiles) ? nil : cache
        let key = GrammarCache.Key(
            contents,
            language: tag,
            languageFiles: languageFiles,
            undefinedLists: undefinedLists,
            addition: addition
        )
        let slotTypes = try languages.slotTypes(languageFiles)
        let profiles = try languages.read(languageFiles).languages
        if let parser = cache?.parser(for: key, slotTypes: slotTypes, languages: profiles) {
            if let stamp { cache?.note(stamp, of: key) }
            ParsersOfProcess.keep(parser)
            return parser
        }
        let parser = Parser(try grammar())
        cache?.store(parser, for: key)
        if let stamp { cache?.note(stamp, of: key) }
        return parser
    }

    /// Reads or compiles the slot types of the language beside what follows, if the grammars are the shipped ones, which use them:
    /// reading a compiled grammar takes about as long.
    private func prepareSlotTypes(_ cache: GrammarCache) {
        EntityLanguages.shipped.use(cache)
        guard grammar.isEmpty, let tag else { return }
        Thread.detachNewThread { _ = EntityLanguages.shipped.language(tag) }
    }
}
