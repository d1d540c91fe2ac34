import ParlanceGrammar
import Testing

@testable import ParlanceVocabulary

struct CSVVocabularyTests {
    @Test(arguments: [
        "type,phrase\(String(repeating: ",", count: 50_000))\n",
        "type,phrase\n\(String(repeating: "a\n", count: 50_000))",
    ])
    func `a table with a problem in each field has no more diagnostics than anyone reads`(text: String) {
        let diagnostics = CSVVocabulary(SourceText(name: "a.csv", text: text)).diagnostics
        #expect(diagnostics.count <= 2 * DiagnosticLog.limit + 2)
        #expect(
            diagnostics.contains {
                if case .furtherProblems(_, let count) = $0.problem { count > 49_000 } else { false }
            }
        )
    }
}
