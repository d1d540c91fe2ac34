import GRDB

/// The tables of a history file and their versions.
enum HistorySchema {
    /// The application identifier in the header of the file, "Prlc".
    static let application = 0x5072_6C63

    static var migrator: DatabaseMigrator {
        var migrator = DatabaseMigrator()
        migrator.registerMigration("1: interactions and shortcuts") { db in
            try db.create(table: "interaction") { table in
                table.primaryKey("identifier", .text)
                table.column("intent", .text).notNull()
                table.column("group", .text)
                table.column("ended", .double).notNull()
                table.column("content", .blob).notNull()
            }
            try db.create(index: "interaction_ended", on: "interaction", columns: ["ended"])
            try db.create(index: "interaction_intent", on: "interaction", columns: ["intent", "ended"])
            try db.create(index: "interaction_group", on: "interaction", columns: ["group", "ended"])
            try db.create(table: "shortcut") { table in
                table.primaryKey("identifier", .text)
                table.column("phrase", .text).notNull().unique()
                table.column("content", .blob).notNull()
            }
            try db.execute(sql: "PRAGMA application_id = \(application)")
        }
        return migrator
    }
}
