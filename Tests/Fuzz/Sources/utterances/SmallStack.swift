import Foundation

/// Runs what must do with half a megabyte of stack, as threads other than the main one have on some systems.
enum SmallStack {
    private static let size = 512 << 10

    /// Runs `body` on a thread of its own, and waits for it.
    static func run(_ body: @escaping @Sendable () -> Void) {
        let isOver = DispatchSemaphore(value: 0)
        let thread = Thread {
            body()
            isOver.signal()
        }
        thread.stackSize = size
        thread.start()
        isOver.wait()
    }
}
