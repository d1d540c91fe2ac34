import ParlanceGrammar

/// A value of a list and its spoken forms.
struct ValuePhrase: Sendable {
    let value: ListValue
    let phrase: Phrase
}
