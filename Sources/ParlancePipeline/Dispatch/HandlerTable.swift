/// A provider of handlers by the names of intents.
///
/// ```swift
/// var handlers = HandlerTable()
/// handlers.add(TypedHandler(OrderCake.self) { _ in IntentResponse(.success) })
/// let request = IntentRequest(intent: "OrderCake", language: "en")
/// print(handlers.handler(for: request, in: .handle) != nil)  // true
/// ```
public struct HandlerTable: IntentHandlerProvider {
    /// The identifiers of the handlers' apps; nil: any app.
    public var apps: Set<String>?
    private var makers: [String: @Sendable () -> any IntentHandler] = [:]

    /// - Parameter apps: The identifiers of the handlers' apps; nil: any app.
    public init(apps: Set<String>? = nil) {
        self.apps = apps
    }

    /// Registers `make` for intents; it creates one handler for each phase.
    public mutating func add(_ intents: [String], make: @escaping @Sendable () -> any IntentHandler) {
        for intent in intents { makers[intent] = make }
    }

    /// Registers a typed handler for its intent.
    public mutating func add<I: TypedIntent>(_ handler: TypedHandler<I>) {
        add([I.intentName]) { handler }
    }

    /// The registered handler for the intent of a request; nil: none.
    public func handler(for request: IntentRequest, in phase: IntentPhase) -> (any IntentHandler)? {
        makers[request.intent]?()
    }
}
