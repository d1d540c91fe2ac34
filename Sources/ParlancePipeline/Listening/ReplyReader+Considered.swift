import ParlanceGrammar

// Requests that the user only considers: "I wonder if I should pause my run".

extension ReplyReader {
    /// The meaning of an utterance, whose request the user confirms if the utterance only considers it.
    func considered(_ heard: HeardReply, in utterance: String) -> HeardReply {
        guard let wish = wish(consideredIn: utterance) else { return heard }
        let correction = Correction(said: utterance, understood: wish, isPartial: true)
        var heard = heard
        switch heard.reply {
        case .request where heard.correction == nil: heard.correction = correction
        case .followUp(var request):
            request.corrections = [correction]
            heard.reply = .followUp(request)
        default: break
        }
        return heard
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
