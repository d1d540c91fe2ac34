// The JSON form of turns.

extension Turn {
    /// The form of a turn in `parlance chat --json`. This is the only JSON form of a turn.
    ///
    /// - Parameters:
    ///   - utterance: The utterance that the turn answers.
    ///   - log: The actions of the app, for the member `app`.
    ///   - text: Returns the text of a message; nil if the grammar has none.
    public func json(utterance: String, log: [String] = [], text: (Message) -> String?) -> Value {
        var members: [String: Value] = ["utterance": .string(utterance)]
        members["messages"] = .array(messages.map { $0.json(text: text($0)) })
        if !problems.isEmpty { members["problems"] = .array(problems.map { .string("\($0)") }) }
        if !log.isEmpty { members["app"] = .array(log.map(Value.string)) }
        if !corrections.isEmpty { members["corrections"] = .array(corrections.map(\.json)) }
        if !dialog.queue.isEmpty { members["queue"] = .array(dialog.queue.map { .string($0.intent) }) }
        if !dropped.isEmpty { members["dropped"] = .array(dropped.map { .string($0.intent) }) }
        if let replaced { members["replaced"] = .string(replaced.request.intent) }
        if !parametersWithoutVocabulary.isEmpty {
            members["without_vocabulary"] = .array(parametersWithoutVocabulary.map(Value.string))
        }
        return .object(members.merging(outcomeMembers) { own, _ in own })
    }

    private var outcomeMembers: [String: Value] {
        switch outcome {
        case .question(let question):
            return ["turn": .string("question"), "question": question.json].merging(Self.members(of: dialog.request)) {
                $1
            }
        case .done(let interaction):
            var members = Self.members(of: interaction.request)
            members["turn"] = .string("done")
            members["status"] = .string(interaction.status.rawValue)
            members["response"] = interaction.response.map(\.json) ?? .null
            return members
        case .answer(let answer): return answer.members.merging(["turn": .string("answer")]) { $1 }
        }
    }

    private static func members(of request: IntentRequest?) -> [String: Value] {
        guard let request else { return [:] }
        let parameters = request.names.map { ($0, Value.array(request.values(of: $0).map(\.json))) }
        var members: [String: Value] = [
            "intent": .string(request.intent), "parameters": .object(Dictionary(uniqueKeysWithValues: parameters)),
        ]
        members["selected_app"] = request.app?.json
        members["follow_up"] = request.followUp?.json
        return members
    }
}

extension Turn.Answer {
    fileprivate var members: [String: Value] {
        switch self {
        case .notUnderstood: ["answer": .string("not_understood")]
        case .thanked: ["answer": .string("thanked")]
        case .greeted: ["answer": .string("greeted")]
        case .help: ["answer": .string("help")]
        case .told(let intent): ["answer": .string("told"), "intent": .string(intent)]
        case .notUndone(let intent): ["answer": .string("not_undone"), "intent": .string(intent)]
        case .unscheduled(let intent): ["answer": .string("unscheduled"), "intent": .string(intent)]
        case .ambiguous(let intents): ["answer": .string("ambiguous"), "intents": .array(intents.map(Value.string))]
        case .notSupported(let intent): ["answer": .string("not_supported"), "intent": .string(intent)]
        case .unsupportedApp(let intent, let app):
            ["answer": .string("unsupported_app"), "intent": .string(intent), "named_app": .string(app)]
        case .otherApp(let intent, let app):
            ["answer": .string("other_app"), "intent": .string(intent), "named_app": .string(app)]
        case .locked(let intent): ["answer": .string("locked"), "intent": .string(intent)]
        case .scheduled(let request):
            [
                "answer": .string("scheduled"), "intent": .string(request.intent),
                "modifiers": .array(request.modifiers.map(\.json)),
            ]
        case .notScheduled(let intent): ["answer": .string("not_scheduled"), "intent": .string(intent)]
        case .inProgress(let identifier): ["answer": .string("in_progress"), "identifier": .string(identifier)]
        }
    }
}

extension Correction {
    fileprivate var json: Value { .object(["said": .string(said), "understood": .string(understood)]) }
}

extension RequestModifier {
    fileprivate var json: Value {
        .object(["kind": .string(kind.rawValue), "value": value, "spoken": .string(spoken)])
    }
}

extension FollowUp {
    fileprivate var json: Value {
        var members: [String: Value] = [
            "interaction": .string(interaction), "parameters": .array(parameters.map(Value.string)),
        ]
        members["understood"] = understood.map(Value.string)
        return .object(members)
    }
}

extension SelectedApp {
    fileprivate var json: Value {
        .object([
            "identifier": .string(identifier), "name": .string(name), "selection": .string(selection.rawValue),
        ])
    }
}

extension Question {
    fileprivate var json: Value {
        var members: [String: Value] = ["unsupported": .bool(isUnsupported)]
        members["parameter"] = parameter.map(Value.string)
        members["element"] = element.map(Value.integer)
        members["reason"] = reason.map(Value.string)
        switch kind {
        case .value: members["kind"] = .string("value")
        case .choose(let candidates):
            members["kind"] = .string("choose")
            members["candidates"] = .array(candidates.map(\.json))
        case .confirm(let value):
            members["kind"] = .string("confirm")
            members["value"] = value.json
        case .confirmIntent(let response):
            members["kind"] = .string("confirm_intent")
            members["response"] = response.json
        }
        return .object(members)
    }
}

extension ParameterValue {
    fileprivate var json: Value {
        var members: [String: Value] = ["value": value, "name": .string(name)]
        members["spoken"] = spoken.map(Value.string)
        members["identifier"] = term.map { .string($0.identifier) }
        return .object(members)
    }
}

extension IntentResponse {
    fileprivate var json: Value {
        var members: [String: Value] = ["code": .string(code.rawValue), "details": .object(details)]
        members["activity"] = activity.map { activity in
            var members: [String: Value] = ["type": .string(activity.type), "user_info": .object(activity.userInfo)]
            members["title"] = activity.title.map(Value.string)
            return .object(members)
        }
        return .object(members)
    }
}

extension Message {
    fileprivate func json(text: String?) -> Value {
        .object(["key": .string(keys[0]), "text": text.map(Value.string) ?? .null])
    }
}
