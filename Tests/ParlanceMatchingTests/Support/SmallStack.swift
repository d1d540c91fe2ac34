import Foundation

/// Runs work that must fit the stack of a secondary thread.
enum SmallStack {
    /// Bytes: the stack size of secondary threads on some systems.
    private static let size = 512 << 10

    static func run<Result: Sendable>(_ body: @escaping @Sendable () -> Result) async -> Result {
        await withCheckedContinuation { continuation in
            let thread = Thread { continuation.resume(returning: body()) }
            thread.stackSize = size
            thread.start()
        }
    }
}
