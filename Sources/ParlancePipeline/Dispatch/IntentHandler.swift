/// Resolves, confirms and handles intents (SiriKit: the `IN…IntentHandling` protocols).
///
/// Only `handle` is required. A handler serves one phase of one request and may keep state during it; state that
/// outlasts the phase belongs in the request or the response.
///
/// ```swift
/// struct Baker: IntentHandler {
///     func handle(_ request: IntentRequest) async throws -> IntentResponse { IntentResponse(.success) }
/// }
/// print(try await Baker().confirm(IntentRequest(intent: "OrderCake", language: "en")).code)  // ready
/// ```
public protocol IntentHandler: Sendable {
    /// Resolves a parameter.
    ///
    /// - Returns: Nil to accept the values unchanged; otherwise one result for each value of an array, or one for the
    ///   parameter as a whole.
    func resolve(_ parameter: String, of request: IntentRequest) async throws -> [Resolution]?

    /// Returns `ready` if the request can be handled, otherwise the reason why not.
    func confirm(_ request: IntentRequest) async throws -> IntentResponse

    /// Carries out the request and returns its result.
    func handle(_ request: IntentRequest) async throws -> IntentResponse
}

extension IntentHandler {
    /// Returns nil: the values are accepted unchanged.
    public func resolve(_ parameter: String, of request: IntentRequest) async throws -> [Resolution]? { nil }

    /// Returns `ready`.
    public func confirm(_ request: IntentRequest) async throws -> IntentResponse { IntentResponse(.ready) }
}
