import ParlanceGrammar

/// The part of a request in which repeated requests agree: the intent, the language and the values, independent of
/// the words for them.
struct RequestPattern: Hashable {
    let intent: String
    let language: String
    private let values: [String: [Value]]

    init(_ request: IntentRequest) {
        intent = request.intent
        language = request.language
        let names = request.names
        values = Dictionary(
            uniqueKeysWithValues: names.map { name in
                (name, request.values(of: name).map { $0.term.map { .string($0.identifier) } ?? $0.value })
            }
        )
    }
}
