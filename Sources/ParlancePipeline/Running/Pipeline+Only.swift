import ParlanceGrammar

// One of several requests of an utterance: "only Ben" when Ben and Ruth are to get 20 each.

extension Pipeline {
    /// The turn after the user wants only one of several requests of the same kind, each for another person: the others are
    /// dropped, and the one that is named is to be confirmed, if it is not done already.
    ///
    /// - Returns: Nil if the words do not say so.
    func keepingOnly(_ heard: HeardReply, in dialog: Dialog, _ situation: Situation) async -> Turn? {
        guard let pending = dialog.pending, pending.question?.confirmsIntent == true,
            case .values(let values) = heard.reply, values.count == 1, let (name, said) = values.first, said.count == 1,
            catalog[pending.request.intent]?[name]?.recall == .person,
            !WordSequence(heard.said).places(of: parser.profile.followUps.only).isEmpty
        else { return nil }
        let memory = pending.memories[name] ?? ParameterMemory()
        func isMeant(_ request: IntentRequest) -> Bool {
            request.intent == pending.request.intent
                && request.values(of: name).contains { memory.means(said[0], $0) || said[0].isSame(as: $0) }
        }
        let others = dialog.queue.filter { $0.intent != pending.request.intent }
        let dropped = dialog.queue.filter { $0.intent == pending.request.intent && !isMeant($0) }
        var rest = dialog
        if isMeant(pending.request) {
            if dropped.isEmpty { return nil }
            rest.queue = others
            var turn = rest.turn(asking: pending, at: options.now())
            turn.dropped = dropped
            return turn
        }
        if let meant = dialog.queue.first(where: isMeant) {
            (rest.queue, rest.pending) = (others, nil)
            var turn = await begin(meant, in: rest, situation)
            turn.dropped = dropped + [pending.request]
            return turn
        }
        guard let last = last(in: dialog), isMeant(last.request) else { return nil }
        rest.queue = others
        return rest.turn(endingPending: .cancelled, at: options.now())
    }
}
