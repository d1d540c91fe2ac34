/// Reads grammars: from files to one checked value.
///
/// All files are read and all their errors collected before anything is given up. Files are merged in the order in which
/// they are named (folders: in the order of their paths): mappings key by key, lists one after the other, anything else
/// replaced. There is a warning where that replaces a rule or a range by another one, or makes a list of two kinds.
///
/// ```swift
/// let text = "language: en\nintents: {Pause: {data: [{sentences: [pause it]}]}}"
/// let loaded = try GrammarLoader(language: "en").load([SourceText(name: "pause.yaml", text: text)])
/// print(loaded.grammar.intents[0].name, loaded.warnings.count)  // Pause 0
/// ```
public struct GrammarLoader: Sendable {
    /// The language to pick where files are in several; nil if there is but one.
    public var language: String?
    /// What to make of lists that templates mention and no file defines.
    public var undefinedLists: UndefinedLists
    /// Whether it is worth a warning if the files hold no sentence; not so where they are to hold lists.
    public var expectsSentences: Bool
    /// The apps that templates name by `{app}`; nil: those in files called `apps.yaml`, if there are any.
    public var apps: AppCatalog?
    /// The types that slots may name in place of a list: `{hex-colour:shade}`.
    package var slotTypes = SlotTypes()
    /// The profiles of languages; `LanguageLoader` reads others than those that come with Parlance.
    public var languages: LanguageProfiles

    /// Creates a loader that stops at lists that no file defines and reads apps from the grammar's own files.
    public init(
        language: String? = nil,
        undefinedLists: UndefinedLists = .error,
        expectsSentences: Bool = true,
        apps: AppCatalog? = nil,
        languages: LanguageProfiles = .shipped
    ) {
        self.language = language
        self.undefinedLists = undefinedLists
        self.expectsSentences = expectsSentences
        self.apps = apps
        self.languages = languages
    }

    /// A grammar, and what looks wrong with it all the same.
    public struct Loaded: Sendable {
        /// The grammar, checked.
        public var grammar: Grammar
        /// What the files declare of intents.
        public var catalog: IntentCatalog
        /// Likely mistakes that do not keep the grammar from being used, in the order of files and lines.
        public var warnings: [Diagnostic]
        /// All definitions with their places.
        package var references: GrammarReferences
    }

    /// Loads the grammar at `paths`: files, or folders that are read recursively.
    ///
    /// - Throws: `GrammarError` with everything that is wrong.
    public func load(paths: [String]) throws(GrammarError) -> Loaded {
        try load(FileContents(paths: paths))
    }

    /// Loads the grammar that stands in files that have been read.
    ///
    /// - Throws: `GrammarError` with everything that is wrong.
    package func load(_ contents: FileContents) throws(GrammarError) -> Loaded {
        let files = GrammarFiles(contents)
        return try load(files.texts, diagnostics: files.diagnostics)
    }

    /// Loads the grammar that stands in `texts`, as if each were a file.
    ///
    /// - Throws: `GrammarError` with everything that is wrong.
    public func load(_ texts: [SourceText]) throws(GrammarError) -> Loaded {
        try load(texts, diagnostics: [])
    }

    private func load(_ texts: [SourceText], diagnostics: [Diagnostic]) throws(GrammarError) -> Loaded {
        var diagnostics = diagnostics
        let files = texts.compactMap { GrammarFile($0, &diagnostics) }
        return try load(files, diagnostics: diagnostics)
    }

    /// Loads the grammar of the language that is wanted out of files that have been parsed.
    func load(_ all: [GrammarFile], diagnostics: [Diagnostic]) throws(GrammarError) -> Loaded {
        let described = GrammarFile.apps(in: all)
        let files = all.filter { !$0.isAppCatalog }
        var diagnostics = diagnostics + described.diagnostics
        let selection = LanguageSelection(files, wanted: language)
        if !files.isEmpty { diagnostics += selection.diagnostics }
        let declarations = IntentDeclarations(files)
        let roots = declarations.inOrder(selection.files).compactMap { root(of: $0, declarations, &diagnostics) }
        guard let merged = SourceNode.merged(roots) else {
            throw GrammarError(diagnostics.isEmpty ? [Diagnostic(.noSentences)] : diagnostics.inOrder)
        }
        var redefinitions = RedefinitionChecker()
        for root in roots { redefinitions.add(root) }
        diagnostics += redefinitions.diagnostics
        // Without a language there is an error already, and what else is wrong should be said with it.
        let tag = selection.language ?? "und"
        return try finish(merged, language: tag, declarations, apps: apps ?? described.catalog, diagnostics)
    }

    /// The file as a grammar: files of the collection's layout are translated.
    private func root(
        of file: GrammarFile,
        _ declarations: IntentDeclarations,
        _ diagnostics: inout [Diagnostic]
    ) -> SourceNode? {
        guard let combination = CombinationFile(file) else { return file.root }
        guard let declaration = declarations[combination.intent] else {
            let problem = GrammarProblem.intentNotDeclared(combination.intent)
            diagnostics.append((file.root.key("data") ?? file.root).diagnostic(problem))
            return nil
        }
        return combination.translated(with: declaration, &diagnostics)
    }

    private func finish(
        _ root: SourceNode,
        language: String,
        _ declarations: IntentDeclarations,
        apps: AppCatalog,
        _ earlier: [Diagnostic]
    ) throws(GrammarError) -> Loaded {
        var reader = GrammarReader()
        var grammar = reader.read(root, language: language, order: declarations.order)
        grammar.languages = languages
        var all = earlier
        if !apps.isEmpty {
            if let own = reader.references.lists[AppCatalog.listName] {
                all.append((own.key ?? own.node).diagnostic(.app(.listReplaced), severity: .warning))
            }
            grammar.add(apps)
        }
        grammar.lists.merge(reader.references.typedLists(of: slotTypes)) { own, _ in own }
        let given = apps.isEmpty ? undefinedLists : undefinedLists.adding(AppCatalog.listName)
        var references = ReferenceChecker(
            reader.references,
            undefinedLists: slotTypes.isEmpty ? given : given.adding(slotTypes.names)
        )
        var cycles = CycleChecker(reader.references)
        var placement = SlotPlacementChecker(reader.references)
        var sizes = SizeChecker(reader.references)
        references.check()
        cycles.check()
        placement.check()
        if cycles.diagnostics.isEmpty { sizes.check() }
        var catalogs = CatalogReader()
        let catalog = catalogs.read(declarations.root)
        all += reader.reader.diagnostics + catalogs.diagnostics
        all += references.diagnostics + cycles.diagnostics + placement.diagnostics + sizes.diagnostics
        let isErroneous = all.contains { $0.severity == .error }
        if !isErroneous, expectsSentences, grammar.intents.allSatisfy({ $0.blocks.allSatisfy(\.sentences.isEmpty) }) {
            all.append(Diagnostic(.noSentences, severity: .warning, place: root.place))
        }
        guard !isErroneous else { throw GrammarError(all.inOrder) }
        return Loaded(grammar: grammar, catalog: catalog, warnings: all.inOrder, references: reader.references)
    }
}
