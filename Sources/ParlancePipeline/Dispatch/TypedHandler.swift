/// A handler of closures that receive the intent as a Swift type.
///
/// ```swift
/// let baker = TypedHandler(OrderCake.self) { order in IntentResponse(.success) }
///     .resolving(.cake) { order in order.cake == nil ? .needsValue : .accepted }
/// print(try await baker.handle(IntentRequest(intent: "OrderCake", language: "en")).code)  // success
/// ```
public struct TypedHandler<I: TypedIntent>: IntentHandler {
    private typealias Resolver = @Sendable (I) async throws -> [Resolution]
    private typealias Confirmer = @Sendable (I, IntentRequest) async throws -> IntentResponse

    private var resolvers: [String: Resolver] = [:]
    private var confirmer: Confirmer = { _, _ in IntentResponse(.ready) }
    private var finisher: (@Sendable (I) async throws -> IntentResponse)?
    private let handler: @Sendable (I) async throws -> IntentResponse

    /// Creates a handler from a closure that carries out the decoded intent.
    public init(_ intent: I.Type = I.self, handle: @escaping @Sendable (I) async throws -> IntentResponse) {
        handler = handle
    }

    /// Returns the handler with a closure that resolves a parameter.
    public func resolving(
        _ parameter: I.Parameter,
        by resolve: @escaping @Sendable (I) async throws -> Resolution
    ) -> Self {
        resolvingEach(parameter) { [try await resolve($0)] }
    }

    /// Returns the handler with a closure that resolves each value of an array.
    public func resolvingEach(
        _ parameter: I.Parameter,
        by resolve: @escaping @Sendable (I) async throws -> [Resolution]
    ) -> Self {
        var copy = self
        copy.resolvers[parameter.stringValue] = resolve
        return copy
    }

    /// Returns the handler with a closure that confirms the intent before it is handled.
    public func confirming(_ confirm: @escaping @Sendable (I) async throws -> IntentResponse) -> Self {
        confirming { intent, _ in try await confirm(intent) }
    }

    /// Returns the handler with a closure that confirms the intent and also receives the request, for example to read
    /// `FollowUp.isRevision` or the selected app.
    public func confirming(_ confirm: @escaping @Sendable (I, IntentRequest) async throws -> IntentResponse) -> Self {
        var copy = self
        copy.confirmer = confirm
        return copy
    }

    /// Returns the handler with a closure that waits for the work that the handler left in progress, and returns its final
    /// response.
    public func finishing(_ finish: @escaping @Sendable (I) async throws -> IntentResponse) -> Self {
        var copy = self
        copy.finisher = finish
        return copy
    }

    /// Resolves a parameter by the closure of `resolving`; without one, returns nil.
    public func resolve(_ parameter: String, of request: IntentRequest) async throws -> [Resolution]? {
        guard let resolver = resolvers[parameter] else { return nil }
        return try await resolver(try request.decode(as: I.self))
    }

    /// Confirms by the closure of `confirming`; without one, the intent is ready.
    public func confirm(_ request: IntentRequest) async throws -> IntentResponse {
        try await confirmer(try request.decode(as: I.self), request)
    }

    /// Decodes the request and passes it to the closure.
    public func handle(_ request: IntentRequest) async throws -> IntentResponse {
        try await handler(try request.decode(as: I.self))
    }

    /// Whether the handler has a closure of `finishing`.
    public var deliversFinalResponse: Bool { finisher != nil }

    /// Waits for the final response by the closure of `finishing`.
    public func finalResponse(to request: IntentRequest) async throws -> IntentResponse {
        guard let finisher else { return IntentResponse(.failure) }
        return try await finisher(try request.decode(as: I.self))
    }
}
