import ParlanceEntities
import ParlanceGrammar
import ParlanceMatching

// Another time or day in a text that is to be confirmed: "half past seven, I beg your pardon", while "dinner is at seven" is
// to be sent.

extension ReplyReader {
    /// The maximum number of words of a time in a text.
    private static let mostTogether = 4
    /// The maximum length of a text in which times are looked for.
    private static let mostSearched = 500
    /// The kind of a number.
    private static let number = Entity.Kind.number.rawValue

    /// The text of the open request with another time or day in the place of its only one of this kind.
    ///
    /// - Returns: Nil if the utterance says anything else, or if the text has none, or several.
    func textWithOtherTime(_ utterance: String, _ pending: PendingIntent) -> Reply? {
        guard let question = pending.question, question.confirmsIntent,
            let (parameter, text) = textToEdit(of: pending), parameter.isRequired, text.count <= Self.mostSearched,
            let said = time(saidIn: utterance, on: pending.request.intent), let kind = timeKind(of: said)
        else { return nil }
        let places = places(of: kind, in: text)
        guard places.count == 1, let place = places.first else { return nil }
        let amended = text[..<place.lowerBound] + linked(said, like: text[place]) + text[place.upperBound...]
        return .values([parameter.name: [ParameterValue(.string(String(amended)), spoken: String(amended))]])
    }

    /// The time or day that the first clause says, if the others are remarks, or take something back.
    private func time(saidIn utterance: String, on intent: String) -> String? {
        let clauses = utterance.trimmedClauses
        let lead = Array(profile.leadingWords) + profile.selfCorrections + profile.followUps.correcting
        // "It's half past seven, I have to go" tells the time.
        guard let first = clauses.first, clauses.count == 1 || !startsWithSubject(first),
            clauses.dropFirst().allSatisfy({ clause in
                isPlainRemark(clause, on: intent) || !WordSequence(clause).places(of: profile.selfCorrections).isEmpty
            })
        else { return nil }
        let spoken = WordSequence(first)
        let once = spoken.dropping(first: lead)
        let begun = [once?.dropping(first: lead), once, spoken].compactMap { $0 }
        let ended = begun.compactMap { $0.dropping(last: profile.followUps.correcting + profile.followUps.after) }
        return (ended + begun).map(\.text).first { timeKind(of: $0) != nil }
    }

    private func startsWithSubject(_ text: String) -> Bool {
        let first = text.split(whereSeparator: \.isWhitespace).first.map { $0.lowercased() }
        return first.map { profile.subjects?.contains($0) == true } == true
    }

    /// The kind of a text that is a time or a day, and more than a number.
    private func timeKind(of text: String) -> String? {
        kind(of: text).flatMap { $0 == Self.number ? nil : $0 }
    }

    /// The places of times of a kind in a text; of overlapping ones, the longest.
    private func places(of kind: String, in text: String) -> [Range<String.Index>] {
        let tokens = text.split { $0.isWhitespace || ",;!?".contains($0) }
        let all = tokens.indices.flatMap { start in
            (1...min(Self.mostTogether, tokens.count - start)).map { count in
                tokens[start].startIndex..<tokens[start + count - 1].endIndex
            }
        }
        let found = all.filter { self.kind(of: String(text[$0])) == kind }
        let longest = found.filter { place in
            !found.contains { $0 != place && $0.lowerBound <= place.lowerBound && place.upperBound <= $0.upperBound }
        }
        return longest.map { withoutLead(in: text[$0], of: kind) }
    }

    /// The place of a time without words that a text has before it and that say no time: German "um elf" of "erst um elf".
    private func withoutLead(in said: Substring, of kind: String) -> Range<String.Index> {
        let idle = Set(words(of: profile.functionWords) + profile.contrasts).subtracting(profile.prepositions)
        var tokens = said.split(whereSeparator: \.isWhitespace)
        while tokens.count > 1, idle.contains(tokens[0].lowercased()),
            self.kind(of: String(said[tokens[1].startIndex...])) == kind
        {
            tokens.removeFirst()
        }
        return tokens[0].startIndex..<said.endIndex
    }

    /// A time with the word that stands before another one: "at half past seven" in the place of "at seven".
    private func linked(_ said: String, like other: Substring) -> String {
        guard let link = other.split(whereSeparator: \.isWhitespace).first,
            profile.prepositions.contains(link.lowercased()),
            let first = words(of: said).first, !profile.prepositions.contains(first)
        else { return said }
        return "\(link) \(said)"
    }
}
