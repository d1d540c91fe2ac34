import ParlanceText

/// Tells which words of a grammar's templates somebody may say when another one is meant.
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

    /// The words of templates between which and this one there may lie a single slip: the same word may be off by one letter
    /// from either.
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
