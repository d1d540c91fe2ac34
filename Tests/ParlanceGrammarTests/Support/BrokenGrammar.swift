import Testing

@testable import ParlanceGrammar

/// Files with errors, and the expected messages, word for word.
struct BrokenGrammar: CustomTestStringConvertible {
    let testDescription: String
    private let files: [(name: String, text: String)]
    let expected: String

    init(_ description: String, _ text: String, gives expected: String) {
        self.init(description, files: [("tea.yaml", text)], gives: expected)
    }

    init(_ description: String, files: [(name: String, text: String)], gives expected: String) {
        testDescription = description
        self.files = files
        self.expected = expected
    }

    /// The rendered messages about the files.
    var rendered: String {
        let texts = files.map { SourceText(name: $0.name, text: $0.text) }
        let renderer = DiagnosticRenderer(usesColor: false)
        return GrammarLoader().diagnostics(texts).map { renderer.render($0) }.joined(separator: "\n")
    }
}
