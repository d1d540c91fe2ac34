import ParlanceGrammar
import ParlanceMatching

// Agreements in the words of the request: "yes, cancel the ride", "yeah tell her that", "ja, schick ihr das".

extension ReplyReader {
    /// The maximum number of words of an agreement before the request.
    private static let mostAgreeing = 3

    /// Whether an utterance agrees and then says the request that is to be confirmed once more, with no other value.
    func restates(_ utterance: String, _ pending: PendingIntent) -> Bool {
        guard let question = pending.question, question.confirmsIntent else { return false }
        let words = utterance.split(whereSeparator: \.isWhitespace)
        return words.dropLast().prefix(Self.mostAgreeing).contains { word in
            guard case .yes? = plainAnswer(String(utterance[..<word.endIndex]), question, of: "") else { return false }
            let rest = String(utterance[word.endIndex...].trimming { $0.isWhitespace || ",;.!".contains($0) })
            return says(rest, pending)
        }
    }

    /// Whether a text is the open request without other values, in the request's words or with pronouns.
    private func says(_ text: String, _ pending: PendingIntent) -> Bool {
        let spoken = WordSequence(text)
        var reader = FollowUpReader(self, remembered: [pending.remembered] + remembered)
        reader.takesSame = true
        let plain = reader.words.after.isEmpty ? nil : spoken.dropping(last: reader.words.after)
        return [spoken, plain].compactMap { $0 }.contains { said in
            let literal = exactRequest(in: said.text).map {
                $0.newRequest(catalog[$0.intent], language: language)
            }
            return [literal, reader.reference(in: said)].compactMap { $0 }.contains { isSame($0, as: pending) }
        }
    }

    /// Whether all that a request says is what the open one has; a pronoun may stand for anything of it.
    private func isSame(_ request: IntentRequest, as pending: PendingIntent) -> Bool {
        guard request.intent == pending.request.intent, request.modifiers.isEmpty else { return false }
        let pronouns = profile.followUps.persons + profile.followUps.things
        return request.names.allSatisfy { name in
            let known = pending.request.values(of: name)
            let memory = pending.memories[name] ?? ParameterMemory()
            return request.values(of: name).allSatisfy { value in
                let isPronoun = value.spoken.map { WordSequence($0).isOne(of: pronouns) } ?? false
                return isPronoun && !known.isEmpty || known.contains { memory.means(value, $0) }
            }
        }
    }
}
