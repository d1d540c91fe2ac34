import ParlanceMatching

/// The meaning of an utterance as a reply to a question.
enum Reply {
    /// Values by parameter.
    case values([String: [ParameterValue]])
    /// Values to be added to those that parameters have.
    case additions([String: [ParameterValue]])
    /// The candidates that fit the words.
    case candidates([Int])
    /// Counted from 1; from the end if negative.
    case position(Int)
    /// Not the candidate that was named, or was named first.
    case other
    case yes, no, cancel
    /// No answer, but something new.
    case request(Reading)
    /// It may mean several things.
    case ambiguous([String])
    case none
}
