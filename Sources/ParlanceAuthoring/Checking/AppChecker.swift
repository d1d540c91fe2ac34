import ParlanceGrammar

/// Finds intents of apps that no grammar has, where one has nearly that name. An app may well support others: they are what
/// other grammars express.
struct AppChecker {
    /// - Parameter known: the intents that grammars have.
    static func check(_ apps: [LocatedApp], known: Set<String>) -> [Diagnostic] {
        let names = known.sorted()
        return apps.flatMap { located in
            located.app.supportedIntents.compactMap { intent in
                guard !known.contains(intent), let suggestion = Suggestion.nearest(to: intent, among: names) else {
                    return nil
                }
                let problem = AppProblem.unknownIntent(intent, app: located.app.identifier, suggestion: suggestion)
                return located.diagnostic(problem, severity: .warning)
            }
        }
    }
}
