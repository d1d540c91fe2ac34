import Parlance

/// Serves every intent by taking what was said: to try a grammar and its declarations without a program behind.
///
/// What is required is asked for, what must be confirmed is confirmed, and all succeeds.
struct FillingProvider: IntentHandlerProvider {
    private struct Handler: IntentHandler {
        func handle(_ request: IntentRequest) -> IntentResponse { IntentResponse(.success) }
    }

    func handler(for request: IntentRequest, in phase: IntentPhase) -> (any IntentHandler)? { Handler() }
}
