import ArgumentParser
import Foundation
import ParlanceHistory

/// The file of a history, which must exist.
struct HistoryFileArgument: ParsableArguments {
    @Argument(help: ArgumentHelp("The file of the history.", valueName: "file"), completion: .file())
    var file: String

    func open() throws -> SQLiteHistory {
        guard FileManager.default.fileExists(atPath: file) else { throw MissingHistory(path: file) }
        return try SQLiteHistory(path: file)
    }
}

/// There is no history at a path.
struct MissingHistory: Error, CustomStringConvertible {
    let path: String

    var description: String { "\(path): no such file; 'parlance chat --history \(path)' creates it" }
}

extension Blocking {
    /// Waits for work that may fail.
    static func waiting<Success: Sendable>(for work: @escaping @Sendable () async throws -> Success) throws -> Success {
        let result: Result<Success, any Error> = wait {
            do { return .success(try await work()) } catch { return .failure(error) }
        }
        return try result.get()
    }
}
