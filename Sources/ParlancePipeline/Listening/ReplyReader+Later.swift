import ParlanceGrammar
import ParlanceMatching

// Answers that agree to a request for later: "yes, at six", "send it when I get home".

extension ReplyReader {
    /// A time or a condition for a request that is to be confirmed, alone or with words that agree. The user is asked again. Nil if the
    /// request has a parameter that takes the time, or if the words have another meaning than a number in the time: "six" of "at six".
    func agreementForLater(_ utterance: String, insteadOf heard: HeardReply, _ pending: PendingIntent) -> HeardReply? {
        guard let question = pending.question, question.confirmsIntent, !utterance.contains("?"), !negates(utterance),
            !refuses(utterance)
        else { return nil }
        let intent = pending.request.intent
        let division = divisions(of: utterance).first { division in
            division.modifiers.allSatisfy { !takesTime($0, of: intent) && !isInterjection($0) }
                && isWithin(division.modifiers, heard.reply) && onlyAgrees(division.rest, question, of: intent)
        }
        guard let division else { return nil }
        // "Yes, before I forget" is for now.
        if division.modifiers.contains(where: isUrging) { return agrees(division.rest) ? HeardReply(.yes) : nil }
        var heard = HeardReply(.values([:]))
        heard.modifiers = division.modifiers
        return heard
    }

    /// Whether a reply has no meaning but to wait or to ask, or only numbers of modifiers.
    private func isWithin(_ modifiers: [RequestModifier], _ reply: Reply) -> Bool {
        switch reply {
        case .none, .aside(.wait), .aside(.again): true
        case .values(let values):
            values.values.joined().allSatisfy { value in
                guard let spoken = value.spoken, value.value.plainNumber != nil else { return false }
                return modifiers.contains { $0.spoken.contains(spoken) }
            }
        default: false
        }
    }

    /// Whether a condition is a reason to do it at once: "before she gets angry", "after all she has paid".
    private func isUrging(_ modifier: RequestModifier) -> Bool {
        modifier.kind == .condition && WordSequence(modifier.spoken).dropping(first: profile.remarks.urging) != nil
    }

    /// Whether words that may be a time only fill a pause: German "so" is an abbreviation of Sunday.
    private func isInterjection(_ modifier: RequestModifier) -> Bool {
        let idle = profile.leadingWords.union(words(of: profile.remarks.interjections))
        return Set(words(of: modifier.spoken)).isSubset(of: idle)
    }

    /// Whether a parameter of an intent takes the time of a modifier.
    private func takesTime(_ modifier: RequestModifier, of intent: String) -> Bool {
        exactValues(in: modifier.spoken, for: intent).contains { reply in
            guard case .values(let values) = reply else { return false }
            return values.values.joined().contains { $0.isOnCalendar || $0.value.plainNumber == nil }
        }
    }

    /// Whether a text is empty or agrees, also before "but" and "only".
    private func onlyAgrees(_ text: String, _ question: Question, of intent: String) -> Bool {
        var rest = WordSequence(text.withoutSigns)
        while let shorter = rest.dropping(last: profile.joiners + profile.contrasts) { rest = shorter }
        if Set(words(of: rest.text)).isSubset(of: profile.leadingWords) { return true }
        if case .yes? = plainAnswer(rest.text, question, of: intent) { return true }
        return false
    }
}
