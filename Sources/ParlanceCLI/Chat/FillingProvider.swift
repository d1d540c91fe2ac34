import Parlance

/// Serves every intent by taking what was said: to try a grammar and its declarations without a program behind.
///
/// What is required is asked for, what must be confirmed is confirmed, and all succeeds, or goes on in the app where intents
/// can't succeed otherwise.
struct FillingProvider: IntentHandlerProvider {
    let catalog: IntentCatalog

    private struct Handler: IntentHandler {
        let code: ResponseCode

        func handle(_ request: IntentRequest) -> IntentResponse { IntentResponse(code) }
    }

    func handler(for request: IntentRequest, in phase: IntentPhase) -> (any IntentHandler)? {
        let codes: [ResponseCode] = [.success, .continueInApp, .handleInApp, .ready]
        let allowed = codes.first { catalog[request.intent]?.allows(responseCode: $0.rawValue) ?? true }
        return Handler(code: allowed ?? .failure)
    }
}
