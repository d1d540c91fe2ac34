import ParlanceGrammar
import ParlanceMatching

// Agreements in the words of the request: "yes, cancel the ride", "yeah tell her that", "ja, schick ihr das".

extension ReplyReader {
    /// The maximum number of words of an agreement before the request.
    private static let mostAgreeing = 3

    /// The maximum number of words of an agreement with the request.
    private static let mostRestating = 12

    /// The maximum number of words of the request without an agreement.
    private static let mostRepeating = 5

    /// The maximum number of values of a request that pronouns are replaced with.
    private static let mostValues = 8

    /// Whether an utterance agrees and then says the request that is to be confirmed once more, with no other value.
    func restates(_ utterance: String, _ pending: PendingIntent) -> Bool {
        wordsBehindAgreement(utterance, pending).contains { says($0, pending) || approves($0, pending) }
    }

    /// Whether a text says that values of the open request are right: "twenty is right".
    private func approves(_ text: String, _ pending: PendingIntent) -> Bool {
        let tokens = text.split(whereSeparator: \.isWhitespace)
        return tokens.dropLast().prefix(Self.mostValueWords).contains { word in
            let rest = text[word.endIndex...]
            guard let values = fixedValues(in: String(text[..<word.endIndex]), pending) else { return false }
            let isSame = values.allSatisfy { name, said in
                let known = pending.request.values(of: name)
                return said.count == known.count && zip(said, known).allSatisfy { $0.saysSame(as: $1) }
            }
            return isSame && profile.followUps.things.contains { agrees($0 + rest) }
        }
    }

    /// Whether a text is the open request once more, with pronouns or nothing for its values: "ring them up", "send the text".
    func restatesWithoutAgreeing(_ text: String, _ pending: PendingIntent) -> Bool {
        let spoken = WordSequence(text)
        guard spoken.count > 1, spoken.count <= Self.mostRepeating, !pending.request.names.isEmpty else { return false }
        let hasPronoun = !spoken.places(of: profile.followUps.persons + profile.followUps.things).isEmpty
        let isPlain =
            exactRequest(in: text).map { $0.intent == pending.request.intent && $0.spokenSlots.isEmpty } ?? false
        return (hasPronoun || isPlain) && !linksOther(spoken) && says(text, pending)
    }

    /// Whether words that join a value stand before anything but a pronoun: "order it for my sister".
    private func linksOther(_ spoken: WordSequence) -> Bool {
        spoken.places(of: Array(profile.prepositions)).contains { place in
            let rest = WordSequence(String(spoken.text[place.upperBound...]))
            return rest.count > 0 && !rest.isOne(of: profile.followUps.persons + profile.followUps.things)
        }
    }

    /// Whether an utterance agrees and goes on with the request, or its verb, and more that no sign sets off: "yes, send it
    /// tomorrow". It is no agreement, because the rest may say something else.
    func saysMore(_ utterance: String, _ pending: PendingIntent) -> Bool {
        guard let question = pending.question else { return false }
        return wordsBehindAgreement(utterance, pending).contains { command in
            let words = command.split(whereSeparator: \.isWhitespace)
            let said = words.dropLast().prefix(Self.mostRestating).reversed().first { word in
                let text = String(command[..<word.endIndex])
                if says(text, pending) { return true }
                if case .yes? = plainAnswer(text, question, of: "") { return true }
                return false
            }
            guard let said else { return beginsRequest(command, of: pending.request.intent) }
            return !said.endsWithSign && !startsSentence(String(command[said.endIndex...]))
        }
    }

    /// The texts behind the first words of an utterance that agree by themselves.
    private func wordsBehindAgreement(_ utterance: String, _ pending: PendingIntent) -> [String] {
        guard let question = pending.question, question.confirmsIntent else { return [] }
        return utterance.split(whereSeparator: \.isWhitespace).dropLast().prefix(Self.mostAgreeing).compactMap { word in
            guard case .yes? = plainAnswer(String(utterance[..<word.endIndex]), question, of: "") else { return nil }
            return String(utterance[word.endIndex...].trimming { $0.isWhitespace || ",;.!".contains($0) })
        }
    }

    /// Whether the first word of a text belongs to a request of the intent, of which a part is understood: "book the cheapest
    /// ride".
    private func beginsRequest(_ text: String, of intent: String) -> Bool {
        guard let result = parse(text, nil, of: nil, isWorking: false), let first = WordSequence(text).firstWord else {
            return false
        }
        return result.readings.contains { reading in
            reading.intent == intent && !reading.isReply
                && !reading.unexplainedWords.contains { $0.range.overlaps(first) }
        }
    }

    /// Whether a text is the open request without other values, in the request's words or with pronouns. "Another ride" is
    /// another request, and one with a child seat is more.
    private func says(_ text: String, _ pending: PendingIntent) -> Bool {
        guard WordSequence(text).places(of: profile.contrasts).isEmpty else { return false }
        var reader = FollowUpReader(self, remembered: [pending.remembered] + remembered)
        reader.takesSame = true
        return wordings(of: text, pending).contains { text in
            let literal = exactRequest(in: text)
            if literal?[ReplyKey.unheeded] != nil { return false }
            let request = literal?.newRequest(catalog[pending.request.intent], language: language)
            return [request, reader.reference(in: WordSequence(text))].compactMap { $0 }
                .contains { isSame($0, as: pending) }
        }
    }

    /// A text as said, without its pronouns of things ("book that ride"), and with values of the request for its pronouns
    /// ("send it to him").
    private func wordings(of text: String, _ pending: PendingIntent) -> [String] {
        let values = pending.request.names.prefix(Self.mostValues).map { name in
            (
                isPerson: catalog[pending.request.intent]?[name]?.recall == .person,
                all: pending.request.values(of: name).compactMap { $0.spoken ?? $0.term?.phrase.text }
            )
        }
        let persons = values.filter(\.isPerson).flatMap(\.all)
        let named = persons.count == 1 ? text.replacing(profile.followUps.persons, with: persons[0]) : text
        let things = values.filter { !$0.isPerson && $0.all.count == 1 }.flatMap(\.all)
        return [text, text.replacing(profile.followUps.things, with: ""), named]
            + things.map { named.replacing(profile.followUps.things, with: $0) }
    }

    /// Whether all that a request says is what the open one has; a pronoun may stand for anything of it.
    private func isSame(_ request: IntentRequest, as pending: PendingIntent) -> Bool {
        guard request.intent == pending.request.intent, request.modifiers.isEmpty else { return false }
        let pronouns = profile.followUps.persons + profile.followUps.things
        return request.names.allSatisfy { name in
            let (known, said) = (pending.request.values(of: name), request.values(of: name))
            let isPronoun = said.allSatisfy { $0.spoken.map { WordSequence($0).isOne(of: pronouns) } ?? false }
            if isPronoun { return known.count == 1 }
            // One of several persons is another request, and a part of a text another text.
            let isText = catalog[request.intent]?[name]?.type == .text
            let memory = pending.memories[name] ?? ParameterMemory()
            return said.count == known.count
                && said.allSatisfy { value in
                    known.contains { isText ? value.isSame(as: $0) : memory.means(value, $0) }
                }
        }
    }
}

extension ParameterValue {
    /// Whether it is the same value, or only its number.
    fileprivate func saysSame(as known: ParameterValue) -> Bool {
        isSame(as: known) || value.plainNumber != nil && value.plainNumber == known.value.numericPart
    }
}

extension String {
    /// The text with other words wherever one of the phrases stands.
    fileprivate func replacing(_ phrases: [String], with words: String) -> String {
        WordSequence(self).places(of: phrases).reversed().reduce(into: self) { text, place in
            text.replaceSubrange(place, with: words)
        }
    }
}
