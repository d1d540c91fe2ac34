/// Collects the words of templates and lists.
struct WordSet {
    /// The maximum length of words; longer ones are not searched, because they are rare and slow to compare.
    static let longestWord = 32

    private var builder = ByteTrieBuilder()
    /// Hashes of the added words; a word with a collision is lost as a correction.
    private var known: Set<UInt64> = []

    func trie() -> ByteTrie { builder.trie() }

    /// Adds a word, unless corrections must not yield it: it has digits or is too long.
    mutating func insert(_ word: some Collection<UInt8>) {
        guard !word.isEmpty, word.count <= 4 * Self.longestWord, !word.contains(where: \.isDigit) else { return }
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in word { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        if known.insert(hash).inserted { builder.insert(word, number: 0) }
    }

    /// Adds the words of a trie's members, in which blanks are word edges.
    mutating func insert(wordsOf trie: ByteTrie) {
        trie.forEachPlace { place, path in
            let last = path.count - 1
            let ends = trie.number(at: place) != nil
            let edge = path[last] == .blank || path[last] == .apostrophe
            if ends || edge { insert(path[path.wordStart..<(path[last] == .blank ? last : last + 1)]) }
        }
    }
}

extension UInt8 {
    static var blank: UInt8 { 0x20 }
    static var apostrophe: UInt8 { 0x27 }
    var isDigit: Bool { self &- 0x30 < 10 }
}

extension [UInt8] {
    /// The start of the word to which the last byte belongs.
    fileprivate var wordStart: Int {
        var start = count - 1
        while start > 0, self[start - 1] != .blank, self[start - 1] != .apostrophe { start -= 1 }
        return start
    }
}
