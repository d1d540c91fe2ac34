import Parlance
import Synchronization

/// Parsers that exist until the process ends: the system takes their memory back at once, while freeing it part by part
/// takes a noticeable part of a short run.
enum ParsersOfProcess {
    private static let kept = Mutex<[Parser]>([])

    static func keep(_ parser: Parser) {
        kept.withLock { $0.append(parser) }
    }
}
