import Foundation
import GRDB

/// Opens the database of a history: checks what the file is, and brings its tables up to date.
struct HistoryFile {
    /// Two processes may create the file at the same time; the second then finds it finished.
    private static let attempts = 5

    let path: String

    func open() throws -> DatabasePool {
        do {
            return try openChecked()
        } catch {
            throw HistoryFileError.mapped(error, path: path)
        }
    }

    private func openChecked() throws -> DatabasePool {
        try checkKind()
        var attempt = 1
        while true {
            do {
                let pool = try DatabasePool(path: path, configuration: configuration)
                try pool.read(check)
                try HistorySchema.migrator.migrate(pool)
                return pool
            } catch let error as DatabaseError where attempt < Self.attempts && error.isRace {
                attempt += 1
                Thread.sleep(forTimeInterval: 0.05)
            }
        }
    }

    /// Deleted content is overwritten, and a locked file is waited for.
    private var configuration: Configuration {
        var configuration = Configuration()
        configuration.busyMode = .timeout(5)
        configuration.prepareDatabase { try $0.execute(sql: "PRAGMA secure_delete = ON") }
        return configuration
    }

    /// Opening a pipe would wait, and a device has no end.
    private func checkKind() throws {
        let real = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: real) else { return }
        guard attributes[.type] as? FileAttributeType == .typeRegular else {
            throw HistoryFileError.notAFile(path: path)
        }
    }

    private func check(_ db: Database) throws {
        // GRDB creates its table of migrations before the others.
        let others = "SELECT COUNT(*) FROM sqlite_master WHERE name NOT LIKE '%grdb_migrations%'"
        let tables = try Int.fetchOne(db, sql: others) ?? 0
        guard tables > 0 else { return }
        guard try Int.fetchOne(db, sql: "PRAGMA application_id") == HistorySchema.application else {
            throw HistoryFileError.foreign(path: path)
        }
        if try HistorySchema.migrator.hasBeenSuperseded(db) { throw HistoryFileError.newer(path: path) }
    }
}

extension DatabaseError {
    /// Whether another process may have opened the file at the same time.
    fileprivate var isRace: Bool {
        [.SQLITE_BUSY, .SQLITE_CONSTRAINT].contains(resultCode) || message?.contains("already exists") == true
    }
}
