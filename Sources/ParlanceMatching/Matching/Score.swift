/// What a match is worth: what its edits cost, no wildcards, most literal text, fewest wildcards, least text taken by
/// wildcards.
struct Score: BitwiseCopyable, Equatable {
    /// What its edits cost; 0 for what is said word for word.
    var cost: Int32 = 0
    var wildcards: Int32 = 0
    /// Unicode scalars of literal text, less what is still to be counted off; blanks do not count.
    var literal: Int32 = 0
    /// Unicode scalars that wildcards took.
    var wildcardLength: Int32 = 0

    @inline(__always)
    var hasWildcards: Bool { wildcards > 0 }

    /// Whether it is worth more.
    ///
    /// Of scores that agree on `hasWildcards` the order stays the same whatever is added to both; of others it may not.
    @inline(__always)
    func outranks(_ other: Score) -> Bool {
        if cost != other.cost { return cost < other.cost }
        if hasWildcards != other.hasWildcards { return other.hasWildcards }
        if literal != other.literal { return literal > other.literal }
        if wildcards != other.wildcards { return wildcards < other.wildcards }
        return wildcardLength < other.wildcardLength
    }
}
