import Parlance

/// What an utterance means.
struct Answer: Encodable {
    var intent: String
    var slots: [String: Value]
}
