import ParlanceGrammar

/// Reads vocabularies from files: YAML and JSON, comma-separated values, and Apple's `AppIntentVocabulary.plist`.
///
/// All files are read and all their errors collected before loading fails. Terms are in the order of their files; later
/// terms for the same name are appended.
public struct VocabularyLoader: Sendable {
    /// The language to select where files are in several; nil if there is only one.
    public var language: String?

    /// Creates a loader for one language.
    public init(language: String? = nil) {
        self.language = language
    }

    /// The content of loaded files.
    public struct Loaded: Sendable {
        /// The terms of all files.
        public var vocabulary: Vocabulary
        /// The slot lists of the files, which a parser takes unchanged.
        public var lists: [String: SlotList]
        /// Omissions and likely mistakes.
        public var warnings: [Diagnostic]
        /// The sets with their places, in the order of files.
        package var sets: [LocatedTerms] = []
        /// The lists with their places.
        package var located: [String: LocatedList] = [:]
        /// The rules that the lists may reference.
        package var rules: [String: Rule] = [:]
    }

    static let extensions: Set<String> = FileContents.extensions.union(["csv", "plist"])
    /// Apple's name of the file. Other property lists in a folder are unrelated.
    static let propertyListName = "AppIntentVocabulary.plist"

    /// Loads the vocabularies at `paths`: files, or folders that are read recursively. Of an app's bundle, the variant
    /// in the wanted language is read, otherwise in a more general one, otherwise the base.
    ///
    /// - Throws: `GrammarError` with all errors.
    public func load(paths: [String]) throws(GrammarError) -> Loaded {
        try load(
            FileContents(paths: paths, extensions: Self.extensions) { path in
                Self.kind(of: path) != "plist" || path.hasSuffix("/" + Self.propertyListName)
            }
        )
    }

    private func load(_ contents: FileContents) throws(GrammarError) -> Loaded {
        let chosen = LocalizedFiles(
            contents.files.map(\.name).filter { Self.kind(of: $0) == "plist" },
            language: language
        )
        var diagnostics = contents.diagnostics + chosen.diagnostics
        var loaded = Loaded(vocabulary: Vocabulary(), lists: [:], warnings: [])
        var examples: [String: [String]] = [:]
        readGrammars(in: contents, &loaded, &examples, &diagnostics)
        for file in contents.files {
            switch Self.kind(of: file.name) {
            case "csv": readValues(file, &loaded, &diagnostics)
            case "plist" where chosen.names.contains(file.name):
                readPropertyList(file, &loaded, &examples, &diagnostics)
            default: break
            }
        }
        let order = Dictionary(contents.files.enumerated().map { ($1.name, $0) }) { first, _ in first }
        loaded.sets.sort { order[$0.origin.file] ?? 0 < order[$1.origin.file] ?? 0 }
        loaded.vocabulary = Vocabulary(loaded.sets, &diagnostics)
        loaded.vocabulary.intentExamples = examples
        guard diagnostics.allSatisfy({ $0.severity != .error }) else { throw GrammarError(diagnostics.inOrder) }
        loaded.warnings = diagnostics.inOrder
        return loaded
    }

    private static func kind(of name: String) -> String { FilePath(name).kind }

    private func readGrammars(
        in contents: FileContents,
        _ loaded: inout Loaded,
        _ examples: inout [String: [String]],
        _ diagnostics: inout [Diagnostic]
    ) {
        let files = contents.files.filter { FileContents.extensions.contains(Self.kind(of: $0.name)) }
        guard !files.isEmpty else { return }
        let texts = GrammarFiles(files)
        diagnostics += texts.diagnostics
        guard !texts.texts.isEmpty else { return }
        let tag = language ?? LanguageSelection.undetermined
        do {
            let found = try GrammarLoader(language: tag, expectsSentences: false).load(texts.texts)
            loaded.lists = found.grammar.lists
            loaded.located = found.references.lists
            loaded.rules = found.grammar.rules
            loaded.sets += found.references.vocabulary
            examples = found.grammar.vocabulary.intentExamples
            diagnostics += found.warnings.filter(\.isAboutMoreThanNames)
        } catch {
            diagnostics += error.diagnostics
        }
    }

    private func readValues(_ file: FileContents.File, _ loaded: inout Loaded, _ diagnostics: inout [Diagnostic]) {
        let texts = GrammarFiles([file])
        diagnostics += texts.diagnostics
        for text in texts.texts {
            let values = CSVVocabulary(text)
            diagnostics += values.diagnostics
            loaded.sets += values.sets
        }
    }

    private func readPropertyList(
        _ file: FileContents.File,
        _ loaded: inout Loaded,
        _ examples: inout [String: [String]],
        _ diagnostics: inout [Diagnostic]
    ) {
        do {
            let found = AppleVocabulary(try PropertyList(file.data, file: file.name))
            diagnostics += found.diagnostics
            loaded.sets += found.sets
            examples.merge(found.intentExamples) { $0 + $1 }
        } catch {
            diagnostics += error.diagnostics
        }
    }
}

extension Diagnostic {
    /// False for omissions from sets, which are reported when all sets are combined, and for missing apps.
    fileprivate var isAboutMoreThanNames: Bool {
        switch problem {
        case .vocabulary, .app(.noApps): false
        default: true
        }
    }
}
