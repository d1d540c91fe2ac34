import ParlanceGrammar

/// A value of a list and the ways to say it.
struct ValuePhrase: Sendable {
    let value: ListValue
    let phrase: Phrase
}
