import ParlanceGrammar
import ParlanceMatching

// More things for a list that the last request was about: "and bread" after "milk, shopping list".

extension FollowUpReader {
    /// The maximum number of words of things for a list.
    private static let mostListed = 6

    /// The last request for a list of the user's, for other things: "and bread" after "milk, shopping list". The words may be
    /// any that are no time, no question and no request.
    func lengthened(
        _ last: RememberedRequest,
        _ base: IntentRequest,
        _ declaration: IntentDeclaration,
        by spoken: WordSequence
    ) -> IntentRequest? {
        guard let series = declaration.parameters.first(where: \.isSeries)?.name, !base.values(of: series).isEmpty,
            declaration.parameters.contains(where: { $0.isPersonal && !base.values(of: $0.name).isEmpty }),
            let said = changes(in: spoken).min(by: { $0.count < $1.count })?.text, mayLengthen(said)
        else { return nil }
        var request = base
        request.set([ParameterValue(.string(said), spoken: said)], of: series)
        return following(last, request, base: base)
    }

    /// Whether words may be a thing on a list.
    private func mayLengthen(_ said: String) -> Bool {
        let words = replies.words(of: said)
        let others = replies.words(of: profile.negations + " " + profile.questionWords + " " + profile.undoing)
        // "And you" is no thing.
        if Set(replies.words(of: profile.functionWords)).isSuperset(of: words) { return false }
        return (1...Self.mostListed).contains(words.count) && !said.contains("?")
            && Set(others).isDisjoint(with: words) && !replies.isTime(said) && !replies.startsSentence(said)
            && replies.exactRequest(in: said) == nil && replies.idleReply(said) == nil
    }

    /// Whether a request goes on with the list that the last one has named: "and cat food".
    ///
    /// - Parameter said: The parameters that the request has values for.
    func addsToList(_ said: Set<String>, after last: RememberedRequest, _ declaration: IntentDeclaration) -> Bool {
        let names = declaration.parameters.filter { $0.isPersonal && last.request[$0.name] != nil }.map(\.name)
        return declaration.parameters.contains { $0.isSeries && said.contains($0.name) }
            && names.contains { !said.contains($0) }
    }

    /// Whether an utterance begins with words that say that it goes on, perhaps behind others: "oh and".
    func isMore(_ spoken: WordSequence) -> Bool {
        let rest = spoken.dropping(first: Array(profile.leadingWords))
        return [spoken, rest].contains { $0?.dropping(first: words.before) != nil }
    }
}
