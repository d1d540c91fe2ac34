/// What a match is worth: what its edits cost, least text left to wildcards, fewest wildcards, most literal text.
///
/// The order of two scores stays the same whatever is added to both.
struct Score: BitwiseCopyable, Equatable {
    /// What its edits cost; 0 for what is said word for word.
    var cost: Int32 = 0
    /// Unicode scalars that wildcards took; blanks do not count. Every wildcard takes some.
    var wildcardLength: Int32 = 0
    var wildcards: Int32 = 0
    /// Unicode scalars of literal text, less what is still to be counted off; blanks do not count.
    var literal: Int32 = 0

    /// Whether it is worth more.
    @inline(__always)
    func outranks(_ other: Score) -> Bool {
        if cost != other.cost { return cost < other.cost }
        if wildcardLength != other.wildcardLength { return wildcardLength < other.wildcardLength }
        if wildcards != other.wildcards { return wildcards < other.wildcards }
        return literal > other.literal
    }
}
