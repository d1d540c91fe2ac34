import Synchronization

/// A value that is made when somebody asks for it first.
final class Deferred<Value: Sendable>: Sendable {
    private let value = Mutex<Value?>(nil)

    /// - Parameter make: gives the same whenever it is called; two threads may both call it.
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
