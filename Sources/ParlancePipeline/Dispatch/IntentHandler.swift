/// Resolves, confirms and handles intents (SiriKit: the `IN…IntentHandling` protocols).
///
/// Only `handle` must be written. A handler serves one phase of one request, so it may keep what it likes; what must outlast the
/// phase belongs in the request or the response.
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
    /// - Returns: nil to accept the values as they are. One result for each value of an array, or one
    ///   for the parameter as a whole.
    func resolve(_ parameter: String, of request: IntentRequest) async throws -> [Resolution]?

    /// Whether the request can be handled: `ready`, or why not.
    func confirm(_ request: IntentRequest) async throws -> IntentResponse

    /// Carries out the request and returns how that went.
    func handle(_ request: IntentRequest) async throws -> IntentResponse
}

extension IntentHandler {
    /// Returns nil, so that values are accepted as they were said.
    public func resolve(_ parameter: String, of request: IntentRequest) async throws -> [Resolution]? { nil }

    /// Returns `ready`.
    public func confirm(_ request: IntentRequest) async throws -> IntentResponse { IntentResponse(.ready) }
}
