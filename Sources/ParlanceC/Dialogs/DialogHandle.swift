import CParlance
import Parlance
import Synchronization

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// `parlance_dialog`: a conversation with its state, which one call at a time uses.
final class DialogHandle: Handle {
    private struct State {
        var dialog: Dialog
        var isInUse = false
    }

    private let conversation: Conversation
    private let handler: HandlerFunction
    private let state: Mutex<State>

    init(_ conversation: Conversation, handler: HandlerFunction, dialog: Dialog) {
        self.conversation = conversation
        self.handler = handler
        state = Mutex(State(dialog: dialog))
    }

    /// The turn after an utterance as JSON. Blocks the thread, on which the handler runs.
    ///
    /// - Throws: `Failure` while another call uses the dialog, and `BatchError` for invalid options.
    func respond(to utterance: String, _ members: [String: Value]) throws -> Value {
        try turn(to: utterance, members) { pipeline, dialog, situation in
            await pipeline.respond(to: utterance, in: dialog, situation: situation)
        }
    }

    /// The turn of a request that was kept for later, as JSON.
    ///
    /// - Throws: As `respond(to:_:)`.
    func carryOut(_ request: IntentRequest, _ members: [String: Value]) throws -> Value {
        try turn(to: "", members) { pipeline, dialog, situation in
            await pipeline.carryOut(request, in: dialog, situation: situation)
        }
    }

    private func turn(
        to utterance: String,
        _ members: [String: Value],
        _ work: @escaping @Sendable (Pipeline, Dialog, Situation) async -> Turn
    ) throws -> Value {
        let options = try TurnOptions(members, apps: conversation.parser.apps)
        let dialog = try begin()
        let calls = HandlerCalls()
        let pipeline = Pipeline(
            parser: conversation.parser,
            language: conversation.parser.language,
            catalog: conversation.catalog,
            handlers: calls,
            options: options.pipeline(schedulingWith: calls)
        )
        let situation = options.situation
        Task.detached { calls.finish(await work(pipeline, dialog, situation)) }
        let turn = calls.turn(answeringBy: handler)
        state.withLock { $0 = State(dialog: turn.dialog) }
        return json(of: turn, utterance)
    }

    /// The turn as JSON, with the turns of earlier requests in the utterance.
    private func json(of turn: Turn, _ utterance: String) -> Value {
        let turns = turn.turns.map { turn in
            turn.json(utterance: utterance) {
                conversation.messages.text(of: $0, language: conversation.parser.language)
            }
        }
        guard turns.count > 1, var members = turns[turns.count - 1].object else { return turns[turns.count - 1] }
        members["earlier"] = .array(Array(turns.dropLast()))
        return .object(members)
    }

    /// The dialog, for this call only.
    private func begin() throws(Failure) -> Dialog {
        let dialog = state.withLock { state -> Dialog? in
            guard !state.isInUse else { return nil }
            state.isInUse = true
            return state.dialog
        }
        guard let dialog else { throw Self.busy }
        return dialog
    }

    /// The state between two turns.
    ///
    /// - Throws: `Failure` during a turn.
    var dialog: Dialog {
        get throws(Failure) {
            let dialog = state.withLock { $0.isInUse ? nil : $0.dialog }
            guard let dialog else { throw Self.busy }
            return dialog
        }
    }

    private static let busy = Failure(PARLANCE_BUSY, "the dialog is in the middle of a turn; wait for its end")
}
