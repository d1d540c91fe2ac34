import Parlance

/// A transport for the calls of the protocol: sends a call and returns its answer.
package protocol HandlerCaller: Sendable {
    /// - Throws: `HandlerFault`, or any error of the transport.
    func ask(
        _ call: HandlerCall.Kind,
        _ request: IntentRequest,
        phase: IntentPhase?,
        parameter: String?
    ) async throws -> HandlerAnswer
}

extension HandlerCaller {
    /// Asks whether the intent is supported; the returned handler passes its calls on.
    package func callingHandler(
        for request: IntentRequest,
        in phase: IntentPhase
    ) async throws -> (any IntentHandler)? {
        let answer = try await ask(.supports, request, phase: phase, parameter: nil)
        return try answer.supports ? CallingHandler(caller: self) : nil
    }

    /// Hands over a request for later.
    package func schedule(_ request: IntentRequest) async throws {
        guard try await ask(.schedule, request, phase: nil, parameter: nil).isScheduled else {
            throw HandlerFault.failed("the request is not kept for later")
        }
    }
}

/// A handler that passes its calls on.
private struct CallingHandler: IntentHandler {
    let caller: any HandlerCaller

    func resolve(_ parameter: String, of request: IntentRequest) async throws -> [Resolution]? {
        try await caller.ask(.resolve, request, phase: nil, parameter: parameter).results
    }

    func confirm(_ request: IntentRequest) async throws -> IntentResponse {
        try await caller.ask(.confirm, request, phase: nil, parameter: nil).response
    }

    func handle(_ request: IntentRequest) async throws -> IntentResponse {
        try await caller.ask(.handle, request, phase: nil, parameter: nil).response
    }
}
