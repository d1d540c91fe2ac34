import Parlance

/// The grammar of a sample app, compiled once for all its conversations.
public struct SampleGrammar: Sendable {
    /// The grammar with the messages.
    public let grammar: Grammar
    let catalog: IntentCatalog
    /// With replies and shortcuts, and with the names of the app and its user.
    let parser: Parser
    /// The intents that the app supports, from `apps.yaml`.
    let manifest: IntentManifest?

    /// - Parameters:
    ///   - app: Its simulated faults have no influence.
    ///   - folder: The folder of the grammars that come with Parlance.
    ///   - loader: Has the language files and slot types.
    /// - Throws: `GrammarError` if the grammar can't be loaded.
    /// - Complexity: That of compiling the grammar.
    public init(of app: SampleApp, in folder: String, loader: GrammarLoader = GrammarLoader()) throws {
        let loaded = try loader.load(paths: app.grammarFiles.map { "\(folder)/\($0)" })
        grammar = loaded.grammar
        catalog = loaded.catalog
        parser = Parser(grammar.addingReplies(for: catalog).addingShortcuts()).with(vocabulary: app.vocabulary)
        manifest = try grammar.apps[app.identifier].map { app in
            try IntentManifest(
                supported: Set(app.supportedIntents),
                restrictedWhileLocked: Set(app.intentsRestrictedWhileLocked)
            )
        }
    }
}
