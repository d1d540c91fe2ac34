import Foundation
import Parlance

/// Renders a turn as text: its outcome, the values, and the messages to the user.
struct ChatRenderer {
    private let messages: MessageTable
    private let language: String

    /// - Parameter grammar: The grammar with the messages.
    init(_ grammar: Grammar) {
        messages = MessageTable(grammar)
        language = grammar.language
    }

    /// A line about an action of an app.
    func line(logged entry: String) -> String { Self.clean("  app: \(entry)") }

    /// The lines of a turn. The first describes the outcome; the others are indented.
    func lines(for turn: Turn) -> [String] {
        let details = values(of: turn) + response(of: turn) + remarks(on: turn) + texts(of: turn)
        return ([head(of: turn)] + details.map { "  \($0)" }).map(Self.clean)
    }

    /// Escapes a line for terminals and for the comparison with transcripts.
    private static func clean(_ line: String) -> String {
        var line = MarkedText.clean(line)
        while line.last?.isWhitespace ?? false { line.removeLast() }
        return line
    }

    /// A line with styles; messages to the user are bold.
    static func styled(_ line: String) -> StyledText {
        let style = TextStyle(usesColor: Terminal.allowsColor(on: STDOUT_FILENO))
        return line.hasPrefix("  “") ? style.bold("\(line)") : "\(line)"
    }

    private func head(of turn: Turn) -> String {
        switch turn.outcome {
        case .question(let question): "\(turn.dialog.request?.intent ?? "") \(Self.asks(question))"
        case .done(let interaction):
            "\(interaction.request.intent): \(interaction.response?.code.rawValue ?? "cancelled")"
        case .answer(let answer): Self.text(of: answer)
        }
    }

    private static func asks(_ question: Question) -> String {
        let parameter = (question.parameter ?? "") + (question.element.map { "[\($0)]" } ?? "")
        let why = (question.isUnsupported ? ", unsupported" : "") + (question.reason.map { ": \($0)" } ?? "")
        switch question.kind {
        case .value: return "asks for \(parameter)\(why)"
        case .choose(let candidates):
            return "asks which \(parameter): \(candidates.map { text(of: $0) }.joined(separator: ", "))"
        case .confirm(let value): return "asks whether \(parameter) is \(text(of: value))\(why)"
        case .confirmIntent: return "asks for confirmation"
        }
    }

    private static func text(of answer: Turn.Answer) -> String {
        switch answer {
        case .notUnderstood: "not understood"
        case .thanked: "thanked"
        case .greeted: "greeted"
        case .help: "help"
        case .told(let intent): "\(intent): told again"
        case .notUndone(let intent): "\(intent): not undone"
        case .unscheduled(let intent): "\(intent): no longer scheduled"
        case .ambiguous(let intents): "ambiguous: \(intents.joined(separator: ", "))"
        case .notSupported(let intent): "\(intent): not supported"
        case .unsupportedApp(let intent, let app): "\(intent): not supported by \(app)"
        case .otherApp(let intent, let app): "\(intent): for another app, \(app)"
        case .locked(let intent): "\(intent): locked"
        case .scheduled(let request): "\(request.intent): scheduled"
        case .notScheduled(let intent): "\(intent): there is no scheduler"
        case .inProgress: "in progress"
        }
    }
}

// MARK: - Details

extension ChatRenderer {
    /// The values of the intent.
    private func values(of turn: Turn) -> [String] {
        let request: IntentRequest? =
            switch turn.outcome {
            case .question: turn.dialog.request
            case .done(let interaction): interaction.request
            case .answer(.scheduled(let request)): request
            case .answer: nil
            }
        let values = (request?.names ?? []).map { name in
            let values = request?.values(of: name) ?? []
            return "\(name) = \(values.map(Self.text).joined(separator: ", "))"
        }
        let modifiers = (request?.modifiers ?? []).map { "later, \($0.kind.rawValue) = \($0.value) “\($0.spoken)”" }
        return values + modifiers + (request?.followUp.map { [Self.text(of: $0)] } ?? [])
    }

    /// What the request takes from an earlier one.
    private static func text(of followUp: FollowUp) -> String {
        let understood = followUp.understood.map { ["understood “\($0)”"] } ?? []
        let values = followUp.parameters.isEmpty ? [] : ["from before: \(followUp.parameters.joined(separator: ", "))"]
        return understood.isEmpty && values.isEmpty ? "as before" : (understood + values).joined(separator: ", ")
    }

    private func response(of turn: Turn) -> [String] {
        var response: IntentResponse? = turn.interaction?.response
        if case .confirmIntent(let asked)? = turn.question?.kind { response = asked }
        guard let response else { return [] }
        let details = response.details.sorted { $0.key < $1.key }.map { "response \($0.key) = \($0.value)" }
        return details + (response.activity.map { ["activity \(Self.text(of: $0))"] } ?? [])
    }

    private static func text(of activity: Activity) -> String {
        let title = activity.title.map { " “\($0)”" } ?? ""
        return activity.type + title + (activity.userInfo.isEmpty ? "" : " \(Value.object(activity.userInfo))")
    }

    private func remarks(on turn: Turn) -> [String] {
        let left = turn.replaced.map { ["left unfinished: \($0.request.intent)"] } ?? []
        let unknown = turn.parametersWithoutVocabulary.map {
            "\($0): the words alone are known, for no vocabulary has them"
        }
        let queue = Self.list("next", of: turn.dialog.queue) + Self.list("dropped", of: turn.dropped)
        return left + unknown + queue + turn.problems.map { "problem: \($0)" }
    }

    private static func list(_ name: String, of requests: [IntentRequest]) -> [String] {
        requests.isEmpty ? [] : ["\(name): \(requests.map(\.intent).joined(separator: ", "))"]
    }

    private func texts(of turn: Turn) -> [String] {
        turn.texts(from: messages, language: language).map { "“\($0)”" }
    }

    /// A value, with its words if they differ.
    private static func text(of value: ParameterValue) -> String {
        if let term = value.term {
            return term.identifier == value.name ? value.name : "\(value.name) [\(term.identifier)]"
        }
        let text = value.value.description
        guard let spoken = value.spoken, spoken != text else { return text }
        return "\(text) “\(spoken)”"
    }
}

// MARK: - JSON

extension ChatRenderer {
    /// The turn as one line of JSON.
    ///
    /// - Parameter log: The actions of an app.
    func json(for turn: Turn, after utterance: String, log: [String]) throws -> String {
        let value = turn.json(utterance: utterance, log: log) { messages.text(of: $0, language: language) }
        return String(decoding: try JSONEncoder.answers().encode(value), as: UTF8.self)
    }
}
