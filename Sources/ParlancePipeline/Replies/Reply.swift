import ParlanceMatching

/// What an utterance is in the light of a question.
enum Reply {
    /// Values by parameter.
    case values([String: [ParameterValue]])
    /// The candidates that fit the words.
    case candidates([Int])
    /// Counted from 1; from the end if negative.
    case position(Int)
    case yes, no, cancel
    /// No answer, but something new.
    case request(Reading)
    /// It may mean several things.
    case ambiguous([String])
    case none
}
