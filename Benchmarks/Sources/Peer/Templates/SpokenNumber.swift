import Parlance

/// A number of a range, in digits or in words, in a normalized text.
struct SpokenNumber {
    var number: Double
    /// The offset of the byte after it.
    var end: Int
    var isSpelled: Bool

    /// All that begin at a position.
    static func all(in bytes: [UInt8], from start: Int, of range: PeerRange) -> [SpokenNumber] {
        let longest = min(start + range.longest, bytes.count)
        let ends = (start..<longest).map { $0 + 1 }
        let spelled = ends.compactMap { end in
            range.spelled[Array(bytes[start..<end])].map { SpokenNumber(number: $0, end: end, isSpelled: true) }
        }
        guard range.range.allowsDigits, let digits = digits(in: bytes, from: start, of: range.range) else {
            return spelled
        }
        return spelled + [digits]
    }

    private static func digits(in bytes: [UInt8], from start: Int, of range: NumberRange) -> SpokenNumber? {
        let allowed = Set("0123456789.,-".utf8)
        var end = start
        while end < bytes.count, allowed.contains(bytes[end]) { end += 1 }
        let text = String(decoding: bytes[start..<end], as: UTF8.self).replacing(",", with: ".")
        guard let number = Double(text), range.contains(number) else { return nil }
        return SpokenNumber(number: number, end: end, isSpelled: false)
    }
}
