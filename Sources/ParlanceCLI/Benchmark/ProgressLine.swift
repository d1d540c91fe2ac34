import Foundation
import ParlanceMeasuring

/// A progress line on standard error, for runs at a terminal.
struct ProgressLine {
    /// Shorter runs show no progress, in seconds.
    private static let patience = 2.0
    /// The time between two updates, in nanoseconds.
    private static let interval: UInt64 = 100_000_000

    private let isShown: Bool
    private var last: UInt64 = 0

    /// - Parameter seconds: The expected duration.
    init(expecting seconds: Double) {
        isShown = seconds > Self.patience && isatty(STDERR_FILENO) == 1
    }

    mutating func show(_ text: @autoclosure () -> String) {
        guard isShown else { return }
        let now = MonotonicClock.now
        guard now - last >= Self.interval else { return }
        last = now
        StandardError.showProgress(StyledText(text()))
    }

    func clear() {
        if isShown { StandardError.showProgress("") }
    }
}
