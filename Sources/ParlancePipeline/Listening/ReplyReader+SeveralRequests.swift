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
