import Synchronization

/// Events in their order; any task may add to it.
final class Log<Entry: Sendable>: Sendable {
    private let storage = Mutex<[Entry]>([])

    var entries: [Entry] { storage.withLock { $0 } }

    func add(_ entry: Entry) { storage.withLock { $0.append(entry) } }
}
