import Parlance
import ParlanceGrammar

/// What conversations are about: a grammar with its declarations, compiled once, and who handles its intents.
struct ChatSource {
    private let parser: Parser
    private let loaded: GrammarLoader.Loaded
    private let handlers: any IntentHandlerProvider
    private let situation: Situation
    private let patience: Duration
    private let renderer: ChatRenderer

    /// Loads the grammar. Warnings are shown.
    ///
    /// - Parameter patience: how long to wait for a handler that takes its time.
    init(
        _ grammars: GrammarOptions,
        handlers: any IntentHandlerProvider,
        situation: Situation,
        patience: Duration
    ) throws {
        let vocabulary = try grammars.loadVocabulary()
        let loaded = try grammars.load(undefinedLists: .known(vocabulary.listNames))
        StandardError.print(loaded.warnings)
        self.loaded = loaded
        parser = vocabulary.applied(to: Parser(loaded.grammar.addingReplies(for: loaded.catalog)))
        self.handlers = handlers
        self.situation = situation
        self.patience = patience
        renderer = ChatRenderer(loaded.grammar)
    }

    /// A new conversation.
    func begin() -> ChatVoice {
        let session = ChatSession(situation: situation, patience: patience) { options in
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
