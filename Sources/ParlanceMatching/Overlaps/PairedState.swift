/// Where one of two templates is when both are followed over the same sentence: a state of the automaton, and what the
/// sentence has come to there.
struct PairedState: Hashable {
    enum Edge: Int32 {
        /// Within a word: a boundary takes a blank.
        case closed
        /// Behind a blank or at the start: boundaries are passed.
        case open
        /// Behind a slot: a blank may follow that no boundary asks for.
        case behindSlot
    }

    /// The state and the edge in one number.
    let code: Int32

    init(_ state: Int32, _ edge: Edge) {
        code = state << 2 | edge.rawValue
    }

    init(code: Int32) {
        self.code = code
    }

    var state: Int32 { code >> 2 }
    var edge: Edge { Edge(rawValue: code & 3) ?? .closed }
}
