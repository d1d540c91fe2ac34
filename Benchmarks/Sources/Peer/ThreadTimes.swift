/// What threads did together.
struct ThreadTimes: Encodable {
    /// From the first start to the last end.
    var nanoseconds: UInt64
    /// How many utterances all of them parsed.
    var utterances: Int
    /// How many processors they had, on average.
    var processors: Double
}
