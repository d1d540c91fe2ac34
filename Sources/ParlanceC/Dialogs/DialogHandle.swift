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
        let options = try TurnOptions(members, apps: conversation.parser.apps)
        let dialog = try begin()
        let turn = turn(after: utterance, in: dialog, options)
        state.withLock { $0 = State(dialog: turn.dialog) }
        let language = conversation.parser.language
        return turn.json(utterance: utterance) { conversation.messages.text(of: $0, language: language) }
    }

    private func turn(after utterance: String, in dialog: Dialog, _ options: TurnOptions) -> Turn {
        let calls = HandlerCalls()
        let pipeline = Pipeline(
            parser: conversation.parser,
            language: conversation.parser.language,
            catalog: conversation.catalog,
            handlers: calls,
            options: options.pipeline
        )
        let situation = options.situation
        Task.detached { calls.finish(await pipeline.respond(to: utterance, in: dialog, situation: situation)) }
        return calls.turn(answeringBy: handler)
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
