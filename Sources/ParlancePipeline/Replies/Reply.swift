import ParlanceMatching

/// The meaning of an utterance as a reply to a question.
enum Reply {
    /// Values by parameter.
    case values([String: [ParameterValue]])
    /// Values that any of several parameters may take; nothing in the words says which.
    case undecided([ParameterValue], of: [String])
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
    /// Several requests, in their order.
    case requests([Reading])
    /// The utterance fits several intents.
    case ambiguous([String])
    case none

    /// Utterances about the dialog itself.
    enum Aside {
        case wait, again, help, back, restart
    }
}
