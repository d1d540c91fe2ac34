import Parlance
import ParlanceSamples

/// A source of conversations with one of the sample apps, each with its own world.
struct ChatApp: ChatSource {
    private let name: String
    private let language: String
    private let grammar: SampleGrammar
    private let patience: Duration
    private let memory: ChatMemory?
    private let renderer: ChatRenderer

    /// - Parameters:
    ///   - language: The tag of the language that the app is spoken to in.
    ///   - loader: Has the user's language files.
    ///   - patience: The maximum time to wait for slow actions of the app.
    ///   - memory: The history; nil: none.
    init(
        named name: String,
        language: String = "en",
        loader: GrammarLoader = GrammarLoader(),
        patience: Duration,
        memory: ChatMemory? = nil
    ) throws {
        self.name = name
        self.language = language
        self.patience = patience
        self.memory = memory
        let app = try SampleApp(named: name, language: language)
        grammar = try SampleGrammar(of: app, in: ShippedGrammars.path(), loader: loader)
        renderer = ChatRenderer(grammar.grammar)
    }

    func begin(_ setting: ChatSetting) throws -> ChatVoice {
        try setting.apps.checkOptions(against: grammar.grammar.apps)
        let app = try SampleApp(named: name, language: language, circumstances: setting.circumstances)
        let session = ChatSession(
            situation: setting.situation,
            clock: setting.clock,
            patience: patience,
            memory: memory
        ) { options in
            app.pipeline(grammar, options: options)
        }
        return ChatVoice(session, renderer, log: app.log.take)
    }
}
