import ParlanceText

/// The header of a compiled grammar: it identifies the format, detects damage, and tests whether the file can be used
/// by this program.
///
/// All numbers are in the byte order of the machine that wrote them.
///
/// | offset | bytes | content |
/// |---|---|---|
/// | 0 | 8 | `magic` |
/// | 8 | 4 | the version of the format; up to here the layout never changes |
/// | 12 | 4 | `orderMark` |
/// | 16 | 8 | the size of the file in bytes |
/// | 24 | 8 | the `ContentHash` of all other bytes: of those after it, seeded with that of those before it |
/// | 32 | 4 | the version of ICU |
/// | 36 | 4 | the version of the rules for text |
/// | 40 | 8 | the size in bytes of the stream that follows |
///
/// The tables begin after the stream, at the next multiple of 8.
struct CompiledFileHeader: Equatable {
    /// The first byte is not text, and the line end is destroyed by conversions of text files.
    static let magic: [UInt8] = [0x89] + Array("PARLC".utf8) + [0x0D, 0x0A]
    /// The version of the format; increment it with every change of the contents.
    static let version: UInt32 = 12
    static let size = 48
    static let alignment = 8
    private static let orderMark: UInt32 = 0x0102_0304

    /// The size of the file in bytes.
    var length: Int
    /// The version of the text rules with which the file was written.
    var text = TextVersion.current
    /// The size of the stream in bytes.
    var streamLength: Int

    /// The offset of the tables.
    var tablesOffset: Int { Self.aligned(Self.size + streamLength) }

    static func aligned(_ offset: Int) -> Int { (offset + alignment - 1) / alignment * alignment }

    /// Whether bytes begin with `magic`, or are a prefix of it.
    static func begins(_ bytes: some Collection<UInt8>) -> Bool {
        !bytes.isEmpty && bytes.prefix(magic.count).elementsEqual(magic.prefix(bytes.count))
    }

    /// The header's bytes, with 0 as the checksum.
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

    /// Reads the header of a file and checks that the file is complete, undamaged and usable by this program.
    ///
    /// - Parameter isIntact: Whether the file is known to be undamaged, so that its checksum is not computed.
    init(checking file: UnsafeRawBufferPointer, isIntact: Bool = false) throws(CompiledGrammarError) {
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
        guard isIntact || load(24, as: UInt64.self) == Self.checksum(of: file) else { throw .damaged(.checksum) }
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

    /// The correct checksum of a file.
    static func checksum(of file: UnsafeRawBufferPointer) -> UInt64 {
        let before = UnsafeRawBufferPointer(rebasing: file[..<checksumRange.lowerBound])
        let behind = UnsafeRawBufferPointer(rebasing: file[checksumRange.upperBound...])
        return ContentHash.hash(behind, seed: ContentHash.hash(before))
    }

    /// Writes the checksum into a file.
    static func seal(_ file: inout [UInt8]) {
        let checksum = file.withUnsafeBytes { Self.checksum(of: $0) }
        withUnsafeBytes(of: checksum) { file.replaceSubrange(checksumRange, with: $0) }
    }
}
