import CAllocations

/// Whether allocations can be counted here; if not, `allocations` always returns 0.
public let allocationsAreCounted = callocations_are_counted()

/// The number of allocations of `work` on this thread.
///
/// Allocations of other threads do not count, and counting allocates nothing.
@inline(never)
public func allocations(_ work: () throws -> Void) rethrows -> Int {
    let before = callocations_of_thread()
    try work()
    return Int(callocations_of_thread() - before)
}
