import Testing

@testable import ParlanceGrammar

struct GrammarErrorTests {
    private static let grammars = [
        BrokenGrammar.templates, BrokenGrammar.references, BrokenGrammar.yaml, BrokenGrammar.types,
        BrokenGrammar.listTypes, BrokenGrammar.keys, BrokenGrammar.repetitions,
    ]

    @Test(arguments: grammars.flatMap(\.self))
    func `all that is wrong is said in one go, with its place and what to do`(grammar: BrokenGrammar) {
        #expect(grammar.rendered == grammar.expected)
    }

    @Test func `an error describes itself as its diagnostics are rendered`() {
        let diagnostics = [Diagnostic(.missingLanguage), Diagnostic(.noSentences, severity: .warning)]
        let lines = diagnostics.map { DiagnosticRenderer().render($0) }
        #expect(GrammarError(diagnostics).description == lines.joined(separator: "\n"))
    }
}
