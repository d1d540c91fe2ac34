/// All templates of a grammar as one nondeterministic automaton over the bytes of normalized text.
///
/// Rules are expanded wherever they are mentioned, so each state belongs to one template, and the states of a template
/// are contiguous.
struct NFA: Sendable {
    /// A state with its transition.
    struct State: BitwiseCopyable, Sendable {
        enum Kind: UInt8 {
            /// Reads `byte` and continues with the state `argument`.
            case byte
            /// Continues with several states at once: `branches` contains from `argument` on their count, then them.
            case split
            /// Passes the edge of a word (a blank, which is read, or a boundary) to the state `argument`.
            case boundary
            /// Reads the text of a slot: `branches` contains from `argument` on the slot's symbol and the next state.
            case slot
            /// Accepts the template with the number `argument`.
            case accept
            /// Begins a repetition: `branches` contains from `argument` on the symbol of the gathering slot and the next
            /// state.
            case item
            /// Continues with the repetition that begins with the state `argument`, the only one with a higher number.
            case again
            /// Ends the last repetition and continues with the state `argument`.
            case leave

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
    /// The start state of each template.
    let starts: Table<Int32>
    /// For each template, the end of its range of states.
    let ends: Table<Int32>
    /// The bytes that states read, each once, in the order of the first states that read them.
    let bytes: Table<UInt8>

    /// Returns the template that contains a state.
    func template(of state: Int32) -> Int {
        var low = 0
        var high = ends.count
        while low < high {
            let middle = (low + high) / 2
            if ends[middle] <= state { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// The target states of a split.
    @inline(__always)
    func targets(of split: State) -> UnsafeBufferPointer<Int32> {
        let index = Int(split.argument)
        return UnsafeBufferPointer(start: branches.base + index + 1, count: Int(branches[index]))
    }

    /// The symbol of a slot or of a repetition, and the state after it.
    @inline(__always)
    func edge(of slot: State) -> (symbol: SlotSymbol.Index, next: Int32) {
        (SlotSymbol.Index(branches[Int(slot.argument)]), branches[Int(slot.argument) + 1])
    }
}
