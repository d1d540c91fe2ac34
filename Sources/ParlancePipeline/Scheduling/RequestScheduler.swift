/// Keeps requests for a later time, for a while, or under a condition.
///
/// ```swift
/// struct Agenda: RequestScheduler {
///     func schedule(_ request: IntentRequest) async throws {}
/// }
/// print(PipelineOptions(scheduler: Agenda()).scheduler != nil)  // true
/// ```
///
/// When the time has come, pass the request to `Pipeline.carryOut(_:in:situation:)`.
public protocol RequestScheduler: Sendable {
    /// Takes a request whose parameters are resolved and confirmed, and which has `modifiers`.
    ///
    /// - Throws: Any error if it cannot be kept; then the user hears that it failed.
    func schedule(_ request: IntentRequest) async throws

    /// Drops a request that it keeps, because the user has taken it back.
    ///
    /// - Returns: Whether it was dropped; false, as by default, if it can't be: the user is told so.
    func cancel(_ request: IntentRequest) async throws -> Bool
}

extension RequestScheduler {
    /// Drops nothing.
    public func cancel(_ request: IntentRequest) async throws -> Bool { false }
}
