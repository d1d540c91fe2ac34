import ParlanceText

/// The parsed files of grammars in any number of languages.
package struct GrammarSet: Sendable {
    /// The problems of the files themselves, independent of language.
    package private(set) var diagnostics: [Diagnostic]
    /// The texts of the files.
    package let texts: [SourceText]
    /// The apps that `apps.yaml` files describe.
    package let apps: [LocatedApp]
    private let files: [GrammarFile]
    /// The names of files without a language, which apply to all.
    private let sharedFiles: Set<String>

    package init(_ contents: FileContents) {
        let read = GrammarFiles(contents)
        var diagnostics = read.diagnostics
        texts = read.texts
        files = read.texts.compactMap { GrammarFile($0, &diagnostics) }.withoutCorpora
        sharedFiles = Set(files.lazy.filter { $0.language == nil }.map(\.root.source.name))
        let described = GrammarFile.apps(in: files)
        apps = described.apps
        self.diagnostics = diagnostics + described.diagnostics
    }

    /// The language tags of the files, sorted.
    package var languages: [String] { LanguageSelection.tags(of: files) }

    /// Whether there is no grammar to load.
    package var isEmpty: Bool { files.allSatisfy(\.isAppCatalog) }

    /// Loads the grammar of a language; the problems of the files themselves are not repeated.
    ///
    /// - Parameter loader: the loader, with the selected language if there are several.
    /// - Throws: `GrammarError` with all errors.
    package func load(by loader: GrammarLoader) throws(GrammarError) -> GrammarLoader.Loaded {
        try loader.load(files, diagnostics: [])
    }

    /// The first file of a language.
    package func firstFile(in language: String) -> SourceText? {
        let wanted = LanguageTag(language).text
        return files.first { $0.language.map { LanguageTag($0).text } == wanted }?.root.source
    }

    /// The node of the first `language` key with a tag; nil if no file has one.
    package func firstTag(of language: String) -> SourceNode? {
        let wanted = LanguageTag(language).text
        return files.first { $0.language.map { LanguageTag($0).text } == wanted }?.root["language"]
    }

    /// Whether a file has no language and so applies to all.
    package func isShared(_ name: String) -> Bool { sharedFiles.contains(name) }

    /// The required slots of all intents that `intents.yaml` files declare.
    package var requiredSlots: [RequiredSlot] {
        (IntentDeclarations(files).root?.entries ?? []).flatMap { intent in
            (intent.value["slots"]?.entries ?? []).filter { $0.value["required"]?.value == .bool(true) }
                .map { RequiredSlot(intent: intent.key.text, slot: $0.key.text, node: $0.key) }
        }
    }

    /// The intents with sentences in any language, and the declared ones.
    package var intents: Set<String> {
        let spoken = files.filter { !$0.isAppCatalog && !$0.isDeclaration }.flatMap {
            $0.root["intents"]?.entries ?? []
        }
        let declared = IntentDeclarations(files.filter { !$0.isAppCatalog }).root?.entries ?? []
        return Set((spoken + declared).map(\.key.text))
    }

    /// A slot that an intent requires.
    package struct RequiredSlot: Sendable {
        package let intent: String
        package let slot: String
        /// The node of its name.
        package let node: SourceNode
    }
}

extension Diagnostic {
    /// A diagnostic about a part of a line.
    package init(_ problem: GrammarProblem, severity: Severity, at place: SourcePlace, length: Int, in file: SourceText)
    {
        let start = file.offset(line: place.line, column: place.column)
        self.init(problem, severity: severity, in: file, from: start, to: start + length)
    }

    /// A diagnostic about a file as a whole, at its first line.
    package init(_ problem: GrammarProblem, severity: Severity, about file: SourceText) {
        let line = file.excerpt(around: SourcePlace(file: file.name, line: 1, column: 1)).line
        self.init(problem, severity: severity, in: file, from: 0, to: line.unicodeScalars.count)
    }
}
