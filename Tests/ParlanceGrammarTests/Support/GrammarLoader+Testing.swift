@testable import ParlanceGrammar

extension GrammarLoader {
    /// Loads one file.
    func load(_ text: String, name: String = "tea.yaml") throws(GrammarError) -> Loaded {
        try load([SourceText(name: name, text: text)])
    }

    /// The messages about one file, errors and warnings alike.
    func diagnostics(_ text: String, name: String = "tea.yaml") -> [Diagnostic] {
        diagnostics([SourceText(name: name, text: text)])
    }

    /// The messages about files, errors and warnings alike.
    func diagnostics(_ texts: [SourceText]) -> [Diagnostic] {
        do throws(GrammarError) {
            return try load(texts).warnings
        } catch {
            return error.diagnostics
        }
    }
}

extension Grammar {
    /// The templates of all intents, in order.
    var templates: [String] { intents.flatMap(\.blocks).flatMap(\.sentences).map(\.template.text) }
}
