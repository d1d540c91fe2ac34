/// Reads grammar files and combines them into one checked value.
///
/// All files are read and all their errors collected before loading fails. Files are merged in the order in which they
/// are given (folders: by path): mappings key by key, lists by concatenation, all else by replacement. There is a
/// warning where a merge replaces a rule or a range by a different one, or makes a list of two kinds. Corpora beside
/// grammars are ignored.
///
/// ```swift
/// let text = "language: en\nintents: {Pause: {data: [{sentences: [pause it]}]}}"
/// let loaded = try GrammarLoader(language: "en").load([SourceText(name: "pause.yaml", text: text)])
/// print(loaded.grammar.intents[0].name, loaded.warnings.count)  // Pause 0
/// ```
public struct GrammarLoader: Sendable {
    /// The language to select where files are in several; nil if there is only one.
    public var language: String?
    /// How to treat lists that templates reference and no file defines.
    public var undefinedLists: UndefinedLists
    /// Whether to warn if the files contain no sentence; false for files that only contain lists.
    public var expectsSentences: Bool
    /// The apps that templates refer to by `{app}`; nil: those in files called `apps.yaml`, if there are any.
    public var apps: AppCatalog?
    /// The types that slots may refer to instead of a list: `{hex-colour:shade}`.
    package var slotTypes = SlotTypes()
    /// The profiles of languages; `LanguageLoader` reads profiles in addition to the shipped ones.
    public var languages: LanguageProfiles

    /// Creates a loader without slot types. Modules that see `Parlance` use the initializer there, which has them.
    @_disfavoredOverload
    package init(
        language: String? = nil,
        undefinedLists: UndefinedLists = .error,
        expectsSentences: Bool = true,
        apps: AppCatalog? = nil,
        languages: LanguageProfiles = .shipped,
        slotTypes: SlotTypes = SlotTypes()
    ) {
        self.language = language
        self.undefinedLists = undefinedLists
        self.expectsSentences = expectsSentences
        self.apps = apps
        self.languages = languages
        self.slotTypes = slotTypes
    }

    /// A loaded grammar with its warnings.
    public struct Loaded: Sendable {
        /// The checked grammar.
        public var grammar: Grammar
        /// The declarations of intents in the files.
        public var catalog: IntentCatalog
        /// Likely mistakes that do not prevent the use of the grammar, in the order of files and lines.
        public var warnings: [Diagnostic]
        /// All definitions with their places.
        package var references: GrammarReferences
    }

    /// Loads the grammar at `paths`: files, or folders that are read recursively.
    ///
    /// - Throws: `GrammarError` with all errors.
    public func load(paths: [String]) throws(GrammarError) -> Loaded {
        try load(FileContents(paths: paths))
    }

    /// Loads the grammar from files that are already read.
    ///
    /// - Throws: `GrammarError` with all errors.
    package func load(_ contents: FileContents) throws(GrammarError) -> Loaded {
        let files = GrammarFiles(contents)
        return try load(files.texts, diagnostics: files.diagnostics)
    }

    /// Loads the grammar from `texts`, as if each were a file.
    ///
    /// - Throws: `GrammarError` with all errors.
    public func load(_ texts: [SourceText]) throws(GrammarError) -> Loaded {
        try load(texts, diagnostics: [])
    }

    private func load(_ texts: [SourceText], diagnostics: [Diagnostic]) throws(GrammarError) -> Loaded {
        var diagnostics = diagnostics
        let files = texts.compactMap { GrammarFile($0, &diagnostics) }
        return try load(files, diagnostics: diagnostics)
    }

    /// Loads the grammar of the selected language from parsed files.
    func load(_ all: [GrammarFile], diagnostics: [Diagnostic]) throws(GrammarError) -> Loaded {
        let described = GrammarFile.apps(in: all)
        let sources = all.filter { !$0.isAppCatalog }
        let files = expectsSentences ? sources.withoutCorpora : sources
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
        // A missing language is an error already; the remaining errors are reported with it.
        let tag = selection.language ?? "und"
        return try finish(merged, language: tag, declarations, apps: apps ?? described.catalog, diagnostics)
    }

    /// The file as a grammar: files in the layout of the Home Assistant collection are translated.
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
        var reader = GrammarReader(slotTypes: slotTypes)
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
        if cycles.diagnostics.isEmpty {
            sizes.check()
            all += RepetitionChecker.problems(in: reader.references)
        }
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
