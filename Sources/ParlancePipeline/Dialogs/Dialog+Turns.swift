import Foundation

extension Dialog {
    /// The turn in which a question is asked again, with what is left of it.
    func turn(asking state: PendingIntent, at date: Date) -> Turn {
        var dialog = self
        dialog.pending = nil
        return dialog.turn(after: RunResult(state: state, end: .question, date: date))
    }

    /// The turn in which the pending intent ends without a response.
    func turn(endingPending key: Message.Key, at date: Date) -> Turn {
        guard let pending else { return Turn(self, .answer(.notUnderstood), [Message(.notUnderstood)]) }
        var dialog = self
        dialog.pending = nil
        let message = Message(key, endOf: pending.request)
        return Turn(dialog, .done(pending.interaction(nil, ended: date)), [message])
    }

    /// The turn after an answer that was none: the question once more, or the end of the intent.
    func turn(misunderstanding pending: PendingIntent, limit: PipelineLimits, at date: Date) -> Turn {
        var state = pending
        state.misunderstandings = min(state.misunderstandings, limit.misunderstandings) + 1
        guard state.misunderstandings < limit.misunderstandings else { return turn(endingPending: .gaveUp, at: date) }
        var turn = turn(asking: state, at: date)
        turn.messages.insert(Message(.notUnderstood, intent: state.request.intent), at: 0)
        return turn
    }
}
