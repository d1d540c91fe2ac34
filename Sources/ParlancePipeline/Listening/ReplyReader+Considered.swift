import ParlanceGrammar

// Requests that the user only considers: "I wonder if I should pause my run".

extension ReplyReader {
    /// The maximum number of words of a condition that may end with a negation: "if not".
    private static let mostCondition = 3
    /// The maximum number of clauses of an utterance in which words of doubt are looked for.
    private static let mostClausesConsidered = 8

    /// The meaning of an utterance, whose request the user confirms if the utterance only considers it.
    func considered(_ heard: HeardReply, in utterance: String) -> HeardReply {
        if heard.modifiers.contains(where: { isUnreal($0, in: utterance) }) { return HeardReply(.none) }
        guard let wish = wish(consideredIn: utterance) else { return heard }
        let correction = Correction(said: utterance, understood: wish, isPartial: true)
        var heard = heard
        switch heard.reply {
        case .request(let reading) where heard.correction?.leavesOutRemarks != false && mayAskFor(reading.intent, wish):
            heard.correction = correction
        case .followUp(var request):
            request.corrections = [correction]
            heard.reply = .followUp(request)
        case .requests(let readings):
            heard.reply = .requests(readings.map { $0.doubted(by: correction) })
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
        guard modifier.kind == .condition else { return false }
        let said = words(of: modifier.spoken)
        if said.count > Self.mostCondition, said.last.map(negations.contains) == true { return true }
        return turnsToSentence(modifier.spoken) || isContraryToFact(modifier.spoken, in: utterance)
    }

    private func turnsToSentence(_ condition: String) -> Bool {
        let turns = Set(profile.contrasts).subtracting(profile.joiners).intersection(profile.remarks.turns)
        return WordSequence(condition).places(of: Array(turns)).contains { place in
            startsSentence(String(condition[place.upperBound...]))
        }
    }

    /// Whether words of unreal conditions stand in a condition, or begin with it and go on behind it: "if it | were warmer".
    private func isContraryToFact(_ condition: String, in utterance: String) -> Bool {
        let unreal = profile.remarks.unreal
        if !WordSequence(condition).places(of: unreal).isEmpty { return true }
        let said = utterance.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        guard let place = said.firstRange(of: condition) else { return false }
        return WordSequence(String(said[place.lowerBound...])).dropping(first: unreal) != nil
    }

    /// The words behind those that only consider something at the beginning, or behind a clause that says why: "should I", "my calf
    /// hurts, maybe I should".
    private func wish(consideredIn utterance: String) -> String? {
        let clauses = utterance.clauses
        guard !profile.remarks.doubts.isEmpty, clauses.count <= Self.mostClausesConsidered else { return nil }
        let lead = Array(profile.leadingWords.union(words(of: profile.fillers)))
        return clauses.firstResult { clause in
            var said = WordSequence(String(utterance[clause.startIndex...]))
            while true {
                if let wish = said.dropping(first: profile.remarks.doubts) { return wish.text.withoutSigns }
                guard let rest = said.dropping(first: lead) else { return nil }
                said = rest
            }
        }
    }
}
