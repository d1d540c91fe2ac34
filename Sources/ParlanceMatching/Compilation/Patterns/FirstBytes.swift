/// The bytes with which a text of a pattern may begin.
struct FirstBytes: BitwiseCopyable, Sendable {
    private var bits = SIMD4<UInt64>.zero
    /// Whether the pattern may match without reading a byte: it is empty, or begins with the edge of a word.
    private(set) var isOpen = false

    /// No bytes: nothing can match.
    static let nothing = FirstBytes(.alternatives([]))

    /// - Parameter pattern: a pattern without slots; slots match nothing.
    init(_ pattern: Pattern) {
        switch pattern {
        case .word(let bytes, _):
            isOpen = bytes.isEmpty || bytes[0] == .blank
            if let first = bytes.first { insert(first) }
        case .boundary:
            isOpen = true
            insert(.blank)
        case .slot, .repetition: break
        case .marked(_, let pattern): self = Self(pattern)
        case .alternatives(let items): for item in items { formUnion(Self(item)) }
        case .sequence(let items):
            isOpen = true
            for item in items where isOpen {
                isOpen = false
                formUnion(Self(item))
            }
        case .permutation(let items):
            for item in items { formUnion(Self(item)) }
            isOpen = isOpen || items.isEmpty
        }
    }

    /// - Parameter words: For each byte a bit, 64 bits a word.
    fileprivate init(words: [UInt64], isOpen: Bool) {
        bits = SIMD4(words)
        self.isOpen = isOpen
    }

    fileprivate var words: [UInt64] { (0..<4).map { bits[$0] } }

    /// Whether the pattern may match where the text continues with a byte.
    @inline(__always)
    func mayMatch(before byte: UInt8) -> Bool {
        isOpen || bits[Int(byte >> 6)] & 1 << UInt64(byte & 63) != 0
    }

    private mutating func insert(_ byte: UInt8) { bits[Int(byte >> 6)] |= 1 << UInt64(byte & 63) }

    private mutating func formUnion(_ other: Self) {
        bits |= other.bits
        isOpen = isOpen || other.isOpen
    }
}

// MARK: - Compiled files

extension CompiledFileWriter {
    mutating func write(_ first: FirstBytes) {
        for word in first.words { write(Int(bitPattern: UInt(word))) }
        write(first.isOpen)
    }
}

extension CompiledFileReader {
    mutating func firstBytes() throws(CompiledGrammarError) -> FirstBytes {
        var words: [UInt64] = []
        for _ in 0..<4 { words.append(UInt64(UInt(bitPattern: try number()))) }
        return FirstBytes(words: words, isOpen: try flag())
    }
}
