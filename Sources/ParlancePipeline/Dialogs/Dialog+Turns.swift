#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension Dialog {
    /// The turn that asks the question of an intent and replaces an open one.
    func turn(asking state: PendingIntent, at date: Date) -> Turn {
        var dialog = self
        dialog.pending = nil
        guard let question = state.question else { return dialog.turn(ending: state.interaction(nil, ended: date)) }
        dialog.pending = state
        let request = state.request
        // The confirmation of an intent shows the corrections in it.
        let corrections =
            question.confirmsIntent
            ? state.newCorrections.filter { !$0.isSilent }.map { Message($0, intent: request.intent) } : []
        let missed = state.missedBeforeChange.map { [Message(ignoring: $0, intent: request.intent)] } ?? []
        if !missed.isEmpty { dialog.pending?.unheard = nil }
        return Turn(dialog, .question(question), missed + corrections + [Message(question, of: request)])
    }

    /// The turn in which an intent ends.
    func turn(ending interaction: Interaction) -> Turn {
        var dialog = self
        dialog.remember(interaction.request, identifier: interaction.identifier, ended: interaction.ended)
        dialog.last = interaction.response == nil ? nil : interaction
        return Turn(dialog, .done(interaction), [Message(interaction)])
    }

    /// The turn in which an intent that may be in progress ends without a response.
    func turn(cancelling state: PendingIntent, at date: Date) -> Turn {
        var dialog = self
        dialog.ongoing.removeAll { $0.identifier == state.identifier }
        return dialog.turn(ending: state.interaction(nil, ended: date))
    }

    /// The turn in which the pending intent ends without a response.
    func turn(endingPending key: Message.Key, at date: Date) -> Turn {
        guard let pending else { return Turn(self, .answer(.notUnderstood), [Message(.notUnderstood)]) }
        var dialog = self
        dialog.pending = nil
        dialog.remember(pending.request, identifier: pending.identifier, ended: date)
        dialog.last = nil
        let message = Message(key, endOf: pending.request)
        return Turn(dialog, .done(pending.interaction(nil, ended: date)), [message])
    }

    /// The turn after an answer that is not understood: the question again, each time after another message, or the
    /// end of the intent.
    ///
    /// - Parameter unknown: The words that were taken for a value, but are none.
    func turn(
        misunderstanding pending: PendingIntent,
        unknown: ParameterValue? = nil,
        limit: PipelineLimits,
        at date: Date
    ) -> Turn {
        var state = pending
        state.misunderstandings = min(state.misunderstandings, limit.misunderstandings) + 1
        var dialog = self
        dialog.pending = state
        guard state.misunderstandings < limit.misunderstandings, let question = state.question else {
            return dialog.turn(endingPending: .gaveUp, at: date)
        }
        var turn = dialog.turn(asking: state, at: date)
        // The reason of an unsupported value is in the question.
        let isTold = question.isUnsupported && unknown != nil
        let help = state.misunderstandings > 1 ? [Message(helpWith: question, of: state.request)] : []
        turn.messages.insert(contentsOf: (isTold ? [] : [Message(misunderstanding: state, unknown)]) + help, at: 0)
        return turn
    }

    /// The turn with the open question after another message.
    func turn(repeating pending: PendingIntent, after message: Message?, at date: Date) -> Turn {
        var turn = turn(asking: pending, at: date)
        turn.messages.insert(contentsOf: message.map { [$0] } ?? [], at: 0)
        return turn
    }
}
