import Synchronization

/// A value that is computed on first use.
///
/// Threads that read it never wait for one another: the value is published once, behind a pointer.
/// `@unchecked Sendable` is safe because what the pointer leads to never changes.
final class Deferred<Value: Sendable>: @unchecked Sendable {
    private let place = Atomic<UnsafeMutablePointer<Value>?>(nil)

    deinit {
        guard let published = place.load(ordering: .acquiring) else { return }
        published.deinitialize(count: 1)
        published.deallocate()
    }

    /// Returns the value.
    ///
    /// - Parameter make: Computes the value. Two threads may both call it, so it must always return the same.
    func value(_ make: () -> Value) -> Value {
        if let published = place.load(ordering: .acquiring) { return published.pointee }
        return publish(make())
    }

    private func publish(_ made: Value) -> Value {
        let own = UnsafeMutablePointer<Value>.allocate(capacity: 1)
        own.initialize(to: made)
        let (isFirst, earlier) = place.compareExchange(expected: nil, desired: own, ordering: .acquiringAndReleasing)
        guard !isFirst, let earlier else { return made }
        own.deinitialize(count: 1)
        own.deallocate()
        return earlier.pointee
    }
}
