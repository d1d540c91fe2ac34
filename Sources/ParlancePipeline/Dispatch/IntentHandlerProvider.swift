/// Provides the handlers of intents (SiriKit: `INIntentHandlerProviding`).
public protocol IntentHandlerProvider: Sendable {
    /// The identifiers of the apps whose handlers these are: a request for another app is refused. Nil, as it is unless a provider
    /// says otherwise: those of all apps.
    var apps: Set<String>? { get }

    /// A new handler for one phase of a request; nil if the intent is not supported.
    func handler(for request: IntentRequest, in phase: IntentPhase) async throws -> (any IntentHandler)?
}

extension IntentHandlerProvider {
    /// Nil: the handlers belong to no app in particular.
    public var apps: Set<String>? { nil }
}

/// A step in the life of an intent (SiriKit: resolve, confirm, handle).
public enum IntentPhase: String, Sendable, Hashable, Codable, CaseIterable {
    /// Each parameter is looked at.
    case resolve
    /// All of them are there; can it be done?
    case confirm
    /// It is done.
    case handle
}
