import ParlanceText

/// A Bloom filter that excludes nearly all words without a neighbour in a lexicon, that is, a word within one letter.
///
/// If one of two words has an additional letter, another letter, or two letters swapped, they become equal by deleting
/// one letter from one or both. So the filter contains the hashes of all words, and of all words without one letter.
/// Accents are ignored.
struct NeighbourFilter: Sendable {
    /// The number of hashes for each 64 bits.
    private static let hashesPerBlock = 4

    private var blocks: [UInt64] = []
    private var shift: UInt64 = 0

    init(_ words: ByteTrie) {
        var hashCount = 0
        words.forEachMember { hashCount += $0.count + 1 }
        var size = 1
        while size * Self.hashesPerBlock < hashCount { size *= 2 }
        blocks = [UInt64](repeating: 0, count: size)
        shift = UInt64(UInt64.bitWidth - size.trailingZeroBitCount)
        words.forEachMember { word in
            word.withUnsafeBufferPointer { insert(NeighbourHashes($0)) }
        }
    }

    private mutating func insert(_ hashes: NeighbourHashes) {
        for hash in hashes {
            let (block, bits) = place(of: hash)
            blocks[block] |= bits
        }
    }

    /// Whether a word may be within one letter of a word of the lexicon; rarely true for other words.
    func mayMeet(_ hashes: NeighbourHashes) -> Bool {
        hashes.contains { hash in
            let (block, bits) = place(of: hash)
            return blocks[block] & bits == bits
        }
    }

    /// The block of a hash, and up to three of its bits.
    private func place(of hash: UInt64) -> (block: Int, bits: UInt64) {
        var mixed = (hash ^ hash >> 32) &* 0x9E37_79B9_7F4A_7C15
        mixed = (mixed ^ mixed >> 29) &* 0xBF58_476D_1CE4_E5B9
        let bits: UInt64 = 1 << (mixed & 63) | 1 << (mixed >> 6 & 63) | 1 << (mixed >> 12 & 63)
        return (Int(mixed >> shift), bits)
    }
}

/// The hashes of a word, and of the word without each of its letters.
struct NeighbourHashes: Sequence, IteratorProtocol {
    private static let base: UInt64 = 0x100_0000_01B3
    /// The inverse of `base` modulo 2⁶⁴.
    private static let inverse: UInt64 = (0..<6).reduce(1) { inverse, _ in inverse &* (2 &- base &* inverse) }

    private(set) var letterCount = 0
    private let scalars: UTF8Letters
    private var whole: UInt64 = 0
    /// The letters that are not deleted yet; nil before the hash of the whole word is returned.
    private var rest: UTF8Letters?
    private var before: UInt64 = 0
    /// The factor of the letter that is deleted next.
    private var power: UInt64 = 1

    /// - Parameter word: UTF-8.
    init(_ word: UnsafeBufferPointer<UInt8>) {
        scalars = UTF8Letters(word)
        for scalar in scalars where !Accents.isAccent(scalar) {
            if letterCount > 0 { power = power &* Self.base }
            whole = whole &* Self.base &+ Self.letter(scalar)
            letterCount += 1
        }
    }

    mutating func next() -> UInt64? {
        guard rest != nil else {
            rest = scalars
            return whole
        }
        while let scalar = rest?.next() {
            guard !Accents.isAccent(scalar) else { continue }
            let through = before &* Self.base &+ Self.letter(scalar)
            let behind = whole &- through &* power
            power = power &* Self.inverse
            defer { before = through }
            // Without the letter, the letters before it move by one place.
            return before &* power &* Self.base &+ behind
        }
        return nil
    }

    private static func letter(_ scalar: UInt32) -> UInt64 { UInt64(Accents.base(of: scalar)) &+ 1 }
}
