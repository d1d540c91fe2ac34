#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension Dialog {
    /// The turn after a run.
    func turn(after result: RunResult) -> Turn {
        var dialog = self
        dialog.ongoing.removeAll { $0.identifier == result.state.identifier }
        var turn =
            switch result.end {
            case .question: dialog.turn(afterQuestionOf: result.state, at: result.date)
            case .done(let interaction): dialog.turn(ending: interaction)
            case .scheduled: dialog.turn(scheduling: result.state, at: result.date)
            case .notSupported: dialog.turn(withoutHandlerFor: result.state.request.intent)
            }
        turn.problems = result.problems
        return turn
    }

    /// While another question is open, a new one is not asked: its intent ends without a response.
    private func turn(afterQuestionOf state: PendingIntent, at date: Date) -> Turn {
        pending == nil ? turn(asking: state, at: date) : turn(ending: state.interaction(nil, ended: date))
    }

    private func turn(scheduling state: PendingIntent, at date: Date) -> Turn {
        var dialog = self
        dialog.remember(state.request, identifier: state.identifier, ended: date)
        dialog.last = state.interaction(nil, ended: date)
        return Turn(dialog, .answer(.scheduled(state.request)), [Message(scheduling: state.request)])
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

    /// Ends an intent in progress whose result will never arrive, because the process that ran it is gone: a failure with
    /// the problem `abandoned`.
    ///
    /// `Pipeline.respond(to:in:)` does this by itself for intents that have been in progress for longer than
    /// `PipelineLimits.background`.
    ///
    /// - Parameter date: The current date.
    /// - Returns: Nil if the intent is not in progress.
    public func abandon(_ identifier: String, at date: Date = Date()) -> Turn? {
        guard let state = ongoing.first(where: { $0.identifier == identifier }) else { return nil }
        let interaction = state.interaction(IntentResponse(.failure), ended: date)
        return turn(after: RunResult(state: state, end: .done(interaction), date: date, problems: [.abandoned]))
    }

    /// The turns that end the intents whose time in progress is over, in their order.
    func turnsOfExpired(at date: Date) -> [Turn] {
        ongoing.filter { $0.expires.map { $0 < date } ?? false }.reduce(into: []) { turns, state in
            (turns.last?.dialog ?? self).abandon(state.identifier, at: date).map { turns.append($0) }
        }
    }
}
