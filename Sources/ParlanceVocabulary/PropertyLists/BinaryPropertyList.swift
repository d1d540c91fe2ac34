import ParlanceGrammar

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Reads property lists in the binary format, version 00.
///
/// Objects are stored in sequence, each after a marker byte; containers reference their elements by number. A table has
/// the offset of each, and the last 32 bytes have the offset of the table. Nothing of that is trusted: references out
/// of the file are errors, and so are more values than the limit, such as in a list that contains itself. Texts and
/// data take memory in proportion to the file: each is decoded once, however often it is referenced, and those of an
/// undamaged file do not overlap.
struct BinaryPropertyList {
    /// The maximum number of values in a file, with each occurrence counted.
    static let valueLimit = 250_000
    /// The maximum nesting depth of arrays and dictionaries.
    static let depthLimit = 200

    private static let magic = Data("bplist00".utf8)
    private static let trailerSize = 32

    private let bytes: BigEndianBytes
    private let offsetSize: Int
    private let referenceSize: Int
    private let count: Int
    private let table: Int
    private var remaining = valueLimit
    /// The number of bytes of texts and data that may still be decoded.
    private var remainingBytes: Int
    /// The decoded values other than containers, by offset: several numbers may refer to the same offset.
    private var known: [Int: Any] = [:]

    static func begins(_ data: Data) -> Bool { data.starts(with: magic) }

    /// The value of a file, in the types of `PropertyListSerialization`.
    static func read(_ data: Data) throws(BinaryPropertyListError) -> Any {
        let bytes = BigEndianBytes(data)
        let trailer = data.count - trailerSize
        guard trailer >= magic.count else { throw .damaged }
        let top = try bytes.number(at: trailer + 16, size: 8)
        var list = try BinaryPropertyList(bytes, trailer: trailer)
        return try list.value(top, depth: 1)
    }

    private init(_ bytes: BigEndianBytes, trailer: Int) throws(BinaryPropertyListError) {
        self.bytes = bytes
        remainingBytes = bytes.count
        offsetSize = try bytes.number(at: trailer + 6, size: 1)
        referenceSize = try bytes.number(at: trailer + 7, size: 1)
        count = try bytes.number(at: trailer + 8, size: 8)
        table = try bytes.number(at: trailer + 24, size: 8)
        // The table ends before the trailer, so the offsets below cannot overflow.
        guard 1...8 ~= offsetSize, 1...8 ~= referenceSize, table <= trailer, count <= (trailer - table) / offsetSize
        else { throw .damaged }
    }

    /// The object with a number.
    private mutating func value(_ number: Int, depth: Int) throws(BinaryPropertyListError) -> Any {
        remaining -= 1
        guard remaining >= 0, depth <= Self.depthLimit else { throw .tooMuch }
        guard number < count else { throw .damaged }
        let offset = try bytes.number(at: table + number * offsetSize, size: offsetSize)
        if let known = known[offset] { return known }
        let marker = try bytes.number(at: offset, size: 1)
        switch marker >> 4 {
        case 0xA, 0xC: return try array(marker, at: offset, depth: depth)
        case 0xD: return try dictionary(marker, at: offset, depth: depth)
        default:
            let value = try scalar(marker, at: offset)
            known[offset] = value
            return value
        }
    }

    private mutating func array(_ marker: Int, at offset: Int, depth: Int) throws(BinaryPropertyListError) -> [Any] {
        let extent = try extent(marker, at: offset, width: referenceSize)
        var items: [Any] = []
        for index in 0..<extent.count { items.append(try referred(extent.start, index, depth)) }
        return items
    }

    private mutating func dictionary(
        _ marker: Int,
        at offset: Int,
        depth: Int
    ) throws(BinaryPropertyListError) -> [String: Any] {
        let extent = try extent(marker, at: offset, width: 2 * referenceSize)
        var members: [String: Any] = [:]
        for index in 0..<extent.count {
            guard let key = try referred(extent.start, index, depth) as? String else { throw .damaged }
            members[key] = try referred(extent.start, extent.count + index, depth)
        }
        return members
    }

    /// The object that a container references at an index.
    private mutating func referred(
        _ start: Int,
        _ index: Int,
        _ depth: Int
    ) throws(BinaryPropertyListError) -> Any {
        try value(try bytes.number(at: start + index * referenceSize, size: referenceSize), depth: depth + 1)
    }

    private mutating func scalar(_ marker: Int, at offset: Int) throws(BinaryPropertyListError) -> Any {
        let low = marker & 0xF
        switch marker >> 4 {
        case 0x0: return marker == 0x09
        case 0x1: return Int(truncatingIfNeeded: try bytes.bits(at: offset + 1, size: 1 << low))
        case 0x2 where low == 2: return Double(Float(bitPattern: UInt32(try bytes.bits(at: offset + 1, size: 4))))
        case 0x2 where low == 3: return Double(bitPattern: try bytes.bits(at: offset + 1, size: 8))
        case 0x3 where low == 3:
            let seconds = Double(bitPattern: try bytes.bits(at: offset + 1, size: 8))
            return Date(timeIntervalSinceReferenceDate: seconds)
        case 0x4: return Data(try content(marker, at: offset, width: 1))
        case 0x5: return String(decoding: try content(marker, at: offset, width: 1), as: UTF8.self)
        case 0x6: return text(Array(try content(marker, at: offset, width: 2)))
        case 0x8: return Int(truncatingIfNeeded: try bytes.bits(at: offset + 1, size: low + 1))
        default: throw .damaged
        }
    }

    /// The bytes of a text or of data; at most as many bytes as the file has are decoded in total.
    private mutating func content(
        _ marker: Int,
        at offset: Int,
        width: Int
    ) throws(BinaryPropertyListError) -> ArraySlice<UInt8> {
        let extent = try extent(marker, at: offset, width: width)
        let content = try bytes.slice((extent.start, width * extent.count))
        remainingBytes -= content.count
        guard remainingBytes >= 0 else { throw .damaged }
        return content
    }

    /// A text in UTF-16.
    private func text(_ halves: [UInt8]) -> String {
        let units = (0..<halves.count / 2).map { UInt16(halves[2 * $0]) << 8 | UInt16(halves[2 * $0 + 1]) }
        return String(decoding: units, as: UTF16.self)
    }

    /// The offset and number of an object's elements, all of which lie in the file.
    private func extent(
        _ marker: Int,
        at offset: Int,
        width: Int
    ) throws(BinaryPropertyListError) -> (start: Int, count: Int) {
        var (start, count) = (offset + 1, marker & 0xF)
        if count == 0xF {
            let marker = try bytes.number(at: start, size: 1)
            guard 0x10...0x13 ~= marker else { throw .damaged }
            let size = 1 << (marker & 0xF)
            count = try bytes.number(at: start + 1, size: size)
            start += 1 + size
        }
        guard count <= (bytes.count - start) / width else { throw .damaged }
        return (start, count)
    }
}

/// The reason why data is no binary property list.
enum BinaryPropertyListError: Error, CustomStringConvertible {
    case damaged
    case tooMuch

    /// A short reason without a full stop.
    var description: String {
        switch self {
        case .damaged: "it is damaged, or not whole"
        case .tooMuch:
            "it holds more than \(BinaryPropertyList.valueLimit) values, or is nested too deeply, or holds itself"
        }
    }
}
