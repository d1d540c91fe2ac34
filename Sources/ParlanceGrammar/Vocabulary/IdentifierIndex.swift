/// Finds terms by their identifiers: a table of hashes without the identifiers themselves, five bytes a term or so.
///
/// Of few terms there is none: to look through them takes less.
struct IdentifierIndex: Sendable {
    private static let fewest = 8

    /// A power of two of them, at most three quarters taken: one more than the number of a term, or 0.
    private var places: [UInt32] = []
    /// The hash of each term's identifier, as long as terms are added.
    private var hashes: [UInt32] = []

    init() {}

    /// What became of a search.
    struct Found {
        /// The term's; nil: there is none.
        let number: Int?
        fileprivate let hash: UInt32
        /// Where it would belong.
        fileprivate let place: Int
    }

    var byteCount: Int { (places.count + hashes.count) * MemoryLayout<UInt32>.size }

    /// Looks for the term of an identifier.
    ///
    /// - Parameters:
    ///   - count: how many terms there are.
    ///   - isIt: whether the term of a number has the identifier.
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

    /// Notes one more term, which was looked for and not found.
    mutating func insert(_ found: Found) {
        hashes.append(found.hash)
        guard hashes.count > Self.fewest else { return }
        if hashes.count * 4 > places.count * 3 { grow() } else { places[found.place] = UInt32(hashes.count) }
    }

    /// The same without what only adding takes.
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

    /// Another one in each run of the program, so that nobody can choose identifiers that share it.
    private static func hash(_ identifier: UnsafeBufferPointer<UInt8>) -> UInt32 {
        var hasher = Hasher()
        hasher.combine(bytes: UnsafeRawBufferPointer(identifier))
        return UInt32(truncatingIfNeeded: hasher.finalize())
    }
}
