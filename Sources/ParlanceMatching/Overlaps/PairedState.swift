/// The state of one of two templates that are followed over the same sentence: a state of the automaton, and the kind
/// of position in the sentence.
struct PairedState: Hashable {
    /// The kind of position.
    enum Edge: Int32 {
        /// Within a word: a boundary requires a blank.
        case closed
        /// After a blank or at the start: boundaries match without input.
        case open
        /// After a slot: a blank may follow without a boundary in the template.
        case behindSlot
    }

    /// The state and the edge in one integer.
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
