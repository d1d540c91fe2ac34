@testable import ParlanceMatching

enum TrieFixture {
    /// A trie of these words, all with the number 0.
    static func trie(_ words: some Sequence<String>) -> ByteTrie {
        var builder = ByteTrieBuilder()
        for word in words { builder.insert(Array(word.utf8), number: 0) }
        return builder.trie()
    }
}
