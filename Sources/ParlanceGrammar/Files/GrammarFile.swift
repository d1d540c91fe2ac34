import ParlanceText

/// One file of a grammar: its root, language and kind.
struct GrammarFile: Sendable {
    /// The expected types of top-level values, whatever their content.
    private static let shapes = [
        "intents": "a mapping from intent names to their data",
        "lists": "a mapping from list names to lists",
        "expansion_rules": "a mapping from rule names to templates",
        "vocabulary": "a mapping from names to terms",
        "user_vocabulary": "a mapping from names to terms",
    ]

    /// The language tag; nil for files that apply to all languages.
    let language: String?
    /// The root of the file, a mapping.
    let root: SourceNode

    /// Nil if the text is no grammar; the reason is added to the diagnostics.
    init?(_ text: SourceText, _ diagnostics: inout [Diagnostic]) {
        do {
            let yaml = YAMLReader(text)
            guard let root = try yaml.read(), !root.isNull else {
                let place = SourcePlace(file: text.name, line: 1, column: 1)
                diagnostics.append(Diagnostic(.emptyFile, place: place))
                return nil
            }
            self.init(root, &diagnostics)
        } catch {
            diagnostics += error.diagnostics
            return nil
        }
    }

    /// Creates a grammar that is part of another file.
    init(root: SourceNode, language: String) {
        self.root = root
        self.language = language
    }

    private init?(_ root: SourceNode, _ diagnostics: inout [Diagnostic]) {
        var reader = NodeReader()
        defer { diagnostics += reader.diagnostics }
        guard case .mapping(let entries) = root.content else {
            reader.reportType(of: root, expected: "a mapping with 'language' and 'intents'")
            return nil
        }
        // Removed here because merging would replace values of the wrong type silently.
        let kept = entries.filter { entry in
            guard let shape = Self.shapes[entry.key.text], !entry.value.isNull else { return true }
            if case .mapping = entry.value.content { return true }
            reader.reportType(of: entry.value, expected: shape)
            return false
        }
        self.root = root.replacing(.mapping(kept))
        language = root["language"].flatMap { Self.tag($0, &reader) }
    }

    /// A language tag; `no` is valid too, although YAML reads it as false.
    private static func tag(_ node: SourceNode, _ reader: inout NodeReader) -> String? {
        if LanguageTag.isTag(node.text) { return node.text }
        reader.reportType(of: node, expected: "a language tag like 'en' or 'de-CH'")
        return nil
    }

    /// Whether the file declares intents (name by name, with their slots) instead of holding sentences.
    var isDeclaration: Bool {
        let isNamedSo = root.source.name.split(separator: "/").last?.hasPrefix("intents.") ?? false
        return isNamedSo && language == nil && root["intents"] == nil
    }

    /// Whether the file describes apps instead of holding sentences.
    var isAppCatalog: Bool {
        let isNamedSo = root.source.name.split(separator: "/").last?.hasPrefix("apps.") ?? false
        return isNamedSo && !root.entries.contains { GrammarKeys.file.names.contains($0.key.text) }
    }

    /// Whether the file contains tests instead of sentences: it has keys of corpora, and none that only grammars have.
    var isCorpus: Bool {
        let keys = root.entries.map(\.key.text)
        return keys.contains(where: GrammarKeys.keysOfCorpora.contains)
            && !keys.contains(where: GrammarKeys.ownKeys.contains)
    }
}

extension [GrammarFile] {
    /// The files without corpora beside them; all if there are only corpora, so that their keys are reported.
    var withoutCorpora: [GrammarFile] {
        let grammars = filter { !$0.isCorpus }
        return grammars.isEmpty ? self : grammars
    }
}
