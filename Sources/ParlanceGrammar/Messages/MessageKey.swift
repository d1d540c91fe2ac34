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
    case unsupportedApp = "unsupported_app"
    case otherApp = "other_app"
    // Remarks
    /// What was understood, where that is not what was said.
    case corrected

    /// Where the key stands among the parts of a name, `SendPayment`, `amount`, `unsupported`, `currency`: an intent and its
    /// parameter may stand before it, a reason or a response code behind. Nil: these are no parts of a text's name.
    static func index(in parts: [String]) -> Int? {
        parts.indices.first { $0 <= 2 && $0 >= parts.count - 2 && MessageKey(rawValue: parts[$0]) != nil }
    }
}
