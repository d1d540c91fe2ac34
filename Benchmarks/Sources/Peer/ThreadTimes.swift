/// The joint result of several threads.
struct ThreadTimes: Encodable {
    /// From the first start to the last end.
    var nanoseconds: UInt64
    /// The number of utterances that all of them parsed.
    var utterances: Int
    /// The average number of processors that they had.
    var processors: Double
}
