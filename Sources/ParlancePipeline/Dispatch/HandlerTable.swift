/// A provider that makes handlers by the names of intents.
///
/// ```swift
/// var handlers = HandlerTable()
/// handlers.add(TypedHandler(OrderCake.self) { _ in IntentResponse(.success) })
/// let request = IntentRequest(intent: "OrderCake", language: "en")
/// print(handlers.handler(for: request, in: .handle) != nil)  // true
/// ```
public struct HandlerTable: IntentHandlerProvider {
    /// The apps that the handlers belong to; nil: any app.
    public var apps: Set<String>?
    private var makers: [String: @Sendable () -> any IntentHandler] = [:]

    /// - Parameter apps: the identifiers of the apps whose handlers these are; nil: those of all apps.
    public init(apps: Set<String>? = nil) {
        self.apps = apps
    }

    /// Has intents served by the handlers that `make` makes, one for each phase.
    public mutating func add(_ intents: [String], make: @escaping @Sendable () -> any IntentHandler) {
        for intent in intents { makers[intent] = make }
    }

    /// Has an intent served by a typed handler.
    public mutating func add<I: TypedIntent>(_ handler: TypedHandler<I>) {
        add([I.intentName]) { handler }
    }

    /// The handler that is registered for the intent of a request; nil: none.
    public func handler(for request: IntentRequest, in phase: IntentPhase) -> (any IntentHandler)? {
        makers[request.intent]?()
    }
}
