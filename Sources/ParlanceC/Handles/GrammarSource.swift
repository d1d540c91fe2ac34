import Parlance
import Synchronization

/// A loaded grammar, which parsers with different lists share.
final class GrammarSource: Sendable {
    let loaded: GrammarLoader.Loaded
    /// The texts of messages to the user.
    let messages: MessageTable
    /// The warnings of loading, as JSON.
    let warnings: [Value]
    /// The parser for the grammar with its answers to questions, compiled for the first dialog.
    private let answering = Mutex<Parser?>(nil)

    /// - Parameter further: Warnings of other files.
    init(_ loaded: GrammarLoader.Loaded, further: [Value] = []) {
        self.loaded = loaded
        messages = MessageTable(loaded.grammar)
        warnings = loaded.warnings.map(\.json) + further
    }

    /// The parser for the grammar with its answers to questions.
    ///
    /// - Complexity: That of compiling the grammar, once.
    func answeringParser() -> Parser {
        answering.withLock { parser in
            if let parser { return parser }
            let made = Parser(loaded.grammar.addingReplies(for: loaded.catalog))
            parser = made
            return made
        }
    }
}

/// What the dialogs of a parser share.
struct Conversation: Sendable {
    let parser: Parser
    let catalog: IntentCatalog
    let messages: MessageTable
}
