import Synchronization

/// The actions of a sample app, line by line, as its screen would show them.
public final class SampleLog: Sendable {
    private let lines = Mutex<[String]>([])

    init() {}

    /// All actions since the last `take()`.
    public var entries: [String] { lines.withLock { $0 } }

    /// The actions since the last call.
    public func take() -> [String] {
        lines.withLock { lines in
            defer { lines = [] }
            return lines
        }
    }

    func add(_ line: String) { lines.withLock { $0.append(line) } }
}
