import ParlanceMatching

/// The meaning of an utterance as a reply to a question.
enum Reply {
    /// Values by parameter.
    case values([String: [ParameterValue]])
    /// Values to be added to those of the parameters.
    case additions([String: [ParameterValue]])
    /// The candidates that fit the words.
    case candidates([Int])
    /// Counted from 1; from the end if negative.
    case position(Int)
    /// A candidate other than the named or first one.
    case other
    case yes, no, cancel
    /// A new request instead of an answer.
    case request(Reading)
    /// The utterance fits several intents.
    case ambiguous([String])
    case none
}
