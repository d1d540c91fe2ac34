import Parlance

/// The meaning of an utterance.
struct Answer: Encodable {
    var intent: String
    var slots: [String: Value]
}
