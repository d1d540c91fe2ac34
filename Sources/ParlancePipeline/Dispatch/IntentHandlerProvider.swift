/// Provides the handlers of intents (SiriKit: `INIntentHandlerProviding`).
public protocol IntentHandlerProvider: Sendable {
    /// The identifiers of the handlers' apps: requests for other apps are refused. Nil, the default: any app.
    var apps: Set<String>? { get }

    /// A new handler for one phase of a request; nil if the intent is not supported.
    func handler(for request: IntentRequest, in phase: IntentPhase) async throws -> (any IntentHandler)?
}

extension IntentHandlerProvider {
    /// Nil: the handlers belong to no particular app.
    public var apps: Set<String>? { nil }
}

/// A step in the life of an intent (SiriKit: resolve, confirm, handle).
public enum IntentPhase: String, Sendable, Hashable, Codable, CaseIterable {
    /// Resolves each parameter.
    case resolve
    /// Checks whether the complete request can be handled.
    case confirm
    /// Carries out the request.
    case handle
}
