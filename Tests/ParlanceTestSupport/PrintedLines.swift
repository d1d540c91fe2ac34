import Synchronization

/// The output of a snippet whose `print` adds lines to this.
public final class PrintedLines: Sendable {
    private let printed = Mutex<[String]>([])

    public init() {}

    public var lines: [String] { printed.withLock(\.self) }

    /// Adds a line as `Swift.print` would write it.
    public func add(_ items: [Any]) {
        let line = items.map { "\($0)" }.joined(separator: " ")
        printed.withLock { $0.append(line) }
    }
}
