/// The words of a language's numbers, for finding the extent of a number in words.
///
/// They are extracted from ICU's spellings: the numbers below a hundred and the hundreds (*atoms*), the powers of ten
/// that multiply (*scales*), and the words between them. So numbers outside of a range's spelled numbers are recognized
/// too.
final class NumberWords: Sendable {
    /// The numbers below 100 and the hundreds, each with its value.
    let atoms: ByteTrie
    /// Hundreds as written before more words ("deux cent", "one hundred and"), each with its value.
    let openHundreds: ByteTrie
    /// Powers of ten, each with its exponent.
    let scales: ByteTrie
    /// Words for one before a scale ("a hundred").
    let ones: ByteTrie
    /// The text between a scale and the rest ("thousand and five").
    let joiners: ByteTrie
    /// Words for the minus sign, each with a blank after it.
    let signs: ByteTrie
    /// Words for the decimal sign, with their blanks.
    let points: ByteTrie
    /// Words for a half after a whole number, with their blanks.
    let halves: ByteTrie
    /// The single words of all of these.
    fileprivate let vocabulary: ByteTrie
    /// Whether blanks separate words.
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

    /// - Parameter tries: the tries in the order of `tries`.
    fileprivate init(tries: [ByteTrie], writesBlanks: Bool) {
        atoms = tries[0]
        openHundreds = tries[1]
        scales = tries[2]
        ones = tries[3]
        joiners = tries[4]
        signs = tries[5]
        points = tries[6]
        halves = tries[7]
        vocabulary = tries[8]
        self.writesBlanks = writesBlanks
    }

    fileprivate static let trieCount = 9

    fileprivate var tries: [ByteTrie] {
        [atoms, openHundreds, scales, ones, joiners, signs, points, halves, vocabulary]
    }

    /// The longest power of ten in words at a position; nil if there is none.
    func scale(in bytes: UnsafeBufferPointer<UInt8>, at position: Int) -> (exponent: Int, end: Int)? {
        var longest: (exponent: Int, end: Int)?
        scales.view.forEachMatch(in: bytes, from: position) { longest = (Int($0), $1) }
        return longest
    }

    /// Whether a word is part of number words.
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

// MARK: - Files

extension CompiledFileWriter {
    mutating func write(_ words: NumberWords) {
        for trie in words.tries { write(trie) }
        write(words.writesBlanks)
    }
}

extension CompiledFileReader {
    mutating func numberWords() throws(CompiledGrammarError) -> NumberWords {
        var tries: [ByteTrie] = []
        for _ in 0..<NumberWords.trieCount { tries.append(try trie(of: 0..<Int(Int32.max))) }
        return NumberWords(tries: tries, writesBlanks: try flag())
    }
}
