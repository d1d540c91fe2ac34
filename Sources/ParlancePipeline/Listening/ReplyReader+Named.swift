import ParlanceMatching

// Requests about a person whom words before them name: "Sarah Bell paid for my lunch, please send her 12 dollars".

extension ReplyReader {
    /// The maximum number of clauses.
    private static let mostClauses = 5
    /// The maximum number of words of a name.
    private static let mostName = 3

    /// A request with a pronoun for the only person whom earlier clauses name. The user always confirms it.
    func requestAboutNamed(_ utterance: String, _ pending: PendingIntent?) -> HeardReply? {
        let clauses = utterance.trimmedClauses
        guard readsPartially, pending?.question == nil, (2...Self.mostClauses).contains(clauses.count) else {
            return nil
        }
        return clauses.indices.dropFirst().firstResult { index in
            let spoken = WordSequence(withoutJoiner(clauses[index]))
            let others = clauses[..<index] + clauses[(index + 1)...]
            guard let place = spoken.places(of: profile.followUps.persons).last, others.allSatisfy(mayStandBeside)
            else {
                return nil
            }
            guard let found = named(spoken.text, at: place, in: Array(clauses[..<index])) else { return nil }
            let correction = Correction(said: utterance, understood: found.text, isPartial: true)
            return HeardReply(.request(found.reading), correction)
        }
    }

    /// A request with a pronoun for the only person whom texts before it name.
    func named(_ text: String, at place: Range<String.Index>, in story: [String]) -> NamedRequest? {
        let found = story.flatMap(names).compactMap { request(text, at: place, about: $0) }
        guard let first = found.first, found.allSatisfy(first.isAbout) else { return nil }
        return first
    }

    /// A request about a person whom an earlier clause names and the grammar does not know: "Lukas paid for my lunch, send him 12".
    /// It is about nobody whom earlier requests named.
    func requestAboutStranger(_ utterance: String, _ pending: PendingIntent?, isWorking: Bool) -> HeardReply? {
        let clauses = utterance.trimmedClauses
        guard readsPartially, pending?.question == nil, !remembered.isEmpty,
            let index = clauses.lastIndex(where: { !WordSequence($0).places(of: profile.followUps.persons).isEmpty }),
            clauses[..<index].contains(where: namesStranger)
        else { return nil }
        var reader = self
        reader.remembered = []
        return reader.read(utterance, pending: pending, isWorking: isWorking)
    }

    /// Whether a text begins with a name that the grammar does not know, and a verb: "Lukas paid for my lunch".
    func namesStranger(_ text: String) -> Bool {
        let verbs = Set(words(of: profile.remarks.verbs))
        let common = profile.leadingWords.union(functionWords)
            .union(words(of: profile.remarks.interjections + " " + profile.remarks.commands))
            .union((profile.remarks.subjects + profile.remarks.openers + profile.reported.others).flatMap(words))
        return text.trimmedClauses.contains { clause in
            let tokens = clause.split(whereSeparator: \.isWhitespace).map(String.init)
            guard tokens.count > 2, tokens[0].first?.isUppercase == true, let name = words(of: tokens[0]).first else {
                return false
            }
            let isSubject = words(of: tokens[0]).count > 1 || verbs.contains(tokens[1].lowercased())
            return isSubject && !common.contains(name) && persons(called: name).isEmpty
        }
    }

    /// The persons of all intents whom a name means.
    private func persons(called name: String) -> [[String: [ParameterValue]]] {
        catalog.intents.filter { intent in intent.parameters.contains { $0.recall == .person } }.flatMap {
            persons(namedBy: name, for: $0.name)
        }.filter { values in values.values.joined().allSatisfy { $0.term != nil } }
    }

    /// A clause without the words that join it to those before it: "so", "and".
    private func withoutJoiner(_ clause: String) -> String {
        WordSequence(clause).dropping(first: profile.joiners + profile.remarks.joints)?.text ?? clause
    }

    /// Whether a clause neither takes back nor limits what stands beside it.
    private func mayStandBeside(_ clause: String) -> Bool {
        let barred = words(of: profile.remarks.takingBack).filter { $0.count > 1 }
        let spoken = WordSequence(clause)
        return spoken.dropping(first: profile.conditions) == nil && !clause.contains("?")
            && spoken.places(of: profile.selfCorrections).isEmpty
            && Set(barred).isDisjoint(with: words(of: clause))
    }

    /// The words of a clause that may be a name, the longest first.
    func names(in clause: String) -> [String] {
        let idle = functionWords
        let tokens = clause.split(whereSeparator: \.isWhitespace)
        guard !tokens.isEmpty else { return [] }
        return (1...min(Self.mostName, tokens.count)).reversed().flatMap { count in
            (0...tokens.count - count).compactMap { start in
                let name = clause[tokens[start].startIndex..<tokens[start + count - 1].endIndex]
                return words(of: String(name)).allSatisfy(idle.contains) ? nil : withoutPossessive(name)
            }
        }
    }

    private func withoutPossessive(_ name: Substring) -> String {
        let ending = ["'s", "’s"].first(where: name.hasSuffix)
        return String(name.dropLast(ending?.count ?? 0))
    }

    /// The request of a text with a name in the place of a pronoun, if it takes the name for a person that the grammar knows.
    private func request(_ text: String, at place: Range<String.Index>, about name: String) -> NamedRequest? {
        let (whole, part) = text.replacingSubrange(place, with: name)
        guard let reading = exactRequest(in: whole), let declaration = catalog[reading.intent],
            let slot = reading.slots.first(where: { $0.spoken?.range == part }),
            slot.kind != .wildcard, declaration[slot.name]?.recall == .person
        else { return nil }
        return NamedRequest(text: whole, reading: reading, name: name, person: ParameterValue(slot))
    }
}

/// A request about a person whom other words name.
struct NamedRequest {
    let text: String
    let reading: Reading
    let name: String
    let person: ParameterValue

    /// Whether another one is about the same person, or only takes a part of the name.
    func isAbout(_ other: NamedRequest) -> Bool { name.contains(other.name) || person.isSame(as: other.person) }
}
