import ParlanceGrammar

extension GrammarProblem {
    /// A finding of `parlance check`.
    package static func finding(_ finding: CheckFinding) -> GrammarProblem { .other(AnyDiagnosticProblem(finding)) }

    /// The finding; nil if another target found the problem.
    package var finding: CheckFinding? {
        if case .other(let problem) = self { problem.base as? CheckFinding } else { nil }
    }
}
