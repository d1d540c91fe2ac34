/// What a match is worth: what its edits cost, fewest wildcards, most literal text, least text taken by wildcards.
struct Score: BitwiseCopyable, Equatable {
    /// What its edits cost; 0 for what is said word for word.
    var cost: Int32 = 0
    var wildcards: Int32 = 0
    /// Unicode scalars of literal text, less what is still to be counted off; blanks do not count.
    var literal: Int32 = 0
    /// Unicode scalars that wildcards took.
    var wildcardLength: Int32 = 0

    /// Whether it is worth more.
    @inline(__always)
    func outranks(_ other: Score) -> Bool {
        if cost != other.cost { return cost < other.cost }
        if wildcards != other.wildcards { return wildcards < other.wildcards }
        if literal != other.literal { return literal > other.literal }
        return wildcardLength < other.wildcardLength
    }
}
