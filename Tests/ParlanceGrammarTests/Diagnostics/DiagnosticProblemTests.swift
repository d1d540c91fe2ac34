import ParlanceGrammar
import Testing

@Suite("Problems of any type")
struct DiagnosticProblemTests {
    private struct Rust: DiagnosticProblem {
        var part: String
        var code: String { "rust" }
        var message: String { "the \(part) is rusty; oil it" }
    }

    private struct Dust: DiagnosticProblem {
        var part: String
        var code: String { "rust" }
        var message: String { "the \(part) is rusty; oil it" }
    }

    @Test func `a diagnostic reports problems of other types`() {
        let diagnostic = Diagnostic(.other(AnyDiagnosticProblem(Rust(part: "hinge"))), severity: .warning)
        #expect(diagnostic.code == "rust")
        #expect(DiagnosticRenderer().render(diagnostic) == "warning[rust]: the hinge is rusty; oil it")
    }

    @Test func `problems are equal if type and facts are`() {
        let hinge = AnyDiagnosticProblem(Rust(part: "hinge"))
        #expect(hinge == AnyDiagnosticProblem(Rust(part: "hinge")))
        #expect(hinge != AnyDiagnosticProblem(Rust(part: "lock")))
        #expect(hinge != AnyDiagnosticProblem(Dust(part: "hinge")))
        #expect(Set([hinge, AnyDiagnosticProblem(Rust(part: "hinge"))]).count == 1)
        #expect((hinge.base as? Rust)?.part == "hinge")
    }
}
