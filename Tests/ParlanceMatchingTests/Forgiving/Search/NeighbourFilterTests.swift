import ParlanceTestSupport
import Testing

@testable import ParlanceMatching

@Suite("Telling at once that no word is near")
struct NeighbourFilterTests {
    private static func random(_ length: ClosedRange<Int>, by generator: inout SplitMix) -> String {
        let letters = Array("abcdefghijklmnopqrstuvwxyzäéдж")
        let count = Int.random(in: length, using: &generator)
        return String((0..<count).map { _ in letters.randomElement(using: &generator)! })
    }

    private static func mayMeet(_ filter: NeighbourFilter, _ word: String) -> Bool {
        Array(word.utf8).withUnsafeBufferPointer { filter.mayMeet(NeighbourHashes($0)) }
    }

    @Test("A word within a letter of one that is there is never missed", arguments: 0..<5 as Range<UInt64>)
    func neverMissed(seed: UInt64) {
        var generator = SplitMix(seed: seed)
        let words = (0..<500).map { _ in Self.random(2...12, by: &generator) }
        let filter = NeighbourFilter(TrieFixture.trie(words))
        for word in words {
            var letters = Array(word)
            let index = Int.random(in: 0..<letters.count - 1, using: &generator)
            switch Int.random(in: 0..<5, using: &generator) {
            case 0: letters.remove(at: index)
            case 1: letters.insert("q", at: index)
            case 2: letters[index] = "q"
            case 3: letters.swapAt(index, index + 1)
            default: letters[index] = "e" as Character == letters[index] ? "é" : letters[index]
            }
            #expect(Self.mayMeet(filter, String(letters)), "\(word) \(String(letters))")
        }
    }

    @Test("Nearly all words without similar ones are excluded", arguments: [1, 100, 10_000])
    func rarelyMistaken(count: Int) {
        var generator = SplitMix(seed: 3)
        let filter = NeighbourFilter(TrieFixture.trie((0..<count).map { _ in Self.random(10...14, by: &generator) }))
        let mistaken = (0..<1_000).count { _ in Self.mayMeet(filter, Self.random(10...14, by: &generator)) }
        #expect(mistaken < 100)
    }

    @Test("Of no words none is near; an empty word does no harm")
    func empty() {
        let filter = NeighbourFilter(TrieFixture.trie([]))
        #expect(!Self.mayMeet(filter, "word"))
        #expect(!Self.mayMeet(filter, ""))
    }
}
