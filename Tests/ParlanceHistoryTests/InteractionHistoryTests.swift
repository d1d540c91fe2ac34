import Foundation
import Parlance
import ParlanceHistory
import ParlanceTestSupport
import Testing

@Suite("Histories")
struct InteractionHistoryTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func history(_ implementation: Implementation, limit: Int = 100) async throws -> any InteractionHistory {
        let history = try implementation.make(in: folder, limit: limit)
        for number in [3, 1, 2] { try await history.donate(Samples.interaction(number)) }
        try await history.donate(Samples.interaction(4, intent: "SendMessage", group: "anna"))
        try await history.donate(Samples.interaction(5, group: "anna"))
        return history
    }

    @Test(arguments: Implementation.allCases)
    func `return what was donated, newest first`(implementation: Implementation) async throws {
        let history = try await history(implementation)
        let all = try await history.interactions(InteractionQuery())
        #expect(all.map(\.identifier) == ["d#5", "d#4", "d#3", "d#2", "d#1"])
        #expect(all[2] == Samples.interaction(3))
        #expect(all[1] == Samples.interaction(4, intent: "SendMessage", group: "anna"))
    }

    @Test(arguments: Implementation.allCases)
    func `filter by intent, group, dates and number`(implementation: Implementation) async throws {
        let history = try await history(implementation)
        func found(_ query: InteractionQuery) async throws -> [String] {
            try await history.interactions(query).map(\.identifier)
        }
        let start = Samples.interaction(2).ended
        let end = Samples.interaction(4).ended
        #expect(try await found(InteractionQuery(intent: "SendMessage")) == ["d#4"])
        #expect(try await found(InteractionQuery(group: "anna")) == ["d#5", "d#4"])
        #expect(try await found(InteractionQuery(from: start, before: end)) == ["d#3", "d#2"])
        #expect(try await found(InteractionQuery(limit: 2)) == ["d#5", "d#4"])
        #expect(try await found(InteractionQuery(limit: -1)) == [])
        #expect(try await found(InteractionQuery(intent: "StartWorkout", group: "anna", from: start)) == ["d#5"])
    }

    @Test(arguments: Implementation.allCases)
    func `delete by identifier, by group, and all`(implementation: Implementation) async throws {
        let history = try await history(implementation)
        #expect(try await history.delete(.identifiers(["d#1", "d#1", "unknown"])) == 1)
        #expect(try await history.delete(.group("anna")) == 2)
        #expect(try await history.delete(.group("anna' OR 1=1")) == 0)
        #expect(try await history.interactions(InteractionQuery()).map(\.identifier) == ["d#3", "d#2"])
        #expect(try await history.delete(.all) == 2)
        #expect(try await history.interactions(InteractionQuery()).isEmpty)
    }

    @Test(arguments: Implementation.allCases)
    func `replace the interaction with the same identifier`(implementation: Implementation) async throws {
        let history = try await history(implementation)
        var changed = Samples.interaction(3, group: "other")
        changed.ended = Samples.interaction(9).ended
        try await history.donate(changed)
        #expect(try await history.interactions(InteractionQuery()).map(\.identifier).first == "d#3")
        #expect(try await history.interactions(InteractionQuery(group: "other")) == [changed])
    }

    @Test(arguments: Implementation.allCases)
    func `keep the newest interactions when they are full`(implementation: Implementation) async throws {
        let history = try await history(implementation, limit: 3)
        #expect(try await history.interactions(InteractionQuery()).map(\.identifier) == ["d#5", "d#4", "d#3"])
    }

    @Test(arguments: Implementation.allCases)
    func `refuse what is too large or no JSON`(implementation: Implementation) async throws {
        let history = try await history(implementation)
        let large = Samples.interaction(7, note: String(repeating: "x", count: 70_000))
        await #expect {
            try await history.donate(large)
        } throws: { error in
            guard case .tooLarge("d#7", let bytes, 65_536)? = error as? HistoryError else { return false }
            return bytes > 70_000
        }
        var endless = Samples.interaction(8)
        endless.ended = Date(timeIntervalSinceReferenceDate: .infinity)
        await #expect(throws: HistoryError.notStorable(identifier: "d#8")) { try await history.donate(endless) }
        #expect(try await history.interactions(InteractionQuery()).count == 5)
    }
}
