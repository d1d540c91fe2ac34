import ParlanceText

/// The words of an utterance between the words and signs that join requests.
struct RequestSegments {
    /// The maximum number of segments; an utterance with more is not split.
    static let limit = 9

    /// A word without the joining signs at its end.
    private struct Word {
        let range: Range<String.Index>
        let normal: [UInt8]
        let endsSegment: Bool
    }

    /// The ranges of the words of each segment; no segment is empty.
    private(set) var segments: [[Range<String.Index>]] = []
    /// The segments that a word joins with the one before: not only a sign.
    private(set) var joinedByWord: Set<Int> = []

    /// Nil if nothing in the text joins requests, or if it begins or ends with a word that does.
    init?(of text: String, joiners: [String], _ normalizer: Normalizer) {
        let isSign = { (joiner: String) in !joiner.contains { $0.isLetter || $0.isNumber } }
        let signs = Set(joiners.filter(isSign).joined())
        let phrases = joiners.filter { !isSign($0) }.map { phrase in
            phrase.split(separator: " ").map { normalizer.normalize(String($0)).bytes }
        }
        let words = Self.words(of: text, signs: signs, normalizer)
        var segment: [Range<String.Index>] = []
        var index = 0
        while index < words.count {
            let joined = phrases.filter { Self.begins($0, words[index...]) }.map(\.count).max()
            if let joined {
                index += joined
                if segments.isEmpty && segment.isEmpty || index == words.count { return nil }
                close(&segment)
                joinedByWord.insert(segments.count)
            } else {
                if !words[index].range.isEmpty { segment.append(words[index].range) }
                if words[index].endsSegment { close(&segment) }
                index += 1
            }
        }
        close(&segment)
        guard 2...Self.limit ~= segments.count else { return nil }
    }

    private mutating func close(_ segment: inout [Range<String.Index>]) {
        if !segment.isEmpty { segments.append(segment) }
        segment = []
    }

    private static func words(of text: String, signs: Set<Character>, _ normalizer: Normalizer) -> [Word] {
        text.split(whereSeparator: \.isWhitespace).map { token in
            let end = token.lastIndex { !signs.contains($0) }.map { token.index(after: $0) } ?? token.startIndex
            let word = token[..<end]
            return Word(
                range: word.startIndex..<word.endIndex,
                normal: normalizer.normalize(String(word)).bytes,
                endsSegment: end < token.endIndex
            )
        }
    }

    private static func begins(_ phrase: [[UInt8]], _ words: ArraySlice<Word>) -> Bool {
        words.count >= phrase.count && zip(phrase, words).allSatisfy { $0 == $1.normal }
            && !words.prefix(phrase.count - 1).contains(where: \.endsSegment)
    }
}
