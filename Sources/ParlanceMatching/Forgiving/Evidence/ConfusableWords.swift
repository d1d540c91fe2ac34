import ParlanceText

/// Finds words of a grammar's templates that an utterance may contain when another word is meant.
package struct ConfusableWords: ~Copyable {
    private let literals: Lexicon
    private let normalizer: Normalizer
    private let language: ForgivingLanguage
    private var search = WordSearch()
    private var known: [String: [String]] = [:]

    package init(_ parser: Parser) {
        let words = parser.correctionVocabulary
        literals = words.literals
        language = words.language
        normalizer = parser.compiled.normalizer
    }

    /// The words of templates that share a possible misspelling with a word: an erroneous word can be one letter away
    /// from both.
    package mutating func neighbours(of word: String) -> [String] {
        let bytes = normalizer.normalize(word).bytes
        let key = String(decoding: bytes, as: UTF8.self)
        if let known = known[key] { return known }
        var found: [String] = []
        bytes.withUnsafeBufferPointer { word in
            guard word.count > 1, literals.contains(word), !language.isNegation(word) else { return }
            search.begin(word)
            search.forEachWord(of: literals.words.view, within: 2 * EditCost.letter) { other, _ in
                if other.count > 1, !language.isNegation(other) { found.append(String(decoding: other, as: UTF8.self)) }
            }
        }
        known[key] = found
        return found
    }
}
