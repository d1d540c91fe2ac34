import Parlance
import ParlanceGrammar
import ParlanceHandlers

/// A source of conversations about a grammar with its declarations, compiled once.
struct ChatGrammar: ChatSource {
    private let parser: Parser
    private let loaded: GrammarLoader.Loaded
    /// Nil: all values are accepted as spoken.
    private let program: HandlerProgram?
    /// The domain that the conversation is about; nil: several.
    private let domain: String?
    private let patience: Duration
    private let memory: ChatMemory?
    private let renderer: ChatRenderer

    /// Loads the grammar and prints warnings.
    ///
    /// - Parameters:
    ///   - program: The handler of the intents.
    ///   - domain: The domain that the conversation is about; nil: several.
    ///   - patience: The maximum time to wait for a slow handler.
    ///   - memory: The history; nil: none.
    ///   - cache: The cache of compiled grammars; nil: none.
    init(
        _ grammars: GrammarOptions,
        program: HandlerProgram?,
        domain: String? = nil,
        patience: Duration,
        memory: ChatMemory? = nil,
        cache: GrammarCache? = nil
    ) throws {
        (loaded, parser) = try grammars.conversation(adding: memory == nil ? .replies : .shortcuts, cache: cache)
        self.program = program
        self.domain = domain
        self.patience = patience
        self.memory = memory
        renderer = ChatRenderer(loaded.grammar)
    }

    func begin(_ setting: ChatSetting) throws -> ChatVoice {
        if let circumstance = setting.circumstances.min() { throw ChatError.circumstanceWithoutApp(circumstance) }
        try setting.apps.checkOptions(against: parser.apps)
        // Each conversation starts a new program, so that it has no state of another one.
        program?.end()
        let handlers: any IntentHandlerProvider = program ?? FillingProvider(catalog: loaded.catalog)
        let session = ChatSession(
            situation: setting.situation,
            clock: setting.clock,
            patience: patience,
            memory: memory
        ) { options in
            var options = options
            options.program = domain
            return Pipeline(
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
