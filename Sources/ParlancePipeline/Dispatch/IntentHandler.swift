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

    /// Whether `finalResponse` follows a response of `handle` that is in progress.
    var deliversFinalResponse: Bool { get }

    /// Waits until the work that `handle` left in progress is done.
    ///
    /// The user has been told that the intent is in progress. The final response is a `PipelineEvent`; after
    /// `PipelineLimits.background`, the task is cancelled and the event is a failure.
    ///
    /// - Returns: A response with any code except `inProgress`.
    func finalResponse(to request: IntentRequest) async throws -> IntentResponse
}

extension IntentHandler {
    /// Returns nil: the values are accepted unchanged.
    public func resolve(_ parameter: String, of request: IntentRequest) async throws -> [Resolution]? { nil }

    /// Returns `ready`.
    public func confirm(_ request: IntentRequest) async throws -> IntentResponse { IntentResponse(.ready) }

    /// False: a response in progress ends the intent for the dialog, and the app tells the user the rest.
    public var deliversFinalResponse: Bool { false }

    /// Returns a failure; called only if `deliversFinalResponse` is true.
    public func finalResponse(to request: IntentRequest) async throws -> IntentResponse { IntentResponse(.failure) }
}
