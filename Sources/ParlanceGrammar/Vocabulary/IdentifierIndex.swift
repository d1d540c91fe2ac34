/// An index of terms by identifier: a hash table without the identifiers, about five bytes per term.
///
/// Few terms have no table: a linear search is faster.
struct IdentifierIndex: Sendable {
    private static let fewest = 8

    /// Slots of the table: one more than the number of a term, or 0. The count is a power of two, at most three
    /// quarters full.
    private var places: [UInt32] = []
    /// The hash of each term's identifier, kept while terms are added.
    private var hashes: [UInt32] = []

    init() {}

    /// The result of a search.
    struct Found {
        /// The number of the term; nil if there is none.
        let number: Int?
        fileprivate let hash: UInt32
        /// The slot for inserting the identifier.
        fileprivate let place: Int
    }

    var byteCount: Int { (places.count + hashes.count) * MemoryLayout<UInt32>.size }

    /// Finds the term of an identifier.
    ///
    /// - Parameters:
    ///   - count: the number of terms.
    ///   - isIt: whether the term with a number has the identifier.
    func find(_ identifier: UnsafeBufferPointer<UInt8>, count: Int, isIt: (Int) -> Bool) -> Found {
        let hash = Self.hash(identifier)
        guard !places.isEmpty else { return Found(number: (0..<count).first(where: isIt), hash: hash, place: 0) }
        var place = Int(hash) & (places.count - 1)
        while places[place] > 0 {
            let number = Int(places[place]) - 1
            let mayBe = hashes.isEmpty || hashes[number] == hash
            if mayBe, isIt(number) { return Found(number: number, hash: hash, place: place) }
            place = (place + 1) & (places.count - 1)
        }
        return Found(number: nil, hash: hash, place: place)
    }

    /// Adds a term after an unsuccessful search for it.
    mutating func insert(_ found: Found) {
        hashes.append(found.hash)
        guard hashes.count > Self.fewest else { return }
        if hashes.count * 4 > places.count * 3 { grow() } else { places[found.place] = UInt32(hashes.count) }
    }

    /// A copy without the hashes, which only insertion needs.
    var forLooking: IdentifierIndex {
        var index = self
        index.hashes = []
        return index
    }

    private mutating func grow() {
        places = [UInt32](repeating: 0, count: max(places.count * 2, 16))
        for (number, hash) in hashes.enumerated() {
            var place = Int(hash) & (places.count - 1)
            while places[place] > 0 { place = (place + 1) & (places.count - 1) }
            places[place] = UInt32(number + 1)
        }
    }

    /// Seeded per process, so that chosen identifiers cannot collide on purpose.
    private static func hash(_ identifier: UnsafeBufferPointer<UInt8>) -> UInt32 {
        var hasher = Hasher()
        hasher.combine(bytes: UnsafeRawBufferPointer(identifier))
        return UInt32(truncatingIfNeeded: hasher.finalize())
    }
}
