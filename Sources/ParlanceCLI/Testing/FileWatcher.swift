import Foundation

/// Does something again whenever files change.
struct FileWatcher {
    /// Between one look and the next, in seconds.
    private static let interval = 0.3

    /// Files, and folders with all that is in them.
    let paths: [String]

    /// Does `work` now and after each change, until the program is interrupted, which ends it quietly.
    ///
    /// - Parameter work: is told whether it is done again.
    func run(_ work: (Bool) throws -> Void) throws -> Never {
        Self.endQuietlyWhenInterrupted()
        var isAgain = false
        while true {
            let seen = FileStamps(paths)
            try work(isAgain)
            isAgain = true
            waitForChange(since: seen)
        }
    }

    /// The parent process may have blocked the signals.
    private static func endQuietlyWhenInterrupted() {
        var signals = sigset_t()
        sigemptyset(&signals)
        for number in [SIGINT, SIGTERM] {
            signal(number) { _ in _exit(0) }
            sigaddset(&signals, number)
        }
        pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    }

    private func waitForChange(since seen: FileStamps) {
        while FileStamps(paths) == seen { Thread.sleep(forTimeInterval: Self.interval) }
    }
}

/// When files were changed, and how long they are.
struct FileStamps: Equatable {
    private struct Stamp: Equatable {
        var date: Date?
        var size: Int?
        var number: UInt64?
    }

    private var stamps: [String: Stamp] = [:]

    /// Those of files, and of all in folders.
    init(_ paths: [String]) {
        for path in paths {
            add(path)
            for name in FileManager.default.enumerator(atPath: path)?.compactMap({ $0 as? String }) ?? [] {
                add("\(path)/\(name)")
            }
        }
    }

    private mutating func add(_ path: String) {
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        stamps[path] = Stamp(
            date: attributes?[.modificationDate] as? Date,
            size: (attributes?[.size] as? NSNumber)?.intValue,
            number: (attributes?[.systemFileNumber] as? NSNumber)?.uint64Value
        )
    }
}
