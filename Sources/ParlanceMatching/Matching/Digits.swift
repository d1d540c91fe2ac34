/// A number in digits at some place of a normalized text.
struct Digits {
    let number: Double
    /// The byte behind the last digit.
    let end: Int

    /// Nil if no number begins at `start`.
    ///
    /// - Parameter withFraction: whether `.` or `,` and more digits belong to it.
    init?(in bytes: [UInt8], from start: Int, withFraction: Bool) {
        let isDigit = { (position: Int) in position < bytes.count && (0x30...0x39).contains(bytes[position]) }
        let isNegative = start < bytes.count && bytes[start] == UInt8(ascii: "-")
        var end = start + (isNegative ? 1 : 0)
        guard isDigit(end) else { return nil }
        while isDigit(end) { end += 1 }
        if withFraction, end < bytes.count, bytes[end] == UInt8(ascii: ".") || bytes[end] == UInt8(ascii: ","),
            isDigit(end + 1)
        {
            end += 1
            while isDigit(end) { end += 1 }
        }
        let text = String(
            decoding: bytes[start..<end].map { $0 == UInt8(ascii: ",") ? UInt8(ascii: ".") : $0 },
            as: UTF8.self
        )
        guard let number = Double(text) else { return nil }
        self.number = number
        self.end = end
    }
}
