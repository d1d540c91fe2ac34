import Foundation

/// An intent that waits for an answer of the user, with all that is needed to go on, in any process.
struct PendingIntent: Sendable, Hashable, Codable {
    var identifier: String
    var request: IntentRequest
    var started: Date
    var question: Question?
    /// What the user has decided, by parameter.
    var memories: [String: ParameterMemory] = [:]
    /// How many answers in a row were not understood.
    var misunderstandings = 0
    /// Whether the user wants it done.
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
