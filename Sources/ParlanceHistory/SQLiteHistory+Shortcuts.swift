import Foundation
import GRDB
import Parlance

extension SQLiteHistory: ShortcutStore {
    /// All shortcuts, in the order of their identifiers.
    public func shortcuts() async throws -> [Shortcut] {
        let path = path
        return try await read { db in
            try Row.fetchAll(db, sql: "SELECT identifier, content FROM shortcut ORDER BY identifier")
                .map { try Self.value(Shortcut.self, of: $0, in: path) }
        }
    }

    /// The shortcut with an identifier.
    public func shortcut(_ identifier: String) async throws -> Shortcut? {
        let path = path
        return try await read { db in try Self.shortcut(identifier, in: path, db) }
    }

    /// Saves a shortcut.
    public func save(_ shortcut: Shortcut) async throws {
        try await write { db in try Self.save(shortcut, db) }
    }

    /// Changes the phrase of a shortcut.
    public func rename(_ identifier: String, to phrase: String) async throws {
        let path = path
        try await write { db in
            guard var shortcut = try Self.shortcut(identifier, in: path, db) else {
                throw HistoryError.unknownShortcut(identifier)
            }
            shortcut.phrase = phrase
            try Self.save(shortcut, db)
        }
    }

    /// Deletes shortcuts.
    @discardableResult
    public func deleteShortcuts(_ identifiers: [String]) async throws -> Int {
        try await delete { db in
            var count = 0
            for identifier in Set(identifiers).sorted() {
                try db.execute(sql: "DELETE FROM shortcut WHERE identifier = ?", arguments: [identifier])
                count += db.changesCount
            }
            return count
        }
    }

    private static func shortcut(_ identifier: String, in path: String, _ db: Database) throws -> Shortcut? {
        let sql = "SELECT identifier, content FROM shortcut WHERE identifier = ?"
        return try Row.fetchOne(db, sql: sql, arguments: [identifier])
            .map { try value(Shortcut.self, of: $0, in: path) }
    }

    private static func save(_ shortcut: Shortcut, _ db: Database) throws {
        let content = try StoredValue.json(shortcut, identifier: shortcut.identifier)
        let key = StoredValue.key(ofPhrase: shortcut.phrase)
        let other = try String.fetchOne(
            db,
            sql: "SELECT identifier FROM shortcut WHERE phrase = ? AND identifier != ?",
            arguments: [key, shortcut.identifier]
        )
        if let other { throw HistoryError.takenPhrase(shortcut.phrase, by: other) }
        try db.execute(
            sql: """
                INSERT INTO shortcut (identifier, phrase, content) VALUES (?, ?, ?)
                ON CONFLICT (identifier) DO UPDATE SET phrase = excluded.phrase, content = excluded.content
                """,
            arguments: [shortcut.identifier, key, content]
        )
    }
}
