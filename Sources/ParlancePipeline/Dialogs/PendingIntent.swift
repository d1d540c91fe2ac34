import Foundation

/// An intent that waits for an answer of the user, with all that is needed to go on, in any process.
struct PendingIntent: Sendable, Hashable, Codable {
    var identifier: String
    var request: IntentRequest
    var started: Date
    var question: Question?
    /// The user's decisions, by parameter.
    var memories: [String: ParameterMemory] = [:]
    /// How many answers in a row were not understood.
    var misunderstandings = 0
    /// Whether the user has confirmed the intent.
    var isConfirmed = false

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
