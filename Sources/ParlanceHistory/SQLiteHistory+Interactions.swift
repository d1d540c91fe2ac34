import Foundation
import GRDB
import Parlance

extension SQLiteHistory: InteractionHistory {
    /// Adds an interaction.
    public func donate(_ interaction: Interaction) async throws {
        let content = try StoredValue.json(interaction, identifier: interaction.identifier)
        let limit = limit
        try await write { db in
            try db.execute(
                sql: """
                    INSERT INTO interaction (identifier, intent, "group", ended, content) VALUES (?, ?, ?, ?, ?)
                    ON CONFLICT (identifier) DO UPDATE SET intent = excluded.intent, "group" = excluded."group",
                    ended = excluded.ended, content = excluded.content
                    """,
                arguments: [
                    interaction.identifier, interaction.request.intent, interaction.group,
                    interaction.ended.timeIntervalSinceReferenceDate, content,
                ]
            )
            try Self.deleteOldest(beyond: limit, db)
        }
    }

    private static func deleteOldest(beyond limit: Int, _ db: Database) throws {
        let count = try Int.fetchOne(db, sql: "SELECT COUNT(*) FROM interaction") ?? 0
        guard count > limit else { return }
        try db.execute(
            sql: """
                DELETE FROM interaction WHERE identifier IN
                (SELECT identifier FROM interaction ORDER BY ended, identifier DESC LIMIT ?)
                """,
            arguments: [count - limit]
        )
    }

    /// The interactions that fit a query, newest first.
    public func interactions(_ query: InteractionQuery) async throws -> [Interaction] {
        let (sql, arguments) = Self.selection(of: query)
        let path = path
        return try await read { db in
            try Row.fetchAll(db, sql: sql, arguments: arguments)
                .map { try Self.value(Interaction.self, of: $0, in: path) }
        }
    }

    private static func selection(of query: InteractionQuery) -> (String, StatementArguments) {
        var conditions: [String] = []
        var arguments = StatementArguments()
        func require(_ condition: String, _ value: (some DatabaseValueConvertible)?) {
            guard let value else { return }
            conditions.append(condition)
            arguments += [value]
        }
        require("intent = ?", query.intent)
        require("\"group\" = ?", query.group)
        require("ended >= ?", query.from?.timeIntervalSinceReferenceDate)
        require("ended < ?", query.before?.timeIntervalSinceReferenceDate)
        let filter = conditions.isEmpty ? "" : " WHERE " + conditions.joined(separator: " AND ")
        arguments += [query.limit.map { max($0, 0) } ?? -1]
        let order = " ORDER BY ended DESC, identifier LIMIT ?"
        return ("SELECT identifier, content FROM interaction" + filter + order, arguments)
    }

    /// Deletes interactions.
    @discardableResult
    public func delete(_ selection: InteractionSelection) async throws -> Int {
        try await delete { db in
            switch selection {
            case .identifiers(let identifiers):
                return try Set(identifiers).sorted().reduce(0) { count, identifier in
                    try count + Self.delete("identifier = ?", [identifier], db)
                }
            case .group(let group): return try Self.delete("\"group\" = ?", [group], db)
            case .all: return try Self.delete("TRUE", [], db)
            }
        }
    }

    /// Deletes the rows that fit a condition. Returns their number.
    private static func delete(_ condition: String, _ arguments: StatementArguments, _ db: Database) throws -> Int {
        try db.execute(sql: "DELETE FROM interaction WHERE \(condition)", arguments: arguments)
        return db.changesCount
    }
}
