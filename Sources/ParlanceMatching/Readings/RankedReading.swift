/// A reading with the candidate that it was made from.
struct RankedReading {
    /// The number of the matcher's candidate; valid until the next match.
    let candidate: Int
    let reading: Reading
}

extension Reading {
    /// Whether both readings have the same template and the same slots, so that one of them is redundant.
    func isSame(as other: Reading) -> Bool { source == other.source && slots == other.slots }
}
