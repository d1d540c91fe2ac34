/// A state of the covering grammar while a template of the other grammar is followed.
struct CoveringState: Hashable {
    /// The state; within a wildcard, the state after it.
    let side: PairedState
    /// Whether the words read last are part of a wildcard's value.
    let isWithinWildcard: Bool

    init(_ side: PairedState, isWithinWildcard: Bool = false) {
        self.side = side
        self.isWithinWildcard = isWithinWildcard
    }

    /// A key to sort states by.
    var order: Int64 { Int64(side.code) << 1 | (isWithinWildcard ? 1 : 0) }
}
