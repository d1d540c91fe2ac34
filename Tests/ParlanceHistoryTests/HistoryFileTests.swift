import Foundation
import GRDB
import Parlance
import ParlanceTestSupport
import Testing

@testable import ParlanceHistory

@Suite("Files of histories")
struct HistoryFileTests {
    private let folder: TemporaryFolder
    private let path: String

    init() throws {
        folder = try TemporaryFolder()
        path = folder.path(of: "history.sqlite")
    }

    @Test func `keep their content`() async throws {
        try await SQLiteHistory(path: path).donate(Samples.interaction(1))
        #expect(try await SQLiteHistory(path: path).interactions(InteractionQuery()) == [Samples.interaction(1)])
    }

    @Test(arguments: ["no database at all", String(repeating: "SQLite format 3 or not ", count: 400)])
    func `are refused unless they are databases`(text: String) throws {
        try folder.write(text, to: "history.sqlite")
        #expect(throws: HistoryFileError.damaged(path: path)) { try SQLiteHistory(path: path) }
        #expect(try String(contentsOfFile: path, encoding: .utf8) == text)
    }

    @Test func `are refused if they are truncated`() async throws {
        let history = try SQLiteHistory(path: path)
        for number in 0..<100 { try await history.donate(Samples.interaction(number)) }
        _ = try await history.pool.writeWithoutTransaction { try $0.checkpoint(.truncate) }
        let bytes = try Data(contentsOf: URL(filePath: path))
        try #require(bytes.count > 20_000)
        let broken = try folder.write(bytes.prefix(10_000), to: "broken.sqlite")
        await #expect(throws: HistoryFileError.damaged(path: broken)) {
            try await SQLiteHistory(path: broken).interactions(InteractionQuery())
        }
    }

    @Test func `are refused if they belong to another program`() throws {
        let other = try DatabaseQueue(path: path)
        try other.write { try $0.execute(sql: "CREATE TABLE song (title TEXT)") }
        try other.close()
        #expect(throws: HistoryFileError.foreign(path: path)) { try SQLiteHistory(path: path) }
    }

    @Test func `are refused if a newer version wrote them`() async throws {
        let history = try SQLiteHistory(path: path)
        try await history.pool.write { db in
            try db.execute(sql: "INSERT INTO grdb_migrations VALUES ('2: the future')")
        }
        try history.pool.close()
        #expect(throws: HistoryFileError.newer(path: path)) { try SQLiteHistory(path: path) }
    }

    @Test func `must be files in folders that can be written`() throws {
        #expect(throws: HistoryFileError.notAFile(path: folder.path)) { try SQLiteHistory(path: folder.path) }
        #expect(throws: HistoryFileError.notAFile(path: "/dev/zero")) { try SQLiteHistory(path: "/dev/zero") }
        for path in [folder.path(of: "missing/history.sqlite"), "/proc/history.sqlite"] {
            #expect {
                try SQLiteHistory(path: path)
            } throws: { error in
                guard case .inaccessible(path, _)? = error as? HistoryFileError else { return false }
                return "\(error)".hasPrefix("\(path): ")
            }
        }
    }

    @Test func `name an invalid row, which can be deleted`() async throws {
        let history = try SQLiteHistory(path: path)
        try await history.donate(Samples.interaction(1))
        try await history.pool.write { db in try db.execute(sql: "UPDATE interaction SET content = '{}'") }
        await #expect(throws: HistoryFileError.invalidContent(path: path, identifier: "d#1")) {
            try await history.interactions(InteractionQuery())
        }
        #expect(try await history.delete(.identifiers(["d#1"])) == 1)
        #expect(try await history.interactions(InteractionQuery()).isEmpty)
    }

    @Test func `no longer contain what was deleted`() async throws {
        let secret = "a word that nobody else says"
        let history = try SQLiteHistory(path: path)
        try await history.donate(Samples.interaction(1, note: secret))
        #expect(try traces(of: secret) > 0)
        try await history.delete(.all)
        #expect(try traces(of: secret) == 0)
    }

    /// The number of files of the history that contain a text.
    private func traces(of text: String) throws -> Int {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).count { name in
            try Data(contentsOf: URL(filePath: folder.path(of: name))).range(of: Data(text.utf8)) != nil
        }
    }

    @Test(.timeLimit(.minutes(20)))
    func `are shared by two stores`() async throws {
        let path = path
        try await withThrowingTaskGroup(of: Void.self) { group in
            for half in 0..<2 {
                group.addTask {
                    let history = try SQLiteHistory(path: path)
                    for number in 0..<500 { try await history.donate(Samples.interaction(number * 2 + half)) }
                }
            }
            try await group.waitForAll()
        }
        let all = try await SQLiteHistory(path: path).interactions(InteractionQuery())
        #expect(all.map(\.identifier) == (0..<1_000).reversed().map { "d#\($0)" })
    }
}
