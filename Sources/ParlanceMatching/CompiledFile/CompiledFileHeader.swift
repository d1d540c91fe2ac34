import ParlanceText

/// What a compiled grammar begins with: what it is, whether it is whole, and whether it can be used here.
///
/// All numbers are in the byte order of the machine that wrote them.
///
/// | offset | bytes | what |
/// |---|---|---|
/// | 0 | 8 | `magic` |
/// | 8 | 4 | the version of the format; up to here nothing ever changes |
/// | 12 | 4 | `orderMark` |
/// | 16 | 8 | how many bytes the file has |
/// | 24 | 8 | the `ContentHash` of all other bytes: of those behind it, seeded with that of those before it |
/// | 32 | 4 | the version of ICU |
/// | 36 | 4 | the version of the rules for text |
/// | 40 | 8 | how many bytes the stream has that follows |
///
/// Behind the stream, at the next multiple of 8, stand the tables.
struct CompiledFileHeader: Equatable {
    /// Its first byte is no text, and its line end does not survive being taken for text.
    static let magic: [UInt8] = [0x89] + Array("PARLC".utf8) + [0x0D, 0x0A]
    /// To be counted up with every change of what is written.
    static let version: UInt32 = 7
    static let size = 48
    static let alignment = 8
    private static let orderMark: UInt32 = 0x0102_0304

    var length: Int
    var text = TextVersion.current
    var streamLength: Int

    /// Where the tables begin.
    var tablesOffset: Int { Self.aligned(Self.size + streamLength) }

    static func aligned(_ offset: Int) -> Int { (offset + alignment - 1) / alignment * alignment }

    /// Whether bytes are, or begin like, a compiled grammar.
    static func begins(_ bytes: some Collection<UInt8>) -> Bool {
        !bytes.isEmpty && bytes.prefix(magic.count).elementsEqual(magic.prefix(bytes.count))
    }

    /// The header's bytes, the checksum left out.
    var bytes: [UInt8] {
        var bytes = Self.magic
        func append(_ value: some FixedWidthInteger) { withUnsafeBytes(of: value) { bytes += $0 } }
        append(Self.version)
        append(Self.orderMark)
        append(UInt64(length))
        append(UInt64(0))
        append(text.icu)
        append(text.rules)
        append(UInt64(streamLength))
        return bytes
    }

    /// Reads the header of a file, and checks that the file is whole and can be used here.
    init(checking file: UnsafeRawBufferPointer) throws(CompiledGrammarError) {
        guard Self.begins(file.prefix(Self.magic.count)) else { throw .notCompiled }
        guard file.count >= Self.size else { throw .truncated(bytes: file.count, expected: Self.size) }
        func load<Value: FixedWidthInteger & BitwiseCopyable>(_ offset: Int, as type: Value.Type) -> Value {
            file.loadUnaligned(fromByteOffset: offset, as: type)
        }
        let mark = load(12, as: UInt32.self)
        let isSwapped = mark == Self.orderMark.byteSwapped
        let version = load(8, as: UInt32.self)
        guard version == Self.version || isSwapped else {
            throw .otherVersion(found: Int(version), supported: Int(Self.version))
        }
        guard !isSwapped else { throw .otherByteOrder }
        guard mark == Self.orderMark, let length = Int(exactly: load(16, as: UInt64.self)), length >= Self.size
        else { throw .damaged(.length) }
        guard file.count >= length else { throw .truncated(bytes: file.count, expected: length) }
        guard file.count == length else { throw .damaged(.length) }
        guard load(24, as: UInt64.self) == Self.checksum(of: file) else { throw .damaged(.checksum) }
        let text = TextVersion(icu: load(32, as: UInt32.self), rules: load(36, as: UInt32.self))
        guard text == .current else {
            throw .otherText(found: text.description, here: TextVersion.current.description)
        }
        guard let streamLength = Int(exactly: load(40, as: UInt64.self)), streamLength <= length - Self.size
        else { throw .damaged(.length) }
        self.init(length: length, text: text, streamLength: streamLength)
        guard tablesOffset <= length else { throw .damaged(.length) }
    }

    init(length: Int, text: TextVersion = .current, streamLength: Int) {
        self.length = length
        self.text = text
        self.streamLength = streamLength
    }
}

extension CompiledFileHeader {
    private static let checksumRange = 24..<32

    /// The checksum that a file should have.
    static func checksum(of file: UnsafeRawBufferPointer) -> UInt64 {
        let before = UnsafeRawBufferPointer(rebasing: file[..<checksumRange.lowerBound])
        let behind = UnsafeRawBufferPointer(rebasing: file[checksumRange.upperBound...])
        return ContentHash.hash(behind, seed: ContentHash.hash(before))
    }

    /// Puts the checksum into a file.
    static func seal(_ file: inout [UInt8]) {
        let checksum = file.withUnsafeBytes { Self.checksum(of: $0) }
        withUnsafeBytes(of: checksum) { file.replaceSubrange(checksumRange, with: $0) }
    }
}
