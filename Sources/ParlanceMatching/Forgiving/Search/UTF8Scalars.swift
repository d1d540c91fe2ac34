/// The Unicode scalars of valid UTF-8, without an intermediate String.
struct UTF8Scalars: Sequence, IteratorProtocol {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var index = 0

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
    }

    @inline(__always)
    mutating func next() -> UInt32? {
        guard index < bytes.count else { return nil }
        let first = bytes[index]
        var scalar = first.scalarStart
        let end = Swift.min(index + Swift.max(first.scalarLength, 1), bytes.count)
        index += 1
        while index < end {
            scalar = scalar << 6 | UInt32(bytes[index] & 0x3F)
            index += 1
        }
        return scalar
    }
}

extension UInt8 {
    /// The length in bytes of the scalar that begins with this byte.
    @inline(__always)
    var scalarLength: Int {
        switch self {
        case 0xC0...0xDF: 2
        case 0xE0...0xEF: 3
        case 0xF0...: 4
        default: 1
        }
    }

    /// The bits of the scalar in its first byte.
    @inline(__always)
    var scalarStart: UInt32 {
        switch self {
        case 0xC0...0xDF: UInt32(self & 0x1F)
        case 0xE0...0xEF: UInt32(self & 0x0F)
        case 0xF0...: UInt32(self & 0x07)
        default: UInt32(self)
        }
    }
}
