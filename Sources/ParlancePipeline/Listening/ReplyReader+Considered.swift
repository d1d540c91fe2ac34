import ParlanceGrammar

// Requests that the user only considers: "I wonder if I should pause my run".

extension ReplyReader {
    /// The maximum number of words of a condition that may end with a negation: "if not".
    private static let mostCondition = 3

    /// The meaning of an utterance, whose request the user confirms if the utterance only considers it.
    func considered(_ heard: HeardReply, in utterance: String) -> HeardReply {
        if heard.modifiers.contains(where: { isUnreal($0, in: utterance) }) { return HeardReply(.none) }
        guard let wish = wish(consideredIn: utterance) else { return heard }
        let correction = Correction(said: utterance, understood: wish, isPartial: true)
        var heard = heard
        switch heard.reply {
        case .request(let reading) where heard.correction == nil && mayAskFor(reading.intent, wish):
            heard.correction = correction
        case .followUp(var request):
            request.corrections = [correction]
            heard.reply = .followUp(request)
        default: break
        }
        return heard
    }

    /// Whether words ask for an intent: "should I pause the run" is about a request, and "should I take an umbrella" only asks.
    private func mayAskFor(_ intent: String, _ wish: String) -> Bool {
        parse(wish, nil, of: nil, isWorking: false, edits: 0)?.readings.contains { $0.intent == intent } == true
    }

    /// Whether nothing is to be done under a condition: it is contrary to fact, "if I had the money I'd take a taxi", ends by denying
    /// the rest, "when I was young I could run and never pause", or turns to a sentence, "if it hurts but it doesn't hurt".
    private func isUnreal(_ modifier: RequestModifier, in utterance: String) -> Bool {
        guard modifier.kind == .condition, let place = utterance.firstRange(of: modifier.spoken) else { return false }
        let condition = WordSequence(modifier.spoken)
        let said = words(of: modifier.spoken)
        if said.count > Self.mostCondition, said.last.map(negations.contains) == true { return true }
        let turns = condition.places(of: profile.contrasts)
        if turns.contains(where: { startsSentence(String(modifier.spoken[$0.upperBound...])) }) { return true }
        return !condition.places(of: profile.remarks.unreal).isEmpty
            || WordSequence(String(utterance[place.lowerBound...])).dropping(first: profile.remarks.unreal) != nil
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
