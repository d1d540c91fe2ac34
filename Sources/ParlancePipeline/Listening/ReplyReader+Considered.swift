import ParlanceGrammar

// Requests that the user only considers: "I wonder if I should pause my run".

extension ReplyReader {
    /// The maximum number of words of a condition that may end with a negation: "if not".
    private static let mostCondition = 3

    /// The meaning of an utterance, whose request the user confirms if the utterance only considers it.
    func considered(_ heard: HeardReply, in utterance: String) -> HeardReply {
        if heard.modifiers.contains(where: isUnreal) { return HeardReply(.none) }
        guard let wish = wish(consideredIn: utterance) else { return heard }
        let correction = Correction(said: utterance, understood: wish, isPartial: true)
        var heard = heard
        switch heard.reply {
        // "Should I take an umbrella" only asks.
        case .request(let reading) where heard.correction == nil && exactRequest(in: wish)?.intent == reading.intent:
            heard.correction = correction
        case .followUp(var request):
            request.corrections = [correction]
            heard.reply = .followUp(request)
        default: break
        }
        return heard
    }

    /// Whether nothing is to be done under a condition: it is contrary to fact, "if I had the money I'd take a taxi", or ends by
    /// denying the rest, "when I was young I could run and never pause".
    private func isUnreal(_ modifier: RequestModifier) -> Bool {
        guard modifier.kind == .condition else { return false }
        let said = words(of: modifier.spoken)
        let denies = said.count > Self.mostCondition && said.last.map(negations.contains) == true
        return denies || !WordSequence(modifier.spoken).places(of: profile.remarks.unreal).isEmpty
    }

    /// The words behind those at the beginning that only consider something: "should I".
    private func wish(consideredIn utterance: String) -> String? {
        let lead = Array(profile.leadingWords.union(words(of: profile.fillers)))
        var said = WordSequence(utterance)
        while true {
            if let wish = said.dropping(first: profile.remarks.doubts) { return wish.text.withoutSigns }
            guard let rest = said.dropping(first: lead) else { return nil }
            said = rest
        }
    }
}
