import Synchronization

/// What a sample app did, line by line: what would be seen on its screen.
public final class SampleLog: Sendable {
    private let lines = Mutex<[String]>([])

    init() {}

    public var entries: [String] { lines.withLock { $0 } }

    /// What was done since this was asked last.
    public func take() -> [String] {
        lines.withLock { lines in
            defer { lines = [] }
            return lines
        }
    }

    func add(_ line: String) { lines.withLock { $0.append(line) } }
}
