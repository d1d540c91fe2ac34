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

/// The letters of valid UTF-8: its Unicode scalars, with the syllables of Hangul divided into their two or three letters.
struct UTF8Letters: Sequence, IteratorProtocol {
    private var scalars: UTF8Scalars
    /// The letters of the last syllable that are still to come.
    private var rest = HangulLetters()

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        scalars = UTF8Scalars(bytes)
    }

    @inline(__always)
    mutating func next() -> UInt32? {
        if let letter = rest.next() { return letter }
        guard let scalar = scalars.next() else { return nil }
        guard HangulLetters.isSyllable(scalar) else { return scalar }
        rest = HangulLetters(scalar)
        return rest.next()
    }
}

/// The letters of a syllable of Hangul, by the arithmetic of The Unicode Standard, section 3.12.
struct HangulLetters: Sequence, IteratorProtocol {
    private static let (syllables, initials, vowels, finals): (UInt32, UInt32, UInt32, UInt32) =
        (0xAC00, 0x1100, 0x1161, 0x11A7)
    private static let (vowelCount, finalCount): (UInt32, UInt32) = (21, 28)

    private var letters: (UInt32, UInt32, UInt32) = (0, 0, 0)

    init() {}

    init(_ syllable: UInt32) {
        let index = syllable - Self.syllables
        let final = index % Self.finalCount
        letters = (
            Self.initials + index / (Self.vowelCount * Self.finalCount),
            Self.vowels + index / Self.finalCount % Self.vowelCount,
            final == 0 ? 0 : Self.finals + final
        )
    }

    @inline(__always)
    static func isSyllable(_ scalar: UInt32) -> Bool { scalar >= 0xAC00 && scalar <= 0xD7A3 }

    @inline(__always)
    mutating func next() -> UInt32? {
        guard letters.0 != 0 else { return nil }
        defer { letters = (letters.1, letters.2, 0) }
        return letters.0
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
