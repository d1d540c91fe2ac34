import ParlanceTestSupport
import Testing

@testable import ParlanceMatching

@Suite("Words that differ little")
struct WordSearchTests {
    /// The edit distance of a word, from the whole table.
    private static func points(_ said: [Unicode.Scalar], _ word: [Unicode.Scalar]) -> Int32 {
        var table = [[Int32]](repeating: Array(repeating: 0, count: said.count + 1), count: word.count + 1)
        for row in 0...word.count {
            for column in 0...said.count where row + column > 0 {
                var least = Int32.max
                if row > 0 { least = table[row - 1][column] + single(word, row - 1) }
                if column > 0 { least = min(least, table[row][column - 1] + single(said, column - 1)) }
                if row > 0, column > 0 {
                    let cost = word[row - 1] == said[column - 1] ? 0 : EditCost.letter
                    least = min(least, table[row - 1][column - 1] + cost)
                }
                if row > 1, column > 1, word[row - 1] == said[column - 2], word[row - 2] == said[column - 1],
                    word[row - 1] != word[row - 2]
                {
                    least = min(least, table[row - 2][column - 2] + EditCost.swap)
                }
                table[row][column] = least
            }
        }
        return table[word.count][said.count]
    }

    /// A letter too many, or one missing.
    private static func single(_ word: [Unicode.Scalar], _ index: Int) -> Int32 {
        index > 0 && word[index] == word[index - 1] ? EditCost.double : EditCost.letter
    }

    private static func found(_ said: String, in trie: ByteTrie, within limit: Int32) -> [String: Int32] {
        var search = WordSearch()
        var found: [String: Int32] = [:]
        Array(said.utf8).withUnsafeBufferPointer { search.begin($0) }
        search.forEachWord(of: trie.view, within: limit) { word, points in
            found[String(decoding: word, as: UTF8.self)] = points
        }
        return found
    }

    /// The expected words, computed with the whole edit distance table.
    private static func expected(_ said: String, _ words: some Sequence<String>, within limit: Int32) -> [String: Int32]
    {
        words.reduce(into: [:]) { found, word in
            let points = points(Array(said.unicodeScalars), Array(word.unicodeScalars))
            if points > 0, points <= limit { found[word] = points }
        }
    }

    @Test("They are those that the whole table of distances finds, and as far off", arguments: 0..<20 as Range<UInt64>)
    func agreesWithTable(seed: UInt64) {
        var generator = SplitMix(seed: seed)
        let letters: [Character] = ["a", "b", "c", "д"]
        let word = { (generator: inout SplitMix) in
            String(
                (0..<Int.random(in: 1...8, using: &generator)).map { _ in letters.randomElement(using: &generator)! }
            )
        }
        let words = Set((0..<60).map { _ in word(&generator) })
        let trie = TrieFixture.trie(words)
        for limit in [EditCost.letter, 2 * EditCost.letter] {
            for _ in 0..<20 {
                let said = word(&generator)
                let expected = Self.expected(said, words, within: limit)
                #expect(Self.found(said, in: trie, within: limit) == expected, "\(said)")
            }
        }
    }

    @Test("Those that a text begins like are the nearest of all its beginnings", arguments: 0..<10 as Range<UInt64>)
    func beginnings(seed: UInt64) {
        var generator = SplitMix(seed: seed)
        let text = { (length: ClosedRange<Int>, generator: inout SplitMix) in
            String(
                (0..<Int.random(in: length, using: &generator)).map { _ in "abcд".randomElement(using: &generator)! }
            )
        }
        let words = Set((0..<40).map { _ in text(2...6, &generator) })
        let trie = TrieFixture.trie(words)
        for _ in 0..<20 {
            let said = text(1...9, &generator)
            var search = WordSearch()
            Array(said.utf8).withUnsafeBufferPointer { search.begin($0) }
            var found: Set<String> = []
            search.forEachBeginning(of: trie.view, within: EditCost.letter) { one in
                found.insert("\(String(decoding: one.word, as: UTF8.self)) \(one.points) \(one.letters)")
            }
            #expect(found == Self.expectedBeginnings(said, words), "\(said)")
        }
    }

    private static func expectedBeginnings(_ said: String, _ words: Set<String>) -> Set<String> {
        let scalars = Array(said.unicodeScalars)
        return words.reduce(into: []) { found, word in
            let all = (0...scalars.count).map { points(Array(scalars.prefix($0)), Array(word.unicodeScalars)) }
            guard let least = all.min(), least > 0, least <= EditCost.letter else { return }
            for (letters, points) in all.enumerated() where points == least {
                found.insert("\(word) \(points) \(letters)")
            }
        }
    }

    @Test("Ideographs are neither left out nor replaced")
    func ideographs() {
        let trie = TrieFixture.trie(["空气净化器"])
        #expect(Self.found("空净化器", in: trie, within: EditCost.letter).count == 1)
        #expect(Self.found("空气净化化器", in: trie, within: EditCost.letter).count == 1)
        #expect(Self.found("空净气化器", in: trie, within: EditCost.letter).count == 1)
        #expect(Self.found("空气净水化器", in: trie, within: EditCost.letter).isEmpty)
        #expect(Self.found("空气净水器", in: trie, within: EditCost.letter).isEmpty)
    }

    @Test("An accent costs less than a letter, as a character of its own or not")
    func accents() {
        let trie = TrieFixture.trie(["café", "naïve"])
        #expect(Self.found("cafe", in: trie, within: EditCost.letter) == ["café": EditCost.accent])
        #expect(Self.found("cafqs", in: TrieFixture.trie(["cafq\u{301}s"]), within: EditCost.letter).count == 1)
        #expect(
            Self.found("cafe\u{301}\u{301}", in: TrieFixture.trie(["cafe"]), within: 4 * EditCost.accent).count == 1
        )
        #expect(Self.found("かぎ", in: TrieFixture.trie(["かき"]), within: EditCost.accent).isEmpty)
        #expect(Self.found("naive", in: trie, within: EditCost.accent) == ["naïve": EditCost.accent])
    }

    @Test(
        "Scalars that are no letters are compared as letters are",
        arguments: ["\0", "\0\0a", "a\0b", "\u{10FFFF}\0", "\u{10FFFF}b", String(repeating: "a", count: 300)]
    )
    func strange(said: String) {
        let words = ["ab", "b", "a", "\u{10FFFF}"]
        let found = Self.found(said, in: TrieFixture.trie(words), within: EditCost.letter)
        #expect(found == Self.expected(said, words, within: EditCost.letter))
    }
}
