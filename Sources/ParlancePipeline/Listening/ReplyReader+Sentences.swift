import ParlanceGrammar
import ParlanceMatching

// Answers in some sentences of an utterance, whose others are said to somebody else or give a reason: "Hang on, there's a
// lorry. Right, what was it again?"

extension ReplyReader {
    /// The maximum number of sentences.
    private static let mostSentences = 5

    /// The answer among other sentences, or else values among other words, of an utterance that has no meaning as a whole.
    ///
    /// - Parameter isName: Whether the utterance would be a name of any words.
    func amongOthers(
        _ utterance: String,
        insteadOf reply: Reply,
        isName: Bool,
        _ pending: PendingIntent
    ) -> HeardReply? {
        var isNone = false
        if case .none = reply { isNone = true }
        guard isNone || isName else { return nil }
        return replyInSentences(utterance, pending, isName: isName)
            ?? (isNone ? spottedValues(utterance, pending) : nil)
    }

    /// The reply of the sentences that are no remarks, in an utterance that has no meaning as a whole: what they say together,
    /// or the values that each of them says. An agreement must be said last, and say what is to be done.
    ///
    /// - Parameter isName: Whether the utterance would be a name of any words. What is left out must be sentences then.
    private func replyInSentences(_ utterance: String, _ pending: PendingIntent, isName: Bool) -> HeardReply? {
        let sentences = utterance.sentences
        guard readsPartially, (2...Self.mostSentences).contains(sentences.count) else { return nil }
        let said = sentences.filter { sentence in
            !isAside(String(sentence), pending)
                || isName && !String(sentence).trimmedClauses.contains(where: startsSentence)
        }
        guard said.count < sentences.count else { return valuesInSentences(said, pending) }
        let heard = read(said.joined(separator: " "), pending: pending, isWorking: false)
        switch heard.reply {
        case .none: return valuesInSentences(said, pending)
        case .yes:
            guard let last = said.last, last.endIndex == sentences.last?.endIndex,
                let clause = String(last).trimmedClauses.last, isOrder(clause)
            else { return nil }
            return heard
        default: return heard
        }
    }

    /// The values of several sentences, each of which says others.
    private func valuesInSentences(_ sentences: [Substring], _ pending: PendingIntent) -> HeardReply? {
        guard sentences.count > 1 else { return nil }
        var heard = HeardReply(.none)
        var values: [String: [ParameterValue]] = [:]
        for sentence in sentences {
            let next = read(String(sentence), pending: pending, isWorking: false)
            guard case .values(let said) = next.reply, !next.isFree, Set(said.keys).isDisjoint(with: values.keys) else {
                return nil
            }
            values.merge(said) { first, _ in first }
            heard.correction = heard.correction ?? next.correction
        }
        heard.reply = .values(values)
        return heard
    }

    /// Whether a sentence says nothing about a request: it asks for time, or it is a remark that refuses nothing.
    private func isAside(_ sentence: String, _ pending: PendingIntent) -> Bool {
        sentence.trimmedClauses.allSatisfy { clause in
            if let question = pending.question,
                case .aside(.wait)? = plainAnswer(clause, question, of: pending.request.intent)
            {
                return true
            }
            return isPlainRemark(clause, on: pending.request.intent)
        } && !isQuestion(sentence)
    }
}
