/// A fast 64-bit hash of bytes that detects accidental damage. It is not cryptographic: collisions can be constructed,
/// so it does not protect against manipulation and does not identify contents.
///
/// The bytes are read as little-endian words of 64 bits, four at a time, each into its own lane:
///
///     lane ← ((lane XOR word) × prime) rotated left by 31
///
/// The rest at the end is padded with zeros to four words. Then the lanes are combined in the same way with the number
/// of bytes, and the bits are mixed. Each step is invertible, so a change within one word always changes the hash.
package struct ContentHash {
    private static let prime: UInt64 = 0x9E37_79B9_7F4A_7C15
    private static let block = 32

    private var lanes: SIMD4<UInt64>

    /// The hash of `bytes`. Hashes with different seeds are unrelated.
    package static func hash(_ bytes: UnsafeRawBufferPointer, seed: UInt64 = 0) -> UInt64 {
        var hash = ContentHash(seed)
        let whole = bytes.count / block * block
        hash.addBlocks(bytes[..<whole])
        if whole < bytes.count { hash.addRest(bytes[whole...]) }
        return hash.value(count: bytes.count, seed)
    }

    private init(_ seed: UInt64) {
        lanes = seed &+ SIMD4(1, 2, 3, 4) &* Self.prime
    }

    private mutating func addBlocks(_ bytes: Slice<UnsafeRawBufferPointer>) {
        let bytes = UnsafeRawBufferPointer(rebasing: bytes)
        var (a, b, c, d) = (lanes[0], lanes[1], lanes[2], lanes[3])
        for offset in stride(from: 0, to: bytes.count, by: Self.block) {
            a = Self.mixed(a, bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
            b = Self.mixed(b, bytes.loadUnaligned(fromByteOffset: offset + 8, as: UInt64.self))
            c = Self.mixed(c, bytes.loadUnaligned(fromByteOffset: offset + 16, as: UInt64.self))
            d = Self.mixed(d, bytes.loadUnaligned(fromByteOffset: offset + 24, as: UInt64.self))
        }
        lanes = SIMD4(a, b, c, d)
    }

    private mutating func addRest(_ bytes: Slice<UnsafeRawBufferPointer>) {
        let padded = Array(bytes) + [UInt8](repeating: 0, count: Self.block - bytes.count)
        padded.withUnsafeBytes { addBlocks($0[...]) }
    }

    private func value(count: Int, _ seed: UInt64) -> UInt64 {
        var value = seed ^ UInt64(count)
        for lane in 0..<4 { value = Self.mixed(value, lanes[lane]) }
        value = (value ^ value >> 32) &* Self.prime
        return value ^ value >> 29
    }

    @inline(__always)
    private static func mixed(_ lane: UInt64, _ word: UInt64) -> UInt64 {
        let product = (lane ^ UInt64(littleEndian: word)) &* prime
        return product << 31 | product >> 33
    }
}
