import Foundation

/// A finished intent, as a value that the app may store (SiriKit: `INInteraction`).
public struct Interaction: Sendable, Hashable, Codable {
    /// The identifier, unique in its dialog; globally unique if the dialogs' identifiers are.
    public var identifier: String
    /// The request that was handled.
    public var request: IntentRequest
    /// Nil: the user cancelled the intent or replaced it.
    public var response: IntentResponse?
    /// The time at which the run began.
    public var started: Date
    /// The time at which the response arrived.
    public var ended: Date

    /// Creates an interaction from a request and its response.
    public init(
        identifier: String,
        request: IntentRequest,
        response: IntentResponse?,
        started: Date,
        ended: Date
    ) {
        self.identifier = identifier
        self.request = request
        self.response = response
        self.started = started
        self.ended = ended
    }

    /// The response code in SiriKit's terms; unspecified without a response.
    public var status: InteractionStatus { response.map { InteractionStatus($0.code) } ?? .unspecified }
}
