/// One file of a grammar: its root, and what is said in it about language and kind.
struct GrammarFile {
    /// Nil for files that hold for all languages.
    var language: SourceNode?
    var root: SourceNode

    init(_ root: SourceNode) {
        self.root = root
        language = root["language"]
    }

    /// Whether the file declares intents (name by name, with their slots) instead of holding sentences.
    var isDeclaration: Bool {
        let isNamedSo = root.source.name.split(separator: "/").last?.hasPrefix("intents.") ?? false
        return isNamedSo && language == nil && root["intents"] == nil
    }
}
