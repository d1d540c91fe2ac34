import Foundation
import ParlancePipeline

/// Passes utterances to a pipeline in order, and stores the last turn.
struct Conversation {
    let pipeline: Pipeline
    var situation = Situation()
    private(set) var dialog = Dialog(identifier: "d")
    private(set) var turns: [Turn] = []

    init(_ pipeline: Pipeline) { self.pipeline = pipeline }

    @discardableResult
    mutating func say(_ utterance: String) async -> Turn {
        let turn = await pipeline.respond(to: utterance, in: dialog, situation: situation)
        dialog = turn.dialog
        turns.append(turn)
        return turn
    }

    /// Passes all utterances; returns the last turn.
    mutating func say(all utterances: [String]) async -> Turn? {
        for utterance in utterances { await say(utterance) }
        return turns.last
    }

    /// Continues from a turn of another source.
    mutating func take(_ turn: Turn) {
        dialog = turn.dialog
        turns.append(turn)
    }

    /// Continues as another process would.
    mutating func restore() throws {
        dialog = try JSONDecoder().decode(Dialog.self, from: JSONEncoder().encode(dialog))
    }
}

extension Turn {
    /// The names of the candidates.
    var choices: [String]? {
        guard case .choose(let candidates)? = question?.kind else { return nil }
        return candidates.map(\.name)
    }

    /// The name of the value to confirm.
    var toConfirm: String? {
        guard case .confirm(let value)? = question?.kind else { return nil }
        return value.name
    }

    /// Whether the question asks for a value.
    var asksForValue: Bool { question?.kind == .value }

    var code: ResponseCode? { interaction?.response?.code }

    /// The names of a parameter's values in the handled request.
    func handled(_ parameter: String) -> [String]? {
        interaction.map { $0.request.values(of: parameter).map(\.name) }
    }
}
