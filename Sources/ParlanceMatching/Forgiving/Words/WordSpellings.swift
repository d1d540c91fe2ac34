import ParlanceGrammar
import ParlanceText

/// Words that people spell in several ways, such as Japanese words in kanji or kana.
struct WordSpellings: Sendable {
    /// The number of bytes of the longest spelling.
    private static let longest = 64

    private let groups: [[[UInt8]]]
    private let trie: ByteTrie

    init(_ profile: LanguageProfile, _ normalizer: Normalizer) {
        groups = profile.spellings.map { normalizer.words(of: $0).filter { 1...Self.longest ~= $0.count } }
        var trie = ByteTrieBuilder()
        for (number, group) in groups.enumerated() {
            for spelling in group { trie.insert(spelling, number: number) }
        }
        self.trie = trie.trie()
    }

    /// Calls `body` for each spelling that a text has at a position, with its end and the other spellings.
    func forEachSpelling(
        in text: UnsafeBufferPointer<UInt8>,
        from start: Int,
        _ body: (_ end: Int, _ others: [[UInt8]]) -> Void
    ) {
        let view = trie.view
        var place = ByteTrie.Place.root
        for position in start..<min(text.count, start + Self.longest) {
            guard let next = view.place(behind: place, text[position]) else { return }
            place = next
            guard let number = trie.number(at: place) else { continue }
            let said = text[start...position]
            body(position + 1, groups[Int(number)].filter { !said.elementsEqual($0) })
        }
    }
}
