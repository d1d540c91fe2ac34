import Parlance
import ParlanceGrammar
import ParlanceHandlers

/// A source of conversations about a grammar with its declarations, compiled once.
struct ChatGrammar: ChatSource {
    private let parser: Parser
    private let loaded: GrammarLoader.Loaded
    /// Nil: all values are accepted as spoken.
    private let program: HandlerProgram?
    private let patience: Duration
    private let renderer: ChatRenderer

    /// Loads the grammar and prints warnings.
    ///
    /// - Parameters:
    ///   - program: The handler of the intents.
    ///   - patience: The maximum time to wait for a slow handler.
    init(_ grammars: GrammarOptions, program: HandlerProgram?, patience: Duration) throws {
        let vocabulary = try grammars.loadVocabulary()
        let loaded = try grammars.load(undefinedLists: .known(vocabulary.listNames))
        StandardError.print(loaded.warnings)
        self.loaded = loaded
        parser = vocabulary.applied(to: Parser(loaded.grammar.addingReplies(for: loaded.catalog)))
        self.program = program
        self.patience = patience
        renderer = ChatRenderer(loaded.grammar)
    }

    func begin(_ setting: ChatSetting) throws -> ChatVoice {
        if let circumstance = setting.circumstances.min() { throw ChatError.circumstanceWithoutApp(circumstance) }
        try setting.apps.checkOptions(against: parser.apps)
        // Each conversation starts a new program, so that it has no state of another one.
        program?.end()
        let handlers: any IntentHandlerProvider = program ?? FillingProvider(catalog: loaded.catalog)
        let session = ChatSession(situation: setting.situation, clock: setting.clock, patience: patience) { options in
            Pipeline(
                parser: parser,
                language: loaded.grammar.language,
                catalog: loaded.catalog,
                handlers: handlers,
                options: options
            )
        }
        return ChatVoice(session, renderer)
    }
}
