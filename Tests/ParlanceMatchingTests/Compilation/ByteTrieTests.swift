import Testing

@testable import ParlanceMatching

@Suite("ByteTrie")
struct ByteTrieTests {
    @Test("All members at a position are found, the shortest first, and of equal ones the first")
    func findsAllMembers() {
        var trie = ByteTrie()
        for (value, word) in ["six", "sixty", "sixty one", "six"].enumerated() { trie.insert(word.utf8, value: value) }
        let found = trie.matches(in: Array("at sixty one".utf8), from: 3)
        #expect(found.map(\.value) == [0, 1, 2])
        #expect(found.map(\.end) == [6, 8, 12])
        #expect(trie.matches(in: Array("sex".utf8), from: 0).isEmpty)
        #expect(trie.matches(in: [], from: 0).isEmpty)
    }
}
