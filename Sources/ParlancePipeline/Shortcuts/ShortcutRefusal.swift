/// The reason why a phrase or a request can't be a shortcut.
public enum ShortcutRefusal: Error, Sendable, Hashable, CustomStringConvertible {
    /// The phrase has neither letters nor digits.
    case emptyPhrase
    /// The phrase is longer than `limit` characters.
    case longPhrase(limit: Int)
    /// Another shortcut has the phrase.
    case takenPhrase(String, by: String)
    /// The phrase is already a request for the intent.
    case request(String, intent: String)
    /// The phrase is an answer such as yes, no or cancel.
    case answer(String)
    /// The phrase differs from a request or an answer by a misspelling.
    case resembles(String, understood: String)
    /// The parser does not read the phrase back as a whole, or reads it with several meanings.
    case unreadable(String)
    /// No declaration has the intent.
    case undeclared(intent: String)
    /// The request lacks required parameters (SiriKit: `INShortcut(intent:)` returns nil).
    case incomplete(intent: String, parameters: [String])
    /// The request is for another language than the grammar.
    case otherLanguage(String, grammar: String)

    /// The reason, and what to do.
    public var description: String {
        switch self {
        case .emptyPhrase: "the phrase is empty; give it words"
        case .longPhrase(let limit): "the phrase has more than \(limit) characters; shorten it"
        case .takenPhrase(let phrase, let other): "'\(phrase)' is the phrase of shortcut \(other); choose another one"
        case .request(let phrase, let intent): "'\(phrase)' is already a request for \(intent); choose another phrase"
        case .answer(let phrase): "'\(phrase)' is an answer to questions; choose another phrase"
        case .resembles(let phrase, let understood):
            "'\(phrase)' is too similar to '\(understood)', which has a meaning; choose another phrase"
        case .unreadable(let phrase): "'\(phrase)' can't be recognized; choose other words"
        case .undeclared(let intent): "\(intent) is not declared; declare it in intents.yaml"
        case .incomplete(let intent, let parameters):
            "the request for \(intent) lacks \(parameters.joined(separator: ", ")); a shortcut needs a complete request"
        case .otherLanguage(let language, let grammar):
            "the request is in '\(language)', the grammar in '\(grammar)'; use the grammar of that language"
        }
    }
}
