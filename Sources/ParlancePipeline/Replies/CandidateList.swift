import ParlanceGrammar
import ParlanceText

/// The words that select one of several candidates: names, parts of names, and numbers that occur in no name.
///
/// A value of the list contains the indices of the candidates that the words fit: "John" fits two, "John Smith" one.
struct CandidateList {
    /// Names with more words are known only by their single words and as a whole.
    private static let wordLimit = 8
    /// The highest position in a reply.
    private static let numberLimit = 99

    /// The minimum number of letters of the first part of a compound.
    private static let leastLetters = 4

    private let normalizer: Normalizer
    private let joinsWords: Bool
    private var phrases: [String] = []
    private var fitting: [[UInt8]: [Int]] = [:]
    private var keys: [[UInt8]] = []

    /// - Parameter joinsWords: Whether the language has compounds, of which the first part says which is meant: German "Glas"
    ///   is the "Glasmuseum".
    init(_ candidates: [ParameterValue], language: String, joinsWords: Bool = false) {
        normalizer = Normalizer(language: language)
        self.joinsWords = joinsWords
        for (index, candidate) in candidates.enumerated() {
            for name in Self.names(of: candidate) { add(partsOf: name, fitting: index) }
        }
        if candidates.count > 1 {
            addNumbers(of: candidates.indices.prefix(Self.numberLimit), language: language)
        }
    }

    /// Adds the positions of the candidates, except numbers that occur in a name.
    private mutating func addNumbers(of indices: Range<Int>, language: String) {
        let named = Set(keys)
        let words = SpelledNumbers(language: language)?.spellings(of: indices.map { Double($0 + 1) })
        for index in indices {
            let spellings = ["\(index + 1)"] + (words.map { $0[index] } ?? [])
            for number in spellings where !named.contains(key(number)) { add(number, fitting: index) }
        }
    }

    var list: SlotList {
        .values(
            zip(phrases, keys).map { phrase, key in
                let indices = (fitting[key] ?? []).map(Value.integer)
                return ListValue(input: Template(literal: phrase), output: .array(indices))
            }
        )
    }

    private static func names(of candidate: ParameterValue) -> [String] {
        guard let term = candidate.term else { return [candidate.name] }
        return term.phrases.flatMap { [$0.text] + $0.pronunciations }
    }

    private mutating func add(partsOf name: String, fitting index: Int) {
        add(name, fitting: index)
        let words = name.split(whereSeparator: \.isWhitespace)
        if joinsWords { for word in words { add(startsOf: word, fitting: index) } }
        guard words.count > 1 else { return }
        let longest = words.count > Self.wordLimit ? 1 : words.count - 1
        for length in 1...longest {
            for start in 0...(words.count - length) {
                add(words[start..<start + length].joined(separator: " "), fitting: index)
            }
        }
    }

    /// Adds what may be the first part of a compound.
    private mutating func add(startsOf word: Substring, fitting index: Int) {
        guard word.count >= 2 * Self.leastLetters else { return }
        for length in Self.leastLetters...word.count - Self.leastLetters {
            add(String(word.prefix(length)), fitting: index)
        }
    }

    private mutating func add(_ phrase: String, fitting index: Int) {
        let key = key(phrase)
        guard !key.isEmpty else { return }
        if fitting[key] == nil {
            phrases.append(phrase)
            keys.append(key)
        }
        if fitting[key]?.last != index { fitting[key, default: []].append(index) }
    }

    private func key(_ phrase: String) -> [UInt8] { normalizer.normalize(phrase).bytes }
}
