import CAllocations

/// Counts the allocations of parses.
enum AllocationCounter {
    /// The number of allocations of each utterance's parse; nil on systems without a counter.
    static func count(_ workload: Workload) -> [UInt64]? {
        guard callocations_are_counted() else { return nil }
        var counts: [UInt64] = []
        counts.reserveCapacity(workload.utterances.count)
        for utterance in workload.utterances {
            let before = callocations_of_thread()
            _ = workload.parse(utterance)
            counts.append(callocations_of_thread() - before)
        }
        return counts
    }
}
