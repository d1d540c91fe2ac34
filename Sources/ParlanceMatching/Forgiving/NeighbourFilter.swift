import ParlanceText

/// Tells at once of nearly every word that none of a lexicon is within a letter of it: a Bloom filter.
///
/// Two words of which one has a letter more than the other, another letter, or two letters swapped come to the same if one
/// letter is left out of one of them, or of each. So there are hashes here of all words, and of all words less a letter.
/// Accents do not count.
struct NeighbourFilter: Sendable {
    /// So many hashes to 64 bits.
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

    /// Whether a word is within a letter of one here; rarely also if it is not.
    func mayMeet(_ hashes: NeighbourHashes) -> Bool {
        hashes.contains { hash in
            let (block, bits) = place(of: hash)
            return blocks[block] & bits == bits
        }
    }

    /// A block, and three of its bits.
    private func place(of hash: UInt64) -> (block: Int, bits: UInt64) {
        var mixed = (hash ^ hash >> 32) &* 0x9E37_79B9_7F4A_7C15
        mixed = (mixed ^ mixed >> 29) &* 0xBF58_476D_1CE4_E5B9
        let bits: UInt64 = 1 << (mixed & 63) | 1 << (mixed >> 6 & 63) | 1 << (mixed >> 12 & 63)
        return (Int(mixed >> shift), bits)
    }
}

/// The hashes of a word as it is, and with each one of its letters left out.
struct NeighbourHashes: Sequence, IteratorProtocol {
    private static let base: UInt64 = 0x100_0000_01B3
    /// `base` times this is 1.
    private static let inverse: UInt64 = (0..<6).reduce(1) { inverse, _ in inverse &* (2 &- base &* inverse) }

    private(set) var letterCount = 0
    private let scalars: UTF8Scalars
    private var whole: UInt64 = 0
    /// The letters that are still to be left out; nil before the hash of the whole word was given.
    private var rest: UTF8Scalars?
    private var before: UInt64 = 0
    /// What the letter to be left out next was multiplied with.
    private var power: UInt64 = 1

    /// - Parameter word: UTF-8.
    init(_ word: UnsafeBufferPointer<UInt8>) {
        scalars = UTF8Scalars(word)
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
            // Without the letter, those before it move up by one place.
            return before &* power &* Self.base &+ behind
        }
        return nil
    }

    private static func letter(_ scalar: UInt32) -> UInt64 { UInt64(Accents.base(of: scalar)) &+ 1 }
}
