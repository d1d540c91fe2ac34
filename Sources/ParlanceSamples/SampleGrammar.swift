import Parlance

/// The grammar of a sample app, compiled once for all conversations with it.
public struct SampleGrammar: Sendable {
    /// What is told stands in it.
    public let grammar: Grammar
    let catalog: IntentCatalog
    /// With replies, and with what the app and its user call things.
    let parser: Parser
    /// What `apps.yaml` says that the app supports.
    let manifest: IntentManifest?

    /// - Parameters:
    ///   - app: what its world is like does not matter.
    ///   - folder: that of the grammars that come with Parlance.
    /// - Throws: `GrammarError` if the grammar can't be loaded.
    /// - Complexity: that of compiling the grammar.
    public init(of app: SampleApp, in folder: String) throws {
        let loaded = try GrammarLoader().load(paths: app.grammarFiles.map { "\(folder)/\($0)" })
        grammar = loaded.grammar
        catalog = loaded.catalog
        parser = Parser(grammar.addingReplies(for: catalog)).with(vocabulary: app.vocabulary)
        manifest = try grammar.apps[app.identifier].map { app in
            try IntentManifest(
                supported: Set(app.supportedIntents),
                restrictedWhileLocked: Set(app.intentsRestrictedWhileLocked)
            )
        }
    }
}
