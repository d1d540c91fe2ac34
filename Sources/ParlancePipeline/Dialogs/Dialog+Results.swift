extension Dialog {
    /// The turn in which something comes of an intent.
    ///
    /// A question that comes late, while another one is open, can't be asked any more: its intent ends unanswered.
    func turn(after result: RunResult) -> Turn {
        var dialog = self
        dialog.ongoing.removeAll { $0.identifier == result.state.identifier }
        let request = result.state.request
        var turn: Turn
        switch result.end {
        case .question:
            guard let question = result.state.question, dialog.pending == nil else {
                let unanswered = result.state.interaction(nil, ended: result.date)
                turn = Turn(dialog, .done(unanswered), [Message(.cancelled, intent: request.intent)])
                break
            }
            dialog.pending = result.state
            turn = Turn(dialog, .question(question), [Message(question, of: request)])
        case .done(let interaction):
            let message =
                interaction.response.map { Message($0, of: interaction.request) }
                ?? Message(.cancelled, intent: request.intent)
            turn = Turn(dialog, .done(interaction), [message])
        case .notSupported:
            turn = Turn(
                dialog,
                .answer(.notSupported(request.intent)),
                [Message(.notSupported, intent: request.intent)]
            )
        }
        turn.problems = result.problems
        return turn
    }

    /// Takes what came of an intent that was in progress.
    ///
    /// - Returns: nil if the dialog does not wait for it: it is another dialog's, was cancelled, or has been received.
    public func receive(_ event: PipelineEvent) -> Turn? {
        guard event.dialog == identifier, inProgress.contains(event.identifier) else { return nil }
        return turn(after: event.result)
    }
}
