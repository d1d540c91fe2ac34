import ParlanceGrammar

extension Message {
    /// What is asked: what was said, and what there is to choose from, stand in the arguments.
    init(_ question: Question, of request: IntentRequest) {
        let key: Key =
            switch question.kind {
            case .value: question.isUnsupported ? .unsupported : .value
            case .choose: .choose
            case .confirm: .confirm
            case .confirmIntent: .confirmIntent
            }
        self.init(
            key,
            intent: request.intent,
            parameter: question.parameter,
            detail: question.reason,
            arguments: Self.arguments(of: request)
        )
        switch question.kind {
        case .value:
            let values = question.parameter.map { request.values(of: $0) } ?? []
            let meant = question.element.flatMap { values.indices.contains($0) ? values[$0] : nil } ?? values.last
            arguments["value"] = meant.map { .string($0.name) }
        case .choose(let candidates):
            arguments["candidates"] = .array(candidates.map { .string($0.name) })
            arguments["count"] = .integer(candidates.count)
        case .confirm(let value): arguments["value"] = .string(value.name)
        case .confirmIntent(let response): arguments.merge(response.details) { _, said in said }
        }
    }

    /// How an intent ended.
    init(_ response: IntentResponse, of request: IntentRequest) {
        self.init(.response, intent: request.intent, detail: response.code.rawValue)
        arguments = Self.arguments(of: request).merging(response.details) { _, told in told }
    }

    /// The names of the parameters' values.
    private static func arguments(of request: IntentRequest) -> [String: Value] {
        Dictionary(
            uniqueKeysWithValues: request.names.map { name in
                let values = request.values(of: name)
                let told = values.map { Value.string($0.name) }
                return (name, told.count == 1 ? told[0] : .array(told))
            }
        )
    }
}
