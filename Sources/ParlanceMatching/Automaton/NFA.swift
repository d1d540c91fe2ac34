/// All templates of a grammar as one nondeterministic automaton over the bytes of normalized text.
///
/// Rules are put in where they are mentioned, so each state belongs to one template, and the templates' states follow one
/// another.
struct NFA: Sendable {
    /// A state, and where it leads.
    struct State: BitwiseCopyable, Sendable {
        enum Kind: UInt8 {
            /// Over `byte` to the state `argument`.
            case byte
            /// To several states at once: those that `branches` holds from `argument` on, behind how many they are.
            case split
            /// Over the edge of a word (a blank, which is passed, or a boundary) to the state `argument`.
            case boundary
            /// Over what a slot reads: `branches` holds from `argument` on the slot's symbol and the state behind it.
            case slot
            /// The template with the number `argument` is over.
            case accept

            var continuesWord: Bool { self == .byte || self == .slot }
        }

        let rawKind: UInt8
        let byte: UInt8
        let argument: UInt32

        init(_ kind: Kind, byte: UInt8 = 0, argument: Int32) {
            rawKind = kind.rawValue
            self.byte = byte
            self.argument = UInt32(argument)
        }

        @inline(__always)
        var kind: Kind { Kind(rawValue: rawKind).unsafelyUnwrapped }
        @inline(__always)
        var next: Int32 { Int32(truncatingIfNeeded: argument) }
    }

    let states: Table<State>
    let branches: Table<Int32>
    /// For each template the state where it begins.
    let starts: Table<Int32>
    /// For each template the first state that is not its own any more.
    let ends: Table<Int32>

    /// The template that a state belongs to.
    func template(of state: Int32) -> Int {
        var low = 0
        var high = ends.count
        while low < high {
            let middle = (low + high) / 2
            if ends[middle] <= state { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// The states that a split leads to.
    @inline(__always)
    func targets(of split: State) -> UnsafeBufferPointer<Int32> {
        let index = Int(split.argument)
        return UnsafeBufferPointer(start: branches.base + index + 1, count: Int(branches[index]))
    }

    /// The symbol of a slot, and the state behind it.
    @inline(__always)
    func edge(of slot: State) -> (symbol: SlotSymbol.Index, next: Int32) {
        (SlotSymbol.Index(branches[Int(slot.argument)]), branches[Int(slot.argument) + 1])
    }
}
