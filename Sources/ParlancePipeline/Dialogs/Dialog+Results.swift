extension Dialog {
    /// The turn in which something comes of an intent.
    func turn(after result: RunResult) -> Turn {
        var dialog = self
        dialog.ongoing.removeAll { $0.identifier == result.state.identifier }
        let intent = result.state.request.intent
        var turn =
            switch result.end {
            case .question: dialog.turn(asking: result)
            case .done(let interaction): Turn(dialog, .done(interaction), [Message(interaction)])
            case .notSupported:
                Turn(dialog, .answer(.notSupported(intent)), [Message(.notSupported, intent: intent)])
            }
        turn.problems = result.problems
        return turn
    }

    /// A question that comes late, while another one is open, can't be asked any more: its intent ends unanswered.
    private func turn(asking result: RunResult) -> Turn {
        guard let question = result.state.question, pending == nil else {
            let unanswered = result.state.interaction(nil, ended: result.date)
            return Turn(self, .done(unanswered), [Message(unanswered)])
        }
        var dialog = self
        dialog.pending = result.state
        let request = result.state.request
        // Whoever confirms an intent should see what was guessed of it.
        let guesses = question.confirmsIntent ? request.corrections.map { Message($0, intent: request.intent) } : []
        return Turn(dialog, .question(question), guesses + [Message(question, of: request)])
    }

    /// Takes what came of an intent that was in progress.
    ///
    /// - Returns: nil if the dialog does not wait for it: it is another dialog's, was cancelled, or has been received.
    public func receive(_ event: PipelineEvent) -> Turn? {
        guard event.dialog == identifier, inProgress.contains(event.identifier) else { return nil }
        return turn(after: event.result)
    }
}
