import Foundation

/// An intent that has ended, as a value that the app may keep (SiriKit: `INInteraction`).
public struct Interaction: Sendable, Hashable, Codable {
    /// Unique in its dialog, and among dialogs whose identifiers are.
    public var identifier: String
    public var request: IntentRequest
    /// Nil: the user thought better of it, or went on to something else.
    public var response: IntentResponse?
    public var started: Date
    public var ended: Date

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

    public var status: InteractionStatus { response.map { InteractionStatus($0.code) } ?? .unspecified }
}
