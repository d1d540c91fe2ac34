import Parlance

/// A provider that accepts all values of every intent, to try a grammar and its declarations without a program.
///
/// It asks for missing required values and for confirmations. Every intent succeeds, or continues in the app if its
/// declaration allows no success.
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
