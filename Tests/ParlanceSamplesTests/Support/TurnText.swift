import Parlance

/// A turn as transcripts write it.
struct TurnText {
    let turn: Turn

    var lines: [String] {
        var lines = [hesitation + outcome]
        if let replaced = turn.replaced { lines.append("  instead of: \(replaced.request.intent)") }
        if let told = turn.interaction?.response { lines += told.lines }
        lines += turn.problems.map { "  problem: \($0)" }
        return lines
    }

    /// What is said before a question that is asked again.
    private var hesitation: String {
        turn.messages.count > 1 ? turn.messages.dropLast().map { "\($0.key.words); " }.joined() : ""
    }

    private var outcome: String {
        switch turn.outcome {
        case .question(let question): text(of: question)
        case .answer(let answer): text(of: answer)
        case .done(let interaction): text(of: interaction)
        }
    }

    private func text(of question: Question) -> String {
        let reason = question.reason.map { " (\($0))" } ?? ""
        let place = place(of: question)
        switch question.kind {
        case .value: return "\(question.isUnsupported ? "unsupported" : "ask") \(place)\(reason)"
        case .choose(let candidates):
            return "choose \(place)\(reason): \(candidates.map(\.name).joined(separator: " | "))"
        case .confirm(let value): return "confirm \(place)\(reason): \(value.name)"
        case .confirmIntent(let response): return "confirm \(place)\(reason): \(known)\(response.details.text)"
        }
    }

    private func place(of question: Question) -> String {
        let intent = turn.dialog.request?.intent ?? ""
        let element = question.element.map { "[\($0)]" } ?? ""
        return intent + (question.parameter.map { ".\($0)\(element)" } ?? "")
    }

    private var known: String { turn.dialog.request.map(\.text) ?? "" }

    private func text(of answer: Turn.Answer) -> String {
        switch answer {
        case .notUnderstood: "not understood"
        case .ambiguous(let intents): "ambiguous: \(intents.joined(separator: " | "))"
        case .notSupported(let intent): "not supported: \(intent)"
        case .locked(let intent): "locked: \(intent)"
        case .inProgress: "in progress"
        }
    }

    private func text(of interaction: Interaction) -> String {
        guard let response = interaction.response else {
            return "\(turn.messages.last?.key.words ?? ""): \(interaction.request.intent)"
        }
        return "done \(interaction.request.intent) \(response.code): \(interaction.request.text)"
    }
}

extension Message.Key {
    fileprivate var words: String { rawValue.replacing("_", with: " ") }
}

extension IntentRequest {
    fileprivate var text: String {
        names.map { name in "\(name)=\(values(of: name).map(\.name).joined(separator: ", "))" }.joined(separator: "; ")
    }
}

extension IntentResponse {
    fileprivate var lines: [String] {
        var lines = details.isEmpty ? [] : ["  details:\(details.text)"]
        if let activity { lines.append("  activity: \(activity.type) \(activity.userInfo.text)") }
        return lines
    }
}

extension [String: Value] {
    fileprivate var text: String {
        isEmpty ? "" : " {" + sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }.joined(separator: ", ") + "}"
    }
}
