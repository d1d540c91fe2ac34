import ParlanceGrammar

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Bytes with big-endian numbers. Reads beyond the end throw.
struct BigEndianBytes {
    private let bytes: [UInt8]

    init(_ data: Data) {
        bytes = [UInt8](data)
    }

    var count: Int { bytes.count }

    /// The bytes of an extent, which must lie within the data.
    func slice(_ extent: (start: Int, count: Int)) throws(BinaryPropertyListError) -> ArraySlice<UInt8> {
        guard extent.start >= 0, extent.count >= 0, extent.start <= bytes.count,
            extent.count <= bytes.count - extent.start
        else { throw .damaged }
        return bytes[extent.start..<extent.start + extent.count]
    }

    /// A number of up to 16 bytes, of which the last eight are significant.
    func bits(at offset: Int, size: Int) throws(BinaryPropertyListError) -> UInt64 {
        guard 1...16 ~= size else { throw .damaged }
        return try slice((offset, size)).reduce(0) { $0 << 8 | UInt64($1) }
    }

    /// A number that fits in an `Int`, such as a count or an offset.
    func number(at offset: Int, size: Int) throws(BinaryPropertyListError) -> Int {
        guard let number = Int(exactly: try bits(at: offset, size: size)) else { throw .damaged }
        return number
    }
}
