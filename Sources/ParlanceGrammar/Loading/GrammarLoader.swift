/// Reads grammars: from files to one checked value.
///
/// All files are read and all their errors collected before anything is given up. Files are merged in the order in which
/// they are named (folders: in the order of their paths): mappings key by key, lists one after the other, anything else
/// replaced.
public struct GrammarLoader: Sendable {
    /// The language to pick where files are in several; nil if there is but one.
    public var language: String?
    /// What to make of lists that templates mention and no file defines.
    public var undefinedLists: UndefinedLists

    public init(language: String? = nil, undefinedLists: UndefinedLists = .error) {
        self.language = language
        self.undefinedLists = undefinedLists
    }

    /// A grammar, and what looks wrong with it all the same.
    public struct Loaded: Sendable {
        public var grammar: Grammar
        public var warnings: [Diagnostic]
    }

    /// Loads the grammar at `paths`: files, or folders that are read recursively.
    ///
    /// - Throws: `GrammarError` with everything that is wrong.
    public func load(paths: [String]) throws(GrammarError) -> Loaded {
        let files = GrammarFiles(paths: paths)
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
        let files = texts.compactMap { read($0, &diagnostics) }
        guard !files.isEmpty else { throw GrammarError(diagnostics.inOrder) }
        let selection = LanguageSelection(files, wanted: language)
        diagnostics += selection.diagnostics
        guard let tag = selection.language else { throw GrammarError(diagnostics.inOrder) }
        let declarations = files.filter(\.isDeclaration).map(\.root).reduce(nil) { $0?.merging($1) ?? $1 }
        let roots = selection.files.compactMap { root(of: $0, declarations: declarations, &diagnostics) }
        guard let first = roots.first else { throw GrammarError(diagnostics.inOrder) }
        let merged = roots.dropFirst().reduce(first) { $0.merging($1) }
        return try finish(merged, language: tag, declarations: declarations, diagnostics)
    }

    private func read(_ text: SourceText, _ diagnostics: inout [Diagnostic]) -> GrammarFile? {
        do {
            var reader = YAMLReader(text)
            if let root = try reader.read(), root.value != .null { return GrammarFile(root) }
            let place = SourcePlace(file: text.name, line: 1, column: 1)
            diagnostics.append(Diagnostic(.emptyFile, place: place))
        } catch {
            diagnostics += error.diagnostics
        }
        return nil
    }

    /// The file as a grammar: files of the collection's layout are translated.
    private func root(
        of file: GrammarFile,
        declarations: SourceNode?,
        _ diagnostics: inout [Diagnostic]
    ) -> SourceNode? {
        guard let combination = CombinationFile(file) else { return file.root }
        guard let declaration = declarations?[combination.intent] else {
            let problem = GrammarProblem.intentNotDeclared(combination.intent)
            diagnostics.append((file.root["data"] ?? file.root).diagnostic(problem))
            return nil
        }
        return combination.translated(with: declaration)
    }

    private func finish(
        _ root: SourceNode,
        language: String,
        declarations: SourceNode?,
        _ earlier: [Diagnostic]
    ) throws(GrammarError) -> Loaded {
        let names = declarations?.entries.map(\.key.text) ?? []
        let order = Dictionary(zip(names, 0...), uniquingKeysWith: { first, _ in first })
        var reader = GrammarReader()
        let grammar = reader.read(root, language: language, order: order)
        var references = ReferenceChecker(reader.references, undefinedLists: undefinedLists)
        var cycles = CycleChecker(reader.references)
        var placement = SlotPlacementChecker(reader.references)
        var sizes = SizeChecker(reader.references)
        references.check()
        cycles.check()
        placement.check()
        if cycles.diagnostics.isEmpty { sizes.check() }
        let found = references.diagnostics + cycles.diagnostics + placement.diagnostics + sizes.diagnostics
        let all = (earlier + reader.reader.diagnostics + found).inOrder
        guard !all.contains(where: { $0.severity == .error }) else { throw GrammarError(all) }
        return Loaded(grammar: grammar, warnings: all)
    }
}
