import Testing

@testable import ParlanceMatching

@Suite("Sets of a few words")
struct ByteWordsTests {
    @Test func `they have their words, and no others of the same shape`() {
        let words = ByteWords(["the", "an", "für", ""].map { Array($0.utf8) })
        for word in ["the", "an", "für", ""] {
            #expect(words.contains(Array(word.utf8)))
            #expect(words.contains(word.utf8))
        }
        for word in ["tha", "as", "fur", "then", "t", "xyz"] {
            #expect(!words.contains(Array(word.utf8)))
            #expect(!words.contains(Array("a \(word)".utf8)[2...]))
        }
    }
}
