/// Finds who handles an intent (SiriKit: `INIntentHandlerProviding`).
public protocol IntentHandlerProvider: Sendable {
    /// A fresh handler for one phase of a request; nil: the intent is not supported.
    func handler(for request: IntentRequest, in phase: IntentPhase) async throws -> (any IntentHandler)?
}
