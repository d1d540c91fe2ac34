import ParlanceGrammar
import ParlanceText

/// Prefixes that turn a verb into its opposite, and groups of prefixes with opposite meanings.
struct NegatingPrefixes: Sendable {
    /// The minimum length of a stem in bytes.
    private static let shortestStem = 3

    private let prefixes: [[UInt8]]
    private let exchanged: [[[UInt8]]]

    init(_ profile: LanguageProfile, _ normalizer: Normalizer) {
        prefixes = normalizer.words(of: profile.negatingPrefixes).filter { !$0.isEmpty }
        exchanged = profile.opposedPrefixes.map { normalizer.words(of: $0).filter { !$0.isEmpty } }
    }

    /// The variants of a word with another prefix that the spoken word may be.
    ///
    /// - Parameter isWord: whether a word without its prefix is known.
    func reversals(
        of word: [UInt8],
        said: UnsafeBufferPointer<UInt8>,
        isWord: (ArraySlice<UInt8>) -> Bool
    ) -> [[UInt8]] {
        guard word.count >= Self.shortestStem, let first = said.first else { return [] }
        var reversals: [[UInt8]] = []
        for prefix in prefixes {
            if Self.mayBegin(said, with: prefix, before: word) { reversals.append(prefix + word) }
            guard let stem = Self.stem(of: word, behind: prefix) else { continue }
            if isWord(stem) || prefix.count > 1 && stem.elementsEqual(said) { reversals.append(Array(stem)) }
        }
        addExchanges(of: word, first: first, to: &reversals)
        return reversals
    }

    /// Whether the spoken word may begin with a prefix, possibly misspelt. A repeated letter is not a prefix.
    private static func mayBegin(_ said: UnsafeBufferPointer<UInt8>, with prefix: [UInt8], before word: [UInt8]) -> Bool
    {
        if prefix.count == 1, prefix[0] == word[0] { return false }
        return said.count == prefix.count + word.count || said[0] != word[0] && prefix.contains(said[0])
    }

    /// Adds the variants of a word with a prefix of opposite meaning.
    ///
    /// - Parameter first: the first byte of the spoken word.
    private func addExchanges(of word: [UInt8], first: UInt8, to reversals: inout [[UInt8]]) {
        for group in exchanged {
            for prefix in group {
                guard let stem = Self.stem(of: word, behind: prefix) else { continue }
                for other in group where other[0] == first && other != prefix { reversals.append(other + stem) }
            }
        }
    }

    private static func stem(of word: [UInt8], behind prefix: [UInt8]) -> ArraySlice<UInt8>? {
        guard word[0] == prefix[0], word.starts(with: prefix), word.count >= prefix.count + shortestStem else {
            return nil
        }
        return word[prefix.count...]
    }
}
