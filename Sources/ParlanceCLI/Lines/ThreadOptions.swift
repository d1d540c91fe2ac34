import ArgumentParser
import Foundation

/// The number of threads that answer lines.
struct ThreadOptions: ParsableArguments {
    /// The maximum number; more threads than this take memory and no more processors.
    private static let limit = 256

    @Option(
        help: ArgumentHelp(
            "The number of threads that answer the lines of --jsonl, in their order (default: one for each processor).",
            valueName: "count"
        )
    )
    var threads: Int?

    func validate() throws {
        guard let threads, !(1...Self.limit).contains(threads) else { return }
        throw ValidationError("--threads must be 1 to \(Self.limit)")
    }

    /// - Throws: `ValidationError` if threads are given without lines.
    func check(jsonl: Bool) throws {
        if threads != nil, !jsonl { throw ValidationError("--threads requires --jsonl") }
    }

    var count: Int { threads ?? min(ProcessInfo.processInfo.activeProcessorCount, Self.limit) }
}
