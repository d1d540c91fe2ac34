import Parlance
import ParlanceGrammar

/// The grammar against which shortcuts are checked.
struct ShortcutGrammar {
    let checker: ShortcutChecker
    private let parser: Parser
    private let language: String

    /// Loads the grammar and prints warnings.
    ///
    /// - Parameter cache: The cache of compiled grammars; nil: none.
    init(_ grammars: GrammarOptions, cache: GrammarCache?) throws {
        let (loaded, parser) = try grammars.conversation(adding: .shortcuts, cache: cache)
        self.parser = parser
        language = loaded.grammar.language
        checker = ShortcutChecker(parser, language: language, catalog: loaded.catalog)
    }

    /// The request of an utterance, which must match word for word.
    func request(of utterance: String) throws -> IntentRequest {
        guard case .exact(let reading, _) = try parser.parse(utterance, options: .exact).outcome else {
            throw UnreadRequest(utterance: utterance)
        }
        return reading.request(language: language)
    }
}

/// The utterance for a shortcut is no request.
struct UnreadRequest: Error, CustomStringConvertible {
    let utterance: String

    var description: String { "'\(utterance)' is not understood; 'parlance explain' tells why" }
}
