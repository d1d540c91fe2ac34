import ParlanceGrammar
import ParlanceText

/// Words that corrections never exchange.
struct Opposites: Sendable {
    let words: ByteTrie
    private let others: [[UInt8]: Set<[UInt8]>]

    init(_ groups: [[String]], normalizer: Normalizer) {
        var builder = ByteTrieBuilder()
        var others: [[UInt8]: Set<[UInt8]>] = [:]
        for group in groups {
            let words = Set(group.map { normalizer.normalize($0).bytes })
            for word in words {
                builder.insert(word, number: 0)
                others[word, default: []].formUnion(words.subtracting([word]))
            }
        }
        words = builder.trie()
        self.others = others
    }

    /// The words that a word is never corrected to, and conversely.
    func opposites(of word: [UInt8]) -> Set<[UInt8]> { others[word] ?? [] }
}

extension Opposites {
    /// The opposites of a language, independent of a grammar.
    init(_ profile: LanguageProfile, _ normalizer: Normalizer) {
        self.init(profile.opposites.map { $0.split(separator: " ").map(String.init) }, normalizer: normalizer)
    }
}
