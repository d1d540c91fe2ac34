import Testing

@testable import ParlanceMatching

@Suite("Byte trie")
struct ByteTrieTests {
    private static func trie(_ members: [String]) -> ByteTrie {
        var builder = ByteTrieBuilder()
        for (number, member) in members.enumerated() { builder.insert(Array(member.utf8), number: number) }
        return builder.trie()
    }

    private static func matches(_ text: String, from start: Int, in trie: ByteTrie) -> [String] {
        var found: [String] = []
        Array(text.utf8).withUnsafeBufferPointer { bytes in
            trie.view.forEachMatch(in: bytes, from: start) { found.append("\($0)…\($1)") }
        }
        return found
    }

    @Test(
        "All members at a position are found, the shortest first",
        arguments: [
            (["one", "one hundred", "hundred"], "one hundred", 0, ["0…3", "1…11"]),
            (["one", "one hundred", "hundred"], "one hundred", 4, ["2…11"]), (["b", "a"], "ab", 0, ["1…1"]),
            (["a"], "b", 0, []), (["a"], "a", 1, []), ([], "a", 0, []), (["zwölf"], "zwölf", 0, ["0…6"]),
        ]
    )
    func matches(members: [String], text: String, start: Int, found: [String]) {
        #expect(Self.matches(text, from: start, in: Self.trie(members)) == found)
    }

    @Test("A member that was given several numbers has them in order, each once")
    func numbers() {
        let trie = Self.trie(["lamp", "fan", "lamp"])
        var builder = ByteTrieBuilder()
        for number in [7, 3, 3, 5] { builder.insert(Array("x".utf8), number: number) }
        let single = builder.trie()
        #expect(Array(single.members.elements) == [3, 3, 5, 7])
        #expect(Self.matches("lamp", from: 0, in: trie) == ["0…4"])
    }

    @Test("A node with many children finds each of them, and no other")
    func manyChildren() {
        let letters = (0..<26).map { String(UnicodeScalar(UInt8(97 + $0))) }
        let trie = Self.trie(letters.map { "x" + $0 })
        for (number, letter) in letters.enumerated() {
            #expect(Self.matches("x" + letter, from: 0, in: trie) == ["\(number)…2"])
        }
        for other in ["xA", "x ", "x{", "x`", "xä"] { #expect(Self.matches(other, from: 0, in: trie).isEmpty) }
    }
}
