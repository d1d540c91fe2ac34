/// Byte classes: bytes that no template distinguishes share a class, which keeps transition rows short.
struct ByteClasses: Sendable {
    /// The class of a blank.
    static let blank = 0
    /// The class of bytes that no template reads.
    static let unread = 1

    /// The class of each byte.
    let numbers: Table<UInt8>
    /// The number of classes.
    let count: Int

    /// Assigns a class to each byte that a template reads. UTF-8 uses 243 byte values, so `UInt8` suffices.
    init(_ nfa: NFA) {
        var numbers = [UInt8](repeating: UInt8(Self.unread), count: 256)
        numbers[0x20] = UInt8(Self.blank)
        var count = 2
        for byte in nfa.bytes.elements where numbers[Int(byte)] == Self.unread {
            numbers[Int(byte)] = UInt8(truncatingIfNeeded: count)
            count += 1
        }
        self.numbers = Table(numbers)
        self.count = count
    }
}
