/// The words of an utterance with their places, compared with the phrases of a language file without case and signs.
struct WordSequence {
    /// The maximum number of words; a longer utterance has none, because it is no follow-up.
    private static let most = 40
    /// The maximum distance of the words between which others are looked for.
    private static let mostBetween = 5

    let text: String
    private let words: [(range: Range<String.Index>, key: String)]

    init(_ text: String) {
        self.text = text
        let said = text.split(maxSplits: Self.most, whereSeparator: \.isWhitespace)
        words = said.count <= Self.most ? said.map { Self.word($0, in: text) }.filter { !$0.key.isEmpty } : []
    }

    private static func word(_ said: Substring, in text: String) -> (range: Range<String.Index>, key: String) {
        func isSign(_ character: Character) -> Bool { character.isPunctuation && character != "'" && character != "’" }
        let start = said.firstIndex { !isSign($0) } ?? said.endIndex
        let end = said.lastIndex { !isSign($0) }.map(said.index(after:)) ?? start
        return (start..<end, said[start..<end].lowercased())
    }

    var count: Int { words.count }

    /// The place of the first word; nil if there is none.
    var firstWord: Range<String.Index>? { words.first?.range }

    /// The places of the phrases, from left to right; of several at a word the longest.
    func places(of phrases: [String]) -> [Range<String.Index>] {
        words.indices.compactMap { start in
            length(of: phrases, at: start).map { count in
                words[start].range.lowerBound..<words[start + count - 1].range.upperBound
            }
        }
    }

    /// The places of a few words in a row that begin and end with one of the words given.
    func places(from first: [String], to last: [String]) -> [Range<String.Index>] {
        words.indices.filter { last.contains(words[$0].key) }.compactMap { end in
            let start = words[max(0, end - Self.mostBetween)..<end].lastIndex { first.contains($0.key) }
            return start.map { words[$0].range.lowerBound..<words[end].range.upperBound }
        }
    }

    /// The words without the first and the last one; nil if there are no others.
    var inner: WordSequence? {
        guard words.count > 2 else { return nil }
        return WordSequence(String(text[words[1].range.lowerBound..<words[words.count - 2].range.upperBound]))
    }

    /// Whether all words are one of the phrases.
    func isOne(of phrases: [String]) -> Bool {
        phrases.contains { Self.keys($0).elementsEqual(words.map(\.key)) }
    }

    /// Whether all words are in the list.
    func consists(of known: Set<String>) -> Bool { words.allSatisfy { known.contains($0.key) } }

    /// The text behind the longest of the phrases at its beginning; nil if it begins with none.
    func dropping(first phrases: [String]) -> WordSequence? {
        guard let count = length(of: phrases, at: 0), count < words.count else { return nil }
        return WordSequence(String(text[words[count].range.lowerBound...]))
    }

    /// The texts behind the shorter ones of the phrases at its beginning, the shortest last.
    func droppingShorter(first phrases: [String]) -> [WordSequence] {
        let beginnings = phrases.map(Self.keys).filter { words.map(\.key).starts(with: $0) && !$0.isEmpty }
        let lengths = Set(beginnings.map(\.count)).sorted().dropLast().reversed()
        return lengths.map { WordSequence(String(text[words[$0].range.lowerBound...])) }
    }

    /// The text without the phrases in it; nil if it has none of them, or nothing else.
    func without(_ phrases: [String]) -> WordSequence? {
        let places = places(of: phrases).reduce(into: [Range<String.Index>]()) { places, place in
            if place.lowerBound >= places.last?.upperBound ?? text.startIndex { places.append(place) }
        }
        let left = places.reversed().reduce(into: text) { $0.removeSubrange($1) }
        let rest = WordSequence(left)
        return left == text || rest.count == 0 ? nil : rest
    }

    /// The text before the longest of the phrases at its end; nil if it ends with none.
    func dropping(last phrases: [String]) -> WordSequence? {
        let starts = words.indices.dropFirst().filter { start in
            phrases.contains { Self.keys($0).elementsEqual(words[start...].map(\.key)) }
        }
        return starts.first.map { WordSequence(String(text[..<words[$0 - 1].range.upperBound])) }
    }

    private func length(of phrases: [String], at start: Int) -> Int? {
        phrases.map(Self.keys).filter { words[start...].map(\.key).starts(with: $0) && !$0.isEmpty }.map(\.count).max()
    }

    private static func keys(_ phrase: String) -> [String] {
        phrase.split(separator: " ").map { $0.lowercased() }
    }
}
