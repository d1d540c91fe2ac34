/// All that may come next in a state of the automaton, with the states of splits put together.
struct StateExits {
    struct ByteExit {
        let byte: UInt8
        let next: Int32
        /// 1 if it begins a character of literal text, or of what is worth as much: that is what the ranking counts.
        let literal: Int8
    }

    struct SlotExit {
        let symbol: SlotSymbol.Index
        let list: Int32
        let next: Int32
    }

    /// In the order of their bytes.
    var bytes: [ByteExit] = []
    /// The states behind boundaries.
    var boundaries: [Int32] = []
    var slots: [SlotExit] = []
    /// Whether the template may be over here.
    var accepts = false
    /// The bytes as bits: two states that have none in common part at once.
    var byteSet = SIMD4<UInt64>()

    /// Whether two states may go on with the same byte.
    func sharesByte(with other: StateExits) -> Bool { byteSet & other.byteSet != SIMD4<UInt64>() }

    mutating func add(byte: UInt8, next: Int32, isLiteral: Bool = true) {
        let begins = byte & 0xC0 != 0x80
        bytes.append(ByteExit(byte: byte, next: next, literal: isLiteral && begins ? 1 : 0))
        byteSet[Int(byte >> 6)] |= 1 << UInt64(byte & 63)
    }
}
