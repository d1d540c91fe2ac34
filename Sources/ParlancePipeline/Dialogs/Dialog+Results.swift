import Foundation

extension Dialog {
    /// The turn after a run.
    func turn(after result: RunResult) -> Turn {
        var dialog = self
        dialog.ongoing.removeAll { $0.identifier == result.state.identifier }
        var turn =
            switch result.end {
            case .question: dialog.turn(afterQuestionOf: result.state, at: result.date)
            case .done(let interaction): dialog.turn(ending: interaction)
            case .scheduled: dialog.turn(scheduling: result.state.request)
            case .notSupported: dialog.turn(withoutHandlerFor: result.state.request.intent)
            }
        turn.problems = result.problems
        return turn
    }

    /// While another question is open, a new one is not asked: its intent ends without a response.
    private func turn(afterQuestionOf state: PendingIntent, at date: Date) -> Turn {
        pending == nil ? turn(asking: state, at: date) : turn(ending: state.interaction(nil, ended: date))
    }

    private func turn(scheduling request: IntentRequest) -> Turn {
        Turn(self, .answer(.scheduled(request)), [Message(scheduling: request)])
    }

    private func turn(withoutHandlerFor intent: String) -> Turn {
        Turn(self, .answer(.notSupported(intent)), [Message(.notSupported, intent: intent)])
    }

    /// Receives the result of an intent that was in progress.
    ///
    /// - Returns: Nil if the dialog does not wait for it: the event belongs to another dialog, or its intent was
    ///   cancelled or has been received.
    public func receive(_ event: PipelineEvent) -> Turn? {
        guard event.dialog == identifier, inProgress.contains(event.identifier) else { return nil }
        return turn(after: event.result)
    }
}
