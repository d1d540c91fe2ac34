/// A reading, and the candidate that it was made of.
struct RankedReading {
    /// Its number among the matcher's candidates; good until the matcher matches something else.
    let candidate: Int
    let reading: Reading
}

extension Reading {
    /// Whether it tells callers nothing new: the same template with the same slots.
    func isSame(as other: Reading) -> Bool { source == other.source && slots == other.slots }
}
