import Foundation

/// Runs what must do with the stack of a thread that is not the main one.
enum SmallStack {
    /// Bytes: what threads other than the main one have on some systems.
    private static let size = 512 << 10

    static func run<Result: Sendable>(_ body: @escaping @Sendable () -> Result) async -> Result {
        await withCheckedContinuation { continuation in
            let thread = Thread { continuation.resume(returning: body()) }
            thread.stackSize = size
            thread.start()
        }
    }
}
