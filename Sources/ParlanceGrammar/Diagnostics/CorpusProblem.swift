/// A problem in corpora that grammars cannot have.
package enum CorpusProblem: DiagnosticProblem {
    /// An utterance has two expectations that no result can meet together.
    case contradiction(text: String, expected: String, earlier: String, at: SourcePlace)

    package var code: String {
        switch self {
        case .contradiction: "contradictory-expectations"
        }
    }

    package var message: String {
        switch self {
        case .contradiction(let text, let expected, let earlier, let place):
            "'\(text)' must give \(expected) here, and \(earlier) at \(place); remove one of them, or skip it"
        }
    }
}

extension GrammarProblem {
    /// A problem in corpora.
    package static func corpus(_ problem: CorpusProblem) -> GrammarProblem { .other(AnyDiagnosticProblem(problem)) }
}
