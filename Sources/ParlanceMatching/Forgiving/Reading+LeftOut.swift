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
        return utterance.clauses.contains { clause in
            let words = words(of: clause)
            return words.indices.contains { index in
                words[index].isLeft
                    && words.has(phrases, at: index) { phrase in
                        words[(index + 1)...].prefix(phrase.count + Self.mostBetween).contains { !$0.isLeft }
                    }
            }
        }
    }

    /// Whether words that take something back are left out behind a sign, and what precedes is read: "100 euros, rubbish,
    /// forget it".
    ///
    /// - Parameter phrases: Each word by word in small letters.
    func leavesOutCorrection(_ phrases: [[String]], of utterance: String) -> Bool {
        let words = words(of: utterance[...])
        return words.indices.dropFirst().contains { index in
            words[index - 1].endsWithSign && words[..<index].contains { !$0.isLeft }
                && words.has(phrases, at: index) { words[index..<index + $0.count].allSatisfy(\.isLeft) }
        }
    }

    /// The words of a text, and which of them the reading leaves out.
    private func words(of text: Substring) -> [LeftWord] {
        let left = unexplainedWords.map(\.range)
        return text.split(whereSeparator: \.isWhitespace).map { word in
            LeftWord(
                text: word.lowercased().filter { $0.isLetter || "'’-".contains($0) },
                endsWithSign: word.last?.isPunctuation == true,
                isLeft: left.contains { $0.overlaps(word.startIndex..<word.endIndex) }
            )
        }
    }
}

/// A word of an utterance.
private struct LeftWord {
    /// In small letters, without signs around it.
    let text: String
    let endsWithSign: Bool
    let isLeft: Bool
}

extension [LeftWord] {
    /// Whether one of the phrases begins at a word, and meets a condition.
    fileprivate func has(_ phrases: [[String]], at index: Int, where fits: ([String]) -> Bool) -> Bool {
        let texts = self[index...].lazy.map(\.text)
        return phrases.contains { texts.starts(with: $0) && fits($0) }
    }
}
