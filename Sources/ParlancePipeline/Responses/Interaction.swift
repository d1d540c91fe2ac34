#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A finished intent, as a value that the app may store (SiriKit: `INInteraction`).
public struct Interaction: Sendable, Hashable {
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
    /// Whether the user acts or receives.
    public var direction: InteractionDirection
    /// The name of a group of interactions that may be deleted together, such as a chat; nil: none.
    public var group: String?

    /// Creates an interaction from a request and its response.
    public init(
        identifier: String,
        request: IntentRequest,
        response: IntentResponse?,
        started: Date,
        ended: Date,
        direction: InteractionDirection = .unspecified,
        group: String? = nil
    ) {
        self.identifier = identifier
        self.request = request
        self.response = response
        self.started = started
        self.ended = ended
        self.direction = direction
        self.group = group
    }

    /// The response code in SiriKit's terms; unspecified without a response.
    public var status: InteractionStatus { response.map { InteractionStatus($0.code) } ?? .unspecified }
}
