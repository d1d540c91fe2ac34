import Synchronization

/// The running intents, so that they can be cancelled. A dialog continues without this state.
final class OngoingRuns: Sendable {
    private let tasks = Mutex<[String: Task<Void, Never>]>([:])

    /// Starts work; its end removes it.
    func start(_ identifier: String, work: @escaping @Sendable () async -> Void) -> Task<Void, Never> {
        tasks.withLock { tasks in
            let task = Task {
                await work()
                self.forget(identifier)
            }
            tasks[identifier] = task
            return task
        }
    }

    /// Cancels the task of a handler, which may ignore it.
    func cancel(_ identifier: String) {
        tasks.withLock { $0.removeValue(forKey: identifier) }?.cancel()
    }

    private func forget(_ identifier: String) {
        tasks.withLock { $0[identifier] = nil }
    }
}
