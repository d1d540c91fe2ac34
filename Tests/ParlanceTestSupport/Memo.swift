import Synchronization

/// Values that are made once for all tests, each when the first test asks for it.
public final class Memo<Key: Hashable & Sendable, Made: Sendable>: Sendable {
    private let made = Mutex<[Key: Task<Made, any Error>]>([:])
    private let make: @Sendable (Key) throws -> Made

    /// - Parameter make: Makes the value of a key.
    public init(_ make: @escaping @Sendable (Key) throws -> Made) { self.make = make }

    /// The value of a key. Tests that ask for the same one wait until it is made.
    ///
    /// - Throws: The error of making it.
    public func value(for key: Key) async throws -> Made {
        let task = made.withLock { [make] made in
            let task = made[key] ?? Task { try make(key) }
            made[key] = task
            return task
        }
        return try await task.value
    }
}
