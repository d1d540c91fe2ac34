/// The kind of a message in a dialog.
public enum MessageKey: String, Sendable, Hashable, Codable, CaseIterable {
    // Questions
    case value, unsupported, choose, confirm
    case confirmIntent = "confirm_intent"
    // Ends
    case response, cancelled
    /// The last request once more, when the user asks what was done; without such a text the response.
    case told
    case gaveUp = "gave_up"
    // Answers
    case ambiguous, locked
    case notUnderstood = "not_understood"
    case notSupported = "not_supported"
    case inProgress = "in_progress"
    case scheduled
    case notScheduled = "not_scheduled"
    case unsupportedApp = "unsupported_app"
    case otherApp = "other_app"
    /// The user thanks, or says hello, while nothing is asked.
    case thanked, greeted
    /// The user takes back what has been done: it is impossible, or a request for later is dropped.
    case notUndone = "not_undone"
    case unscheduled
    // Remarks
    /// The corrected utterance, if it differs from the original.
    case corrected
    /// The possible answers to the open question.
    case help
    /// The user needs time for an answer.
    case waiting
    // Parts of texts
    /// The words for a parameter, in texts and in answers: "change the pick-up to the station".
    case called

    /// The index of the key among the parts of a name, `SendPayment`, `amount`, `unsupported`, `currency`: an intent
    /// and a parameter may precede it, a reason or a response code may follow it. Nil if the parts are no name of a
    /// message.
    static func index(in parts: [String]) -> Int? {
        parts.indices.first { $0 <= 2 && $0 >= parts.count - 2 && MessageKey(rawValue: parts[$0]) != nil }
    }
}
