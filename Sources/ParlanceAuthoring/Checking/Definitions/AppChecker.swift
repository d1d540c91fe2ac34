import ParlanceGrammar

/// Finds intents of apps that no grammar has, if a grammar has one with a similar name. An app may support other
/// intents, which other grammars contain.
struct AppChecker {
    /// - Parameter known: The intents of the grammars.
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
