import Synchronization

/// A value that is computed on first use.
final class Deferred<Value: Sendable>: Sendable {
    private let value = Mutex<Value?>(nil)

    /// Returns the value.
    ///
    /// - Parameter make: Computes the value. Two threads may both call it, so it must always return the same.
    func value(_ make: () -> Value) -> Value {
        if let known = value.withLock({ $0 }) { return known }
        let made = make()
        return value.withLock { value in
            let kept = value ?? made
            value = kept
            return kept
        }
    }
}
