/// The score of a match: cost of edits, then least text in wildcards, fewest wildcards, most literal text.
///
/// The order of two scores is invariant under adding the same to both.
struct Score: BitwiseCopyable, Equatable {
    /// The cost of its edits; 0 for an exact match.
    var cost: Int32 = 0
    /// The number of Unicode scalars that wildcards took, without blanks. Every wildcard takes some.
    var wildcardLength: Int32 = 0
    var wildcards: Int32 = 0
    /// The number of Unicode scalars of literal text, without blanks, up to a constant common to all matches.
    var literal: Int32 = 0

    /// Whether another has the same edits and wildcards, so that weights decide.
    @inline(__always)
    func isLevel(with other: Score) -> Bool {
        cost == other.cost && wildcardLength == other.wildcardLength && wildcards == other.wildcards
    }

    /// Whether it ranks before another.
    @inline(__always)
    func outranks(_ other: Score) -> Bool {
        if cost != other.cost { return cost < other.cost }
        if wildcardLength != other.wildcardLength { return wildcardLength < other.wildcardLength }
        if wildcards != other.wildcards { return wildcards < other.wildcards }
        return literal > other.literal
    }
}
