import CParlance
import Dispatch
import Parlance
import Synchronization

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Utterances in the caller's memory, which several threads parse.
struct TextBatch {
    /// The number of texts that a thread takes at once.
    private static let portion = 32
    /// The maximum number of threads.
    private static let threadLimit = 256

    private let texts: UnsafeBufferPointer<CText?>
    private let lengths: UnsafePointer<Int>?

    init(_ texts: UnsafeBufferPointer<CText?>, _ lengths: UnsafePointer<Int>?) {
        self.texts = texts
        self.lengths = lengths
    }

    /// The results as JSON lines, each with a newline, in several parts.
    ///
    /// - Parameter threads: The maximum number of threads; 0: as many as the machine has.
    func lines(of utterance: Utterance, threads: Int) -> [Data] {
        let portions = (texts.count + Self.portion - 1) / Self.portion
        let wanted = threads == 0 ? ProcessInfo.processInfo.activeProcessorCount : threads
        let count = min(wanted, portions, Self.threadLimit)
        var parts = [Data](repeating: Data(), count: portions)
        let next = Atomic(0)
        parts.withUnsafeMutableBufferPointer { parts in
            // Each portion is written by the one thread that takes its number.
            nonisolated(unsafe) let parts = parts
            nonisolated(unsafe) let batch = self
            Self.run(count) {
                while true {
                    let number = next.add(1, ordering: .relaxed).oldValue
                    guard number < portions else { return }
                    parts[number] = batch.lines(of: utterance, portion: number)
                }
            }
        }
        return parts
    }

    /// Runs work on several threads, or on this one.
    private static func run(_ threads: Int, _ work: @Sendable () -> Void) {
        guard threads > 1 else { return work() }
        DispatchQueue.concurrentPerform(iterations: threads) { _ in work() }
    }

    private func lines(of utterance: Utterance, portion: Int) -> Data {
        let first = portion * Self.portion
        var lines = Data()
        for index in first..<min(first + Self.portion, texts.count) {
            lines += answer(to: index, utterance)
            lines.append(UInt8(ascii: "\n"))
        }
        return lines
    }

    private func answer(to index: Int, _ utterance: Utterance) -> Data {
        do {
            return try utterance.json(of: try Texts.text(texts[index], lengths?[index] ?? 0, "text"))
        } catch {
            return BatchAnswer.error(BatchError(Failure(error).message)).jsonData()
        }
    }
}
