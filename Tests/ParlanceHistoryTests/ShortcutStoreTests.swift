import Parlance
import ParlanceHistory
import ParlanceTestSupport
import Testing

@Suite("Stores of shortcuts")
struct ShortcutStoreTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func store(_ implementation: Implementation) async throws -> any ShortcutStore {
        let store = try implementation.make(in: folder)
        try await store.save(Samples.shortcut("b", "gym time"))
        try await store.save(Samples.shortcut("a", "Feierabend"))
        return store
    }

    @Test(arguments: Implementation.allCases)
    func `return what was saved`(implementation: Implementation) async throws {
        let store = try await store(implementation)
        let saved = [Samples.shortcut("a", "Feierabend"), Samples.shortcut("b", "gym time")]
        #expect(try await store.shortcuts() == saved)
        #expect(try await store.shortcut("b") == Samples.shortcut("b", "gym time"))
        #expect(try await store.shortcut("c") == nil)
    }

    @Test(arguments: Implementation.allCases)
    func `rename and delete`(implementation: Implementation) async throws {
        let store = try await store(implementation)
        try await store.rename("b", to: "leg day")
        #expect(try await store.shortcut("b")?.phrase == "leg day")
        try await store.save(Samples.shortcut("c", "gym time"))
        #expect(try await store.deleteShortcuts(["a", "a", "unknown"]) == 1)
        #expect(try await store.shortcuts().map(\.identifier) == ["b", "c"])
    }

    @Test(arguments: Implementation.allCases)
    func `refuse unknown identifiers and phrases that are taken`(implementation: Implementation) async throws {
        let store = try await store(implementation)
        await #expect(throws: HistoryError.unknownShortcut("x")) { try await store.rename("x", to: "leg day") }
        let taken = HistoryError.takenPhrase(" GYM  time", by: "b")
        await #expect(throws: taken) { try await store.save(Samples.shortcut("c", " GYM  time")) }
        await #expect(throws: taken) { try await store.rename("a", to: " GYM  time") }
        #expect(try await store.shortcuts().map(\.phrase) == ["Feierabend", "gym time"])
    }
}
