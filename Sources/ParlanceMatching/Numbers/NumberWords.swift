/// The words that numbers are made of in a language, to tell how far a number goes that is said in words.
///
/// They are taken from ICU's spellings, piece by piece: the numbers below a hundred and the hundreds (*atoms*), the powers of
/// ten that multiply (*scales*), and what stands between them. So numbers are followed that a range does not spell out.
final class NumberWords: Sendable {
    /// The numbers below 100 and the hundreds, each with its value.
    let atoms: ByteTrie
    /// Hundreds as they are before more words ("deux cent", "one hundred and"), each with its value.
    let openHundreds: ByteTrie
    /// Powers of ten, each with its exponent.
    let scales: ByteTrie
    /// Words for one before a scale ("a hundred").
    let ones: ByteTrie
    /// What may stand behind a scale before the rest ("thousand and five").
    let joiners: ByteTrie
    /// Words for the minus sign, each with a blank behind it.
    let signs: ByteTrie
    /// Words for the decimal sign, with their blanks.
    let points: ByteTrie
    /// Words for a half behind a whole number, with their blanks.
    let halves: ByteTrie
    /// Every single word that any of these is made of.
    private let vocabulary: ByteTrie
    /// Whether words have edges.
    let writesBlanks: Bool

    init(_ parts: NumberWordParts, writesBlanks: Bool) {
        atoms = .made(of: parts.atoms)
        openHundreds = .made(of: parts.openHundreds)
        scales = .made(of: parts.scales)
        ones = .made(of: parts.ones.map { ($0, 1) })
        joiners = .made(of: parts.joiners.map { ($0, 0) })
        signs = .made(of: parts.signs.map { ($0, 0) })
        points = .made(of: parts.points.map { ($0, 0) })
        halves = .made(of: parts.halves.map { ($0, 0) })
        vocabulary = .made(of: parts.words.map { ($0, 0) })
        self.writesBlanks = writesBlanks
    }

    /// The longest power of ten in words at a position.
    func scale(in bytes: UnsafeBufferPointer<UInt8>, at position: Int) -> (exponent: Int, end: Int)? {
        var longest: (exponent: Int, end: Int)?
        scales.view.forEachMatch(in: bytes, from: position) { longest = (Int($0), $1) }
        return longest
    }

    /// Whether a word is one that numbers are made of.
    func contains(_ word: Range<Int>, of bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var isKnown = false
        let text = UnsafeBufferPointer(rebasing: bytes[..<word.upperBound])
        vocabulary.view.forEachMatch(in: text, from: word.lowerBound) { _, end in
            if end == word.upperBound { isKnown = true }
        }
        return isKnown
    }
}

extension ByteTrie {
    fileprivate static func made(of members: [(bytes: [UInt8], number: Int)]) -> ByteTrie {
        var builder = ByteTrieBuilder()
        for member in members where !member.bytes.isEmpty { builder.insert(member.bytes, number: member.number) }
        return builder.trie()
    }
}
