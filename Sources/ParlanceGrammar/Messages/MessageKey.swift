/// What a text is there to say in a dialog.
public enum MessageKey: String, Sendable, Hashable, Codable, CaseIterable {
    // Questions
    case value, unsupported, choose, confirm
    case confirmIntent = "confirm_intent"
    // Ends
    case response, cancelled
    case gaveUp = "gave_up"
    // Answers
    case ambiguous, locked
    case notUnderstood = "not_understood"
    case notSupported = "not_supported"
    case inProgress = "in_progress"

    /// Whether the parts of a name, `SendPayment`, `amount`, `unsupported`, `currency`, are those of a text: an intent and its
    /// parameter before a key, a reason or a response code behind, the key alone being needed.
    static func areNames(_ parts: [String]) -> Bool {
        parts.indices.contains { $0 <= 2 && $0 >= parts.count - 2 && MessageKey(rawValue: parts[$0]) != nil }
    }
}
