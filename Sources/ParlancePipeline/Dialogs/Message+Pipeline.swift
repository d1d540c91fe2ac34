import ParlanceGrammar

extension Message {
    /// The message of a question. Its arguments contain the values so far and the candidates.
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
        arguments.merge(Self.arguments(of: question, request)) { _, asked in asked }
    }

    private static func arguments(of question: Question, _ request: IntentRequest) -> [String: Value] {
        switch question.kind {
        case .value:
            let values = question.parameter.map { request.values(of: $0) } ?? []
            let meant = question.element.flatMap { values.indices.contains($0) ? values[$0] : nil } ?? values.last
            return meant.map { ["value": $0.displayValue] } ?? [:]
        case .choose(let candidates):
            return ["candidates": .array(candidates.map { .string($0.name) }), "count": .integer(candidates.count)]
        case .confirm(let value): return ["value": value.displayValue]
        case .confirmIntent(let response): return response.details
        }
    }

    /// The message about an answer that was not understood.
    ///
    /// - Parameter unknown: The words that were taken for a value, but are none.
    init(misunderstanding state: PendingIntent, _ unknown: ParameterValue?) {
        self.init(.notUnderstood, intent: state.request.intent)
        if let unknown {
            detail = "unknown"
            arguments["value"] = unknown.displayValue
        } else if state.misunderstandings > 1 {
            detail = "again"
        }
    }

    /// The message that words do not change what the user now agrees to, because they were not understood.
    init(ignoring words: String, intent: String) {
        self.init(.notUnderstood, intent: intent, detail: "before", arguments: ["value": .string(words)])
    }

    /// The message that words of a request or of an answer are not part of the request, because nothing takes them.
    init(leavingOut words: String, intent: String) {
        self.init(.notUnderstood, intent: intent, detail: "left_out", arguments: ["value": .string(words)])
    }

    /// The message that tells the possible answers to a question.
    init(helpWith question: Question, of request: IntentRequest, isDictation: Bool = false) {
        let context = question.context(of: request.intent, isDictation: isDictation)
        self.init(
            .help,
            intent: request.intent,
            parameter: question.parameter,
            detail: context[ReplyKey.question]?.string,
            arguments: Self.arguments(of: question, request)
        )
    }

    /// The message of a correction.
    init(_ correction: Correction, intent: String?) {
        self.init(
            .corrected,
            intent: intent,
            arguments: ["said": .string(correction.said), "understood": .string(correction.understood)]
        )
    }

    /// The message of a refused request.
    init(_ refusal: AppDispatch.Refusal, of intent: String) {
        switch refusal {
        case .unsupported(let app, let others):
            self.init(.unsupportedApp, intent: intent, arguments: ["app": .string(app)])
            if !others.isEmpty { arguments["others"] = .array(others.map(Value.string)) }
        case .otherApp(let app): self.init(.otherApp, intent: intent, arguments: ["app": .string(app)])
        case .locked: self.init(.locked, intent: intent)
        case .notSupported: self.init(.notSupported, intent: intent)
        }
    }

    /// The message of an intent that ended.
    init(_ interaction: Interaction) {
        let request = interaction.request
        guard let response = interaction.response else {
            self.init(.cancelled, endOf: request)
            return
        }
        self.init(.response, intent: request.intent, detail: response.code.rawValue)
        arguments = Self.arguments(of: request).merging(response.details) { _, told in told }
    }

    /// The message of a request that is kept for later.
    ///
    /// - Parameter detail: `asked` if the user has to confirm the request first.
    init(scheduling request: IntentRequest, detail: String? = nil) {
        self.init(.scheduled, intent: request.intent, detail: detail, arguments: Self.arguments(of: request))
        arguments["when"] = .string(request.modifiers.map(\.spoken).joined(separator: ", "))
    }

    /// The message of an intent that ended without a handler.
    init(_ key: Key, endOf request: IntentRequest) {
        self.init(key, intent: request.intent, arguments: Self.arguments(of: request))
    }

    /// The arguments of the parameters.
    private static func arguments(of request: IntentRequest) -> [String: Value] {
        Dictionary(
            uniqueKeysWithValues: request.names.map { name in
                let values = request.values(of: name)
                let told = values.map(\.displayValue)
                return (name, told.count == 1 ? told[0] : .array(told))
            }
        )
    }
}
