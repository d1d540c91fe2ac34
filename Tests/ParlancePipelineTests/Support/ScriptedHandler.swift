import ParlancePipeline

/// A handler with the answers of a test.
struct ScriptedHandler: IntentHandler {
    /// By parameter.
    var resolvers: [String: @Sendable (IntentRequest) async throws -> [Resolution]?] = [:]
    var confirmer: @Sendable (IntentRequest) async throws -> IntentResponse = { _ in IntentResponse(.ready) }
    var doer: @Sendable (IntentRequest) async throws -> IntentResponse = { _ in IntentResponse(.success) }

    func resolve(_ parameter: String, of request: IntentRequest) async throws -> [Resolution]? {
        try await resolvers[parameter]?(request)
    }

    func confirm(_ request: IntentRequest) async throws -> IntentResponse { try await confirmer(request) }

    func handle(_ request: IntentRequest) async throws -> IntentResponse { try await doer(request) }

    /// A handler that resolves one parameter, always the same.
    static func resolving(_ parameter: String, _ results: [Resolution]) -> ScriptedHandler {
        ScriptedHandler(resolvers: [parameter: { _ in results }])
    }

    /// Finds people whose name contains a word. A value with an identifier is resolved already.
    static func lookingUp(
        _ parameter: String,
        among people: [ParameterValue] = Courier.people,
        _ log: Log<IntentRequest> = Log()
    ) -> ScriptedHandler {
        ScriptedHandler(resolvers: [
            parameter: { request in
                log.add(request)
                guard let value = request[parameter] else { return [.needsValue] }
                if value.term != nil { return [.accepted] }
                let found = people.filter { $0.name.split(separator: " ").contains(Substring(value.name)) }
                switch found.count {
                case 0: return [.unsupported]
                case 1: return [.success(found[0])]
                default: return [.disambiguation(found)]
                }
            }
        ])
    }
}
