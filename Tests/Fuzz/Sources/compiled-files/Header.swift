/// The header of a compiled grammar, in the form that this program writes.
struct Header {
    private static let size = 48
    /// The parts that depend on the file itself: its length, its checksum, the length of its stream.
    private static let (length, checksum, stream) = (16..<24, 24..<32, 40..<48)

    private let bytes: [UInt8]

    init(of file: [UInt8]) {
        bytes = Array(file.prefix(Self.size))
    }

    /// A file with this header, adapted to the following bytes. The length of its stream stays, if possible.
    func fitted(to file: [UInt8]) -> [UInt8] {
        let rest = Array(file.dropFirst(Self.size))
        let given = Self.number(file.prefix(Self.size).dropFirst(Self.stream.lowerBound))
        var whole = bytes + rest
        whole.replaceSubrange(Self.length, with: Self.bytes(of: UInt64(whole.count)))
        whole.replaceSubrange(Self.stream, with: Self.bytes(of: min(given, UInt64(rest.count))))
        let before = Self.hash(whole[..<Self.checksum.lowerBound], seed: 0)
        let sum = Self.hash(whole[Self.checksum.upperBound...], seed: before)
        whole.replaceSubrange(Self.checksum, with: Self.bytes(of: sum))
        return whole
    }

    /// The hash of the file format, in a simpler implementation.
    private static func hash(_ bytes: ArraySlice<UInt8>, seed: UInt64) -> UInt64 {
        let prime: UInt64 = 0x9E37_79B9_7F4A_7C15
        func mixed(_ lane: UInt64, _ word: UInt64) -> UInt64 {
            let product = (lane ^ word) &* prime
            return product << 31 | product >> 33
        }
        var lanes = (1...4).map { seed &+ $0 &* prime }
        let padding = (32 - bytes.count % 32) % 32
        let padded = Array(bytes) + [UInt8](repeating: 0, count: padding)
        for start in stride(from: 0, to: padded.count, by: 8) {
            let lane = start / 8 % 4
            lanes[lane] = mixed(lanes[lane], number(padded[start..<start + 8]))
        }
        var value = lanes.reduce(seed ^ UInt64(bytes.count), mixed)
        value = (value ^ value >> 32) &* prime
        return value ^ value >> 29
    }

    private static func number(_ bytes: ArraySlice<UInt8>) -> UInt64 {
        bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }

    private static func bytes(of number: UInt64) -> [UInt8] {
        (0..<8).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
    }
}
