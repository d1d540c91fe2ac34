import Parlance
import ParlanceSamples

/// A source of conversations with one of the sample apps, each with its own world.
struct ChatApp: ChatSource {
    private let name: String
    private let grammar: SampleGrammar
    private let patience: Duration
    private let renderer: ChatRenderer

    /// - Parameter patience: The maximum time to wait for slow actions of the app.
    init(named name: String, patience: Duration) throws {
        self.name = name
        self.patience = patience
        grammar = try SampleGrammar(of: SampleApp(named: name), in: ShippedGrammars.path())
        renderer = ChatRenderer(grammar.grammar)
    }

    func begin(_ setting: ChatSetting) throws -> ChatVoice {
        try setting.apps.checkOptions(against: grammar.grammar.apps)
        let app = try SampleApp(named: name, circumstances: setting.circumstances)
        let session = ChatSession(situation: setting.situation, clock: setting.clock, patience: patience) { options in
            app.pipeline(grammar, options: options)
        }
        return ChatVoice(session, renderer, log: app.log.take)
    }
}
