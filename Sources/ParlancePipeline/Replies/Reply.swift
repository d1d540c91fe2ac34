import ParlanceMatching

/// The meaning of an utterance as a reply to a question.
enum Reply {
    /// Values by parameter.
    case values([String: [ParameterValue]])
    /// Values that any of several parameters may take; nothing in the words says which. If the user has spoken about
    /// none of them, they are for the usual one.
    case undecided([ParameterValue], of: [String], usual: String?)
    /// An answer to an earlier choice, which changes what was chosen.
    indirect case revision(Reply, of: Question)
    /// Values to be added to those of the parameters.
    case additions([String: [ParameterValue]])
    /// Values to be left out of those of the parameters.
    case removals([String: [ParameterValue]])
    /// The parameters lose their values.
    case clear([String])
    /// The user wants to give another value for the first of the parameters that the intent has.
    case ask([String])
    /// The candidates that fit the words.
    case candidates([Int])
    /// All candidates except these.
    case except([Int])
    /// Counted from 1; from the end if negative; 0 is the one in the middle.
    case position(Int)
    /// A candidate other than the named or first one.
    case other
    /// Any candidate: the user has no preference.
    case any
    case yes, no, cancel
    /// An utterance that is no answer, and no misunderstanding.
    case aside(Aside)
    /// A new request instead of an answer.
    case request(Reading)
    /// A request that refers to an earlier one.
    case followUp(IntentRequest)
    /// Several requests, in their order.
    case requests([ModifiedReading])
    /// A reply, and the request that follows it: "yes, and then call dad".
    indirect case sequence(Reply, then: Reply)
    /// The utterance fits several intents.
    case ambiguous([String])
    case none

    /// Whether it has values to be set.
    var hasValues: Bool {
        switch self {
        case .values, .undecided: true
        default: false
        }
    }

    /// Whether it begins a request.
    var isRequest: Bool {
        switch self {
        case .request, .followUp, .requests: true
        case .sequence(let first, _): first.isRequest
        default: false
        }
    }

    /// Whether it begins a request for another intent.
    func isRequest(besides intent: String) -> Bool {
        switch self {
        case .request(let reading): reading.intent != intent
        case .followUp(let request): request.intent != intent
        case .requests: true
        case .sequence(let first, _): first.isRequest(besides: intent)
        default: false
        }
    }

    /// Whether the user declines, and nothing else.
    var isDenial: Bool { if case .no = self { true } else { false } }

    /// Whether it may take back what was done, while nothing is asked.
    var takesBack: Bool {
        switch self {
        case .no, .aside(.undo): true
        default: false
        }
    }

    /// The parameters that it has values for.
    var parameters: [String] {
        switch self {
        case .values(let values): Array(values.keys)
        case .undecided(_, let parameters, _): parameters
        default: []
        }
    }

    /// Utterances about the dialog itself.
    enum Aside {
        case wait, again, help, back, restart
        /// While no question is open; `undo` takes back what has been done.
        case thanks, greeting, undo
    }
}
