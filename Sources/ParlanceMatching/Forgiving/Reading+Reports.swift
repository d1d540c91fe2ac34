// Words that a reading of a part of an utterance may not leave out, because they make something else of what is read.

extension Reading {
    /// The maximum number of words between a report and what it reports: "said that he would | send money".
    private static let mostBetween = 3

    /// Whether the first word of some phrases is left out, and in the same clause what is read follows closely: "she said
    /// she'd order a taxi" orders none, but "she said hello, order a taxi" may.
    ///
    /// - Parameter phrases: Each word by word in small letters.
    func leavesOut(_ phrases: [[String]], of utterance: String) -> Bool {
        guard !phrases.isEmpty else { return false }
        let left = unexplainedWords.map(\.range)
        return utterance.clauses.contains { clause in
            let words = clause.split(whereSeparator: \.isWhitespace)
            let isLeft = words.map { word in left.contains { $0.overlaps(word.startIndex..<word.endIndex) } }
            let texts = words.map { $0.lowercased() }
            return words.indices.contains { index in
                phrases.contains { phrase in
                    isLeft[index] && texts[index...].starts(with: phrase)
                        && isLeft[(index + 1)...].prefix(phrase.count + Self.mostBetween).contains(false)
                }
            }
        }
    }
}

extension Reading {
    /// Whether words that take something back are left out behind a sign, between words that are read: "100 euros, rubbish,
    /// forget it".
    ///
    /// - Parameter phrases: Each word by word in small letters.
    func leavesOutCorrection(_ phrases: [[String]], of utterance: String) -> Bool {
        let left = unexplainedWords.map(\.range)
        let words = utterance.split(whereSeparator: \.isWhitespace)
        let texts = words.map { $0.lowercased().filter { $0.isLetter || $0 == "'" } }
        let isLeft = words.map { word in left.contains { $0.overlaps(word.startIndex..<word.endIndex) } }
        return words.indices.dropFirst().contains { index in
            guard words[index - 1].last?.isPunctuation == true, isLeft[..<index].contains(false) else { return false }
            return phrases.contains { phrase in
                texts[index...].starts(with: phrase) && isLeft[index..<index + phrase.count].allSatisfy(\.self)
            }
        }
    }
}

extension String {
    /// The parts between punctuation that a blank follows, without it.
    package var clauses: [Substring] {
        var clauses: [Substring] = []
        var start = startIndex
        for index in indices where ",.;!?".contains(self[index]) {
            let next = self.index(after: index)
            guard next == endIndex || self[next].isWhitespace else { continue }
            clauses.append(self[start..<index])
            start = next
        }
        clauses.append(self[start...])
        return clauses.filter { !$0.allSatisfy(\.isWhitespace) }
    }
}
