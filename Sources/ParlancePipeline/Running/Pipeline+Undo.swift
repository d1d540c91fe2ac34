import ParlanceGrammar

extension Pipeline {
    /// The end of the last request, while the user may refer to it; nil if another one has been asked for since.
    func last(in dialog: Dialog) -> Interaction? {
        let newest = dialog.remembered(at: options.now(), for: options.limits.memory).first?.identifier
        return dialog.last.flatMap { $0.identifier == newest ? $0 : nil }
    }

    /// Takes back what the last request has done: by the intent that undoes it, as a request of its own, or by dropping it
    /// if it is kept for later. After a mere “no” the user is asked first.
    ///
    /// - Returns: Nil if the reply takes nothing back.
    func undoing(by reply: Reply, in dialog: Dialog, _ situation: Situation) async -> Turn? {
        guard let last = last(in: dialog) else { return nil }
        let isSure: Bool
        switch reply {
        case .aside(.undo): isSure = true
        case .no: isSure = false
        default: return nil
        }
        if last.response == nil { return await dropping(last, in: dialog) }
        let intent = last.request.intent
        let refusal = isSure ? notUndone(intent, in: dialog) : nil
        guard last.isSuccess, let name = catalog[intent]?.undoneBy, let undoing = catalog[name] else { return refusal }
        var request = last.request.undone(by: undoing, context: situation.context)
        request.isTentative = !isSure
        let turn = await begin(request, in: dialog, situation)
        if case .answer(.notSupported) = turn.outcome { return refusal }
        return turn
    }

    /// The turn that tells that the last request can't be taken back, if another one has asked for the intent that does
    /// it, and there is no handler for that.
    func refusal(of turn: Turn, in dialog: Dialog) -> Turn? {
        guard case .answer(.notSupported(let undoing)) = turn.outcome, dialog.pending == nil,
            let intent = last(in: dialog)?.request.intent, catalog[intent]?.undoneBy == undoing
        else { return nil }
        return notUndone(intent, in: dialog)
    }

    private func notUndone(_ intent: String, in dialog: Dialog) -> Turn {
        Turn(dialog, .answer(.notUndone(intent)), [Message(.notUndone, intent: intent)])
    }

    /// Drops a request that is kept for later.
    private func dropping(_ last: Interaction, in dialog: Dialog) async -> Turn {
        let intent = last.request.intent
        guard let scheduler = options.scheduler, (try? await scheduler.cancel(last.request)) == true else {
            return notUndone(intent, in: dialog)
        }
        var rest = dialog
        rest.last = nil
        return Turn(rest, .answer(.unscheduled(intent)), [Message(.unscheduled, endOf: last.request)])
    }
}

extension Interaction {
    /// Whether something was done.
    fileprivate var isSuccess: Bool { response.map { !$0.code.isFailure } ?? false }
}

extension IntentRequest {
    /// The request that takes this one back: with the values of the parameters that both have, or that say which they are for
    /// (`ParameterDeclaration.undoneParameter`).
    func undone(by declaration: IntentDeclaration, context: [String: Value]) -> IntentRequest {
        var request = IntentRequest(intent: declaration.name, language: language, context: context)
        request.app = app
        for parameter in declaration.parameters {
            request.set(values(of: parameter.undoneParameter ?? parameter.name), of: parameter.name)
        }
        return request
    }
}

extension Message {
    /// The message that tells again what a request has done, or when it is to be carried out.
    init(telling interaction: Interaction) {
        if interaction.response == nil {
            self.init(scheduling: interaction.request)
        } else {
            self.init(interaction)
            key = .told
        }
    }
}
