/// Bytes that no template tells apart share a class, so that rows of transitions are short.
struct ByteClasses: Sendable {
    /// The class of a blank.
    static let blank = 0
    /// The class of bytes that no template reads.
    static let unread = 1

    /// For each byte its class.
    let numbers: Table<UInt8>
    /// How many classes there are.
    let count: Int

    /// Each byte that a template reads is a class of its own. UTF-8 has 243 bytes, so there is room.
    init(_ nfa: NFA) {
        var numbers = [UInt8](repeating: UInt8(Self.unread), count: 256)
        numbers[0x20] = UInt8(Self.blank)
        var count = 2
        for state in nfa.states.elements where state.kind == .byte && numbers[Int(state.byte)] == Self.unread {
            numbers[Int(state.byte)] = UInt8(truncatingIfNeeded: count)
            count += 1
        }
        self.numbers = Table(numbers)
        self.count = count
    }
}
