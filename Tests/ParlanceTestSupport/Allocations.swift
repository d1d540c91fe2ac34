import CAllocations

/// Whether allocations can be counted here; where not, `allocations` always says 0.
public let allocationsAreCounted = callocations_are_counted()

/// How many allocations `work` makes on this thread.
///
/// What others do at the same time does not count, and counting allocates nothing.
@inline(never)
public func allocations(_ work: () throws -> Void) rethrows -> Int {
    let before = callocations_of_thread()
    try work()
    return Int(callocations_of_thread() - before)
}
