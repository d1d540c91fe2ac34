import Foundation
import Parlance
import ParlanceTestSupport
import Testing

/// The examples in the documentation of types: history and shortcuts.
struct HistoryExamples {
    private let printed = PrintedLines()

    private func print(_ items: Any...) { printed.add(items) }

    @Test func `examples print the output that they show`() async throws {
        shortcut()
        try addingShortcuts()
        try await shortcutChecker()
        try await shortcutStore()
        try await interactionHistory()
        interactionQuery()
        try await requestHabits()
        #expect(try printed.lines == SwiftExcerpts(of: #filePath).promises)
    }

    private static func sample() -> Shortcut {
        var request = IntentRequest(intent: "OrderCake", language: "en")
        request.set([ParameterValue(.string("plum"))], of: "cake")
        return Shortcut(identifier: "s1", phrase: "gym time", request: request)
    }

    private func shortcut() {
        // snippet
        let request = IntentRequest(intent: "StartWorkout", language: "en")
        let shortcut = Shortcut(identifier: "s1", phrase: "gym time", request: request)
        print(shortcut.phrase, shortcut.request.intent)  // gym time StartWorkout
        // end
    }

    private func addingShortcuts() throws {
        let loaded = try Samples.bakeryFiles()
        // snippet
        let parser = Parser(loaded.grammar.addingReplies(for: loaded.catalog).addingShortcuts())
        // end
        #expect(try parser.parse("order a plum cake").best?.intent == "OrderCake")
    }

    private func shortcutChecker() async throws {
        let shortcut = Self.sample()
        let store: any ShortcutStore = MemoryHistory()
        let pipeline = try Samples.shortcutPipeline()
        // snippet
        try pipeline.shortcutChecker.check(shortcut, among: try await store.shortcuts())
        // end
    }

    private func shortcutStore() async throws {
        let shortcut = Self.sample()
        // snippet
        let store: any ShortcutStore = MemoryHistory()
        try await store.save(shortcut)
        try await store.rename("s1", to: "leg day")
        print(try await store.shortcuts().map(\.phrase))  // ["leg day"]
        // end
    }

    private func interactionHistory() async throws {
        let turn = await (try Samples.pipeline()).respond(to: "order a plum cake", in: Dialog())
        // snippet
        let history: any InteractionHistory = MemoryHistory()
        if let interaction = turn.interaction { try await history.donate(interaction) }
        print(try await history.interactions(InteractionQuery(intent: "OrderCake", limit: 10)).count)  // 1
        try await history.delete(.all)
        // end
    }

    private func interactionQuery() {
        // snippet
        let query = InteractionQuery(intent: "StartWorkout", limit: 5)
        print(query.limit!)  // 5
        // end
    }

    private func requestHabits() async throws {
        let history: any InteractionHistory = MemoryHistory()
        let now = Date(timeIntervalSince1970: 0)
        // snippet
        let habits = RequestHabits(try await history.interactions(InteractionQuery()))
        for suggestion in habits.suggestions(at: now) { print(suggestion.request.intent, suggestion.count) }
        // end
    }
}
