import ParlanceGrammar
import ParlanceMatching

// Several requests in one utterance that say something together.

extension ReplyReader {
    /// Several requests, with what they say together. Of two that are one, the one request.
    func several(
        _ found: RequestsResult,
        read readings: [Reading],
        in utterance: String,
        isWorking: Bool
    ) -> HeardReply {
        merged(readings, isOne: isApposition(utterance))
            ?? HeardReply(.requests(together(sharingOpening(of: utterance, readings, isWorking), found)))
    }

    /// The requests with their texts to the end. One that only says values is of the kind of the one before it.
    func together(_ requests: [ModifiedReading], _ found: RequestsResult) -> [ModifiedReading] {
        var requests = requests
        for (index, part) in found.requests.enumerated() where requests.indices.contains(index) {
            requests[index].details = wholeText(of: requests[index].reading, in: part.text)
            guard index > 0, !part.isCompleted else { continue }
            let before = requests[index - 1]
            if saysOnlyPerson(requests[index].reading, part.text) {
                requests[index].continuedIntent = before.continuedIntent ?? before.reading.intent
            }
        }
        return requests
    }

    /// A request, and the same for other persons behind a joining word: "send Mia 20 dollars and do the same for Sarah".
    func sameForOthers(in utterance: String) -> HeardReply? {
        parser.textsBehindJoiners(of: utterance).firstResult { rest in
            guard
                let before = WordSequence(String(utterance[..<rest.startIndex])).dropping(last: profile.joiners)?.text,
                let first = exactRequest(in: before), let declaration = catalog[first.intent],
                let others = others(in: WordSequence(String(rest)), of: declaration)
            else { return nil }
            var next = first.newRequest(declaration, language: language)
            let persons = next.names.filter { declaration[$0]?.recall == .person }
            guard persons.count == 1, others.keys.elementsEqual(persons),
                others.contains(where: { next.values(of: $0.key) != $0.value })
            else { return nil }
            for (name, values) in others { next.set(values, of: name) }
            return HeardReply(.sequence(.request(first), then: .followUp(next)))
        }
    }

    /// The known persons in words that say that all else is as before: "the same for Sarah", "Sarah as well".
    private func others(in text: WordSequence, of declaration: IntentDeclaration) -> [String: [ParameterValue]]? {
        let same = profile.followUps.before.filter {
            !profile.followUps.correcting.contains($0) && !profile.joiners.contains($0)
        }
        guard let said = text.dropping(first: same) ?? text.dropping(last: profile.followUps.after) else { return nil }
        let links = Array(profile.prepositions)
        return [said, said.dropping(first: links)].compactMap(\.self).firstResult { text in
            hasFixedValue(text.text, of: declaration.name)
                ? persons(namedBy: text.text, for: declaration.name).first : nil
        }
    }

    /// Whether a reading explains nothing but values, one of them a person without a word before it that says what is done to them: "and
    /// Dad ten for beer".
    func saysOnlyPerson(_ reading: Reading, _ text: String) -> Bool {
        let declaration = catalog[reading.intent]
        let person = reading.spokenSlots.first { declaration?[$0.name]?.recall == .person }?.spoken?.range
        guard let person else { return false }
        let idle = Set(words(of: profile.articles) + profile.joiners + profile.followUps.after)
        let values = reading.spokenSlots.compactMap(\.spoken?.range)
        let beside = text.split(whereSeparator: \.isWhitespace).filter { word in
            !values.contains { $0.overlaps(word.startIndex..<word.endIndex) }
        }
        return beside.allSatisfy { word in
            let isBeforePerson =
                word.endIndex < person.lowerBound
                && text[word.endIndex..<person.lowerBound].allSatisfy(\.isWhitespace)
            let links = isBeforePerson ? [] : profile.prepositions
            return idle.union(links).isSuperset(of: words(of: String(word)))
        }
    }
}
