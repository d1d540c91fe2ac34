#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// An intent that waits for the user's answer, with all the state to continue in any process.
struct PendingIntent: Sendable, Hashable, Codable {
    var identifier: String
    var request: IntentRequest
    var started: Date
    var question: Question?
    /// The user's decisions, by parameter.
    var memories: [String: ParameterMemory] = [:]
    /// The number of consecutive answers that were not understood.
    var misunderstandings = 0
    /// Whether the user has confirmed the intent.
    var isConfirmed = false
    /// The parameters that the user gave a value for.
    var said: Set<String> = []
    /// The states before the last answers; "go back" returns to the last.
    var history: [Past] = []

    /// The time at which an intent in progress is given up, if no event has ended it; nil while it is not in progress.
    var expires: Date?

    /// What an answer may change, before it.
    struct Past: Sendable, Hashable, Codable {
        let request: IntentRequest
        let question: Question?
        let memories: [String: ParameterMemory]
        let said: Set<String>
    }

    func interaction(_ response: IntentResponse?, ended: Date) -> Interaction {
        Interaction(
            identifier: identifier,
            request: request,
            response: response,
            started: started,
            ended: ended
        )
    }
}
