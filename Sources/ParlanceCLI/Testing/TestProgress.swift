import Foundation
import ParlanceMeasuring

/// A progress bar on standard error, for longer runs at a terminal.
struct TestProgress {
    /// The delay before the first display, in seconds.
    private static let patience = 1.0
    private static let cells = 30

    private let total: Int
    private let begin = MonotonicClock.now
    private let isTerminal = isatty(STDERR_FILENO) == 1
    private var done = 0
    private var isShown = false

    /// - Parameter total: The number of sentences.
    init(total: Int) {
        self.total = max(total, 1)
    }

    /// Counts finished sentences and shows the next task.
    mutating func advance(by count: Int, next: String) {
        done += count
        let waited = Double(MonotonicClock.now - begin) / 1e9
        guard isTerminal, waited > Self.patience else { return }
        isShown = true
        StandardError.showProgress("\(Self.bar(done, of: total)) \(done) of \(total) sentences, \(next)")
    }

    func clear() {
        if isShown { StandardError.showProgress("") }
    }

    static func bar(_ done: Int, of total: Int) -> String {
        let filled = min(done * cells / total, cells)
        return "[" + String(repeating: "#", count: filled) + String(repeating: "-", count: cells - filled) + "]"
    }
}
