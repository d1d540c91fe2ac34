import Foundation

/// Repeats work whenever files change.
struct FileWatcher {
    /// The time between two checks, in seconds.
    private static let interval = 0.3

    /// Files, and folders with all their contents.
    let paths: [String]

    /// Runs `work` now and after each change, until the program is interrupted, which ends it without a message.
    ///
    /// - Parameter work: Receives whether this is a repetition.
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

/// The modification times and sizes of files.
struct FileStamps: Equatable {
    private struct Stamp: Equatable {
        var date: Date?
        var size: Int?
        var number: UInt64?
    }

    private var stamps: [String: Stamp] = [:]

    /// The stamps of files, and of all files in folders.
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
