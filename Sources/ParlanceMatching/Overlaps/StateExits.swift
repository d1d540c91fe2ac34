/// The inputs that can follow a state of the automaton, with splits resolved.
struct StateExits {
    /// An edge over a byte.
    struct ByteExit {
        let byte: UInt8
        let next: Int32
        /// 1 if the byte begins a character of literal text, or of text with the same score, as the ranking counts;
        /// otherwise 0.
        let literal: Int8
    }

    /// An edge over a slot.
    struct SlotExit {
        let symbol: SlotSymbol.Index
        let list: Int32
        let next: Int32
    }

    /// The exits over bytes, sorted by byte.
    var bytes: [ByteExit] = []
    /// The states after boundaries.
    var boundaries: [Int32] = []
    var slots: [SlotExit] = []
    /// Whether the template can end here.
    var accepts = false
    /// The bytes as a bit set: two states without a common byte diverge immediately.
    var byteSet = SIMD4<UInt64>()

    /// Whether the same byte can follow both states.
    func sharesByte(with other: StateExits) -> Bool { byteSet & other.byteSet != SIMD4<UInt64>() }

    mutating func add(byte: UInt8, next: Int32, isLiteral: Bool = true) {
        let begins = byte & 0xC0 != 0x80
        bytes.append(ByteExit(byte: byte, next: next, literal: isLiteral && begins ? 1 : 0))
        byteSet[Int(byte >> 6)] |= 1 << UInt64(byte & 63)
    }
}
