import Foundation
import GRDB
import Parlance

/// A history and a store of shortcuts in a file, which several processes may use at the same time.
///
/// What is deleted is overwritten in the file (SQLite's `secure_delete`), also in its write-ahead log unless another
/// process reads it at that moment.
public struct SQLiteHistory: Sendable {
    /// The path of the file.
    public let path: String
    /// The maximum number of interactions.
    public let limit: Int
    let pool: DatabasePool

    /// Opens a history, and creates its file if there is none.
    ///
    /// - Parameter limit: The maximum number of interactions, at least 1; the oldest ones are deleted first.
    /// - Throws: `HistoryFileError`.
    public init(path: String, limit: Int = 10_000) throws {
        self.path = path
        self.limit = max(limit, 1)
        pool = try HistoryFile(path: path).open()
    }

    func read<Result: Sendable>(_ work: @Sendable @escaping (Database) throws -> Result) async throws -> Result {
        do { return try await pool.read(work) } catch { throw HistoryFileError.mapped(error, path: path) }
    }

    func write<Result: Sendable>(_ work: @Sendable @escaping (Database) throws -> Result) async throws -> Result {
        do { return try await pool.write(work) } catch { throw HistoryFileError.mapped(error, path: path) }
    }

    /// Deletes rows, and overwrites them in the write-ahead log, too. Returns their number.
    func delete(_ work: @Sendable @escaping (Database) throws -> Int) async throws -> Int {
        let count = try await write(work)
        // Another process that reads the log prevents this; the next deletion or checkpoint then overwrites it.
        if count > 0 { try? await pool.writeWithoutTransaction { _ = try $0.checkpoint(.truncate) } }
        return count
    }

    /// The value of a row with columns `identifier` and `content`.
    static func value<Content: Decodable>(_ type: Content.Type, of row: Row, in path: String) throws -> Content {
        let identifier = String.fromDatabaseValue(row["identifier"]) ?? ""
        guard let content = Data.fromDatabaseValue(row["content"]),
            let value = try? JSONDecoder().decode(type, from: content)
        else { throw HistoryFileError.invalidContent(path: path, identifier: identifier) }
        return value
    }
}
