/// All declared intents, by name.
public struct IntentCatalog: Sendable, Hashable {
    /// The intents in the order of declaration.
    package private(set) var intents: [IntentDeclaration] = []
    private var positions: [String: Int] = [:]

    /// - Parameter intents: if several have the same name, the last wins.
    package init(_ intents: [IntentDeclaration] = []) {
        for intent in intents { add(intent) }
    }

    /// The declaration of an intent, by name.
    package subscript(name: String) -> IntentDeclaration? {
        positions[name].map { intents[$0] }
    }

    private mutating func add(_ intent: IntentDeclaration) {
        if let position = positions[intent.name] {
            intents[position] = intent
        } else {
            positions[intent.name] = intents.count
            intents.append(intent)
        }
    }
}

extension IntentCatalog {
    /// Reads the declarations at `paths`: `intents.yaml` files, or folders that contain them.
    ///
    /// - Throws: `GrammarError` with all errors.
    public static func load(paths: [String]) throws(GrammarError) -> IntentCatalog {
        let files = GrammarFiles(FileContents(paths: paths))
        return try load(files.texts, files.diagnostics)
    }

    /// Reads the declarations in `texts`, as if each were a file; texts that are no declarations are ignored.
    ///
    /// - Throws: `GrammarError` with all errors.
    public static func load(_ texts: [SourceText]) throws(GrammarError) -> IntentCatalog {
        try load(texts, [])
    }

    private static func load(
        _ texts: [SourceText],
        _ earlier: [Diagnostic]
    ) throws(GrammarError) -> IntentCatalog {
        var diagnostics = earlier
        let files = texts.compactMap { GrammarFile($0, &diagnostics) }
        var reader = CatalogReader()
        let catalog = reader.read(IntentDeclarations(files).root)
        diagnostics += reader.diagnostics
        guard diagnostics.allSatisfy({ $0.severity == .warning }) else { throw GrammarError(diagnostics.inOrder) }
        return catalog
    }
}
