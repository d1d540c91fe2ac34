import ParlanceGrammar

/// Files without a language apply to all: their rules and lists are unused only if no language uses them.
struct SharedDefinitions {
    private let grammars: GrammarSet
    private let languages: Int

    init(_ grammars: GrammarSet, languages: Int) {
        self.grammars = grammars
        self.languages = languages
    }

    /// The diagnostics that all languages have.
    func filtered(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        var counts: [Diagnostic: Int] = [:]
        for diagnostic in diagnostics where concernsUse(diagnostic) { counts[diagnostic, default: 0] += 1 }
        return diagnostics.filter { diagnostic in
            counts[diagnostic].map { $0 == languages } ?? true
        }
    }

    private func concernsUse(_ diagnostic: Diagnostic) -> Bool {
        switch diagnostic.problem.finding {
        case .unusedRule?, .unusedList?:
            diagnostic.place.map { grammars.isShared($0.file) } ?? false
        default: false
        }
    }
}
