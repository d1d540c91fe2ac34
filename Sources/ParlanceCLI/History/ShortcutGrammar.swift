import Parlance
import ParlanceGrammar

/// The grammar against which shortcuts are checked.
struct ShortcutGrammar {
    let checker: ShortcutChecker
    private let parser: Parser
    private let language: String

    init(_ grammars: GrammarOptions) throws {
        let vocabulary = try grammars.loadVocabulary()
        let loaded = try grammars.load(undefinedLists: .known(vocabulary.listNames))
        let grammar = loaded.grammar.addingReplies(for: loaded.catalog).addingShortcuts()
        parser = vocabulary.applied(to: Parser(grammar))
        language = grammar.language
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
