import CParlance
import Parlance
import ParlanceMatching

/// The options of loading a grammar.
struct LoadOptions {
    private static let names = ["language", "undefined_lists", "apps", "vocabulary"]

    private var loader = GrammarLoader()
    private var vocabulary: [String] = []
    private var apps: [String] = []
    private var undefinedLists: Value?

    /// - Throws: `BatchError` for the first invalid member.
    init(_ members: [String: Value]) throws(BatchError) {
        try BatchRequest.checkNames(of: members, known: Self.names)
        loader.language = try BatchRequest.string("language", in: members)
        apps = try BatchRequest.strings("apps", in: members)
        vocabulary = try BatchRequest.strings("vocabulary", in: members)
        undefinedLists = members["undefined_lists"]
        if case .bool? = undefinedLists { return }
        _ = try BatchRequest.strings("undefined_lists", in: members)
    }

    /// A parser for the grammar in files and folders, or for one compiled grammar.
    func load(paths: [String]) throws -> ParserHandle {
        if paths.count == 1, let parser = try compiled(at: paths[0]) { return ParserHandle(parser) }
        return try load { loader throws(GrammarError) in try loader.load(paths: paths) }
    }

    /// A parser for the grammar in texts.
    func load(_ texts: [SourceText]) throws -> ParserHandle {
        try load { loader throws(GrammarError) in try loader.load(texts) }
    }

    private func load(
        _ body: (GrammarLoader) throws(GrammarError) -> GrammarLoader.Loaded
    ) throws(GrammarError) -> ParserHandle {
        var loader = loader
        let names =
            vocabulary.isEmpty ? nil : try VocabularyLoader(language: loader.language).load(paths: vocabulary)
        loader.apps = apps.isEmpty ? nil : try AppCatalogLoader.load(paths: apps).catalog
        loader.undefinedLists = undefinedLists(with: names)
        return ParserHandle(try body(loader), vocabulary: names)
    }

    private func undefinedLists(with vocabulary: VocabularyLoader.Loaded?) -> UndefinedLists {
        var known = vocabulary?.listNames ?? []
        if case .array(let names)? = undefinedLists { known.formUnion(names.compactMap(\.string)) }
        return undefinedLists == .bool(true) ? .givenLater(known) : .known(known)
    }

    /// Nil if the file is not a compiled grammar.
    ///
    /// - Throws: `CompiledGrammarError` if it is an unusable one.
    private func compiled(at path: String) throws(CompiledGrammarError) -> Parser? {
        do {
            return try Parser(compiledGrammarAt: path)
        } catch .notCompiled {
            return nil
        } catch .unreadable {
            return nil
        }
    }
}
