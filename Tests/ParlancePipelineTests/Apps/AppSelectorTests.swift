import ParlanceGrammar
import ParlanceMatching
import ParlancePipeline
import Testing

@Suite("Selecting an app")
struct AppSelectorTests {
    /// The selection in short form: the result, the apps, and the reason.
    private static func selection(_ text: String, _ preferences: AppPreferences = AppPreferences()) throws -> String {
        let selector = AppSelector(try Apps.parser().apps, language: "en", preferences: preferences)
        switch selector.select(for: try Apps.reading(text)) {
        case .selected(let app, let reason): return "\(app.identifier), \(reason)"
        case .restrictedWhileLocked(let app, let reason): return "locked \(app.identifier), \(reason)"
        case .unsupported(let apps, let others): return "unsupported \(list(apps)); \(list(others))"
        case .ambiguous(let apps, let reason): return "ambiguous \(list(apps)), \(reason)"
        case .unavailable(let reason): return "none, \(reason)"
        }
    }

    private static func list(_ apps: [AppDescription]) -> String { apps.map(\.identifier).joined(separator: " ") }

    @Test(
        "An app that is named is selected if it handles the intent, whatever is preferred",
        arguments: [
            ("run in BNRun", "run, named"), ("run in b n run", "run, named"), ("walk", "walk, named"),
            ("talk in BNRun", "unsupported run; talk"), ("talk in Runner", "unsupported walk jog; talk"),
            ("run in Runner", "ambiguous jog walk, sameName"), ("stop in Runner", "jog, named"),
            ("talk in Talker", "talk, named"), ("stop in Talker", "jog, named"),
        ]
    )
    func namedApp(text: String, expected: String) throws {
        let preferences = AppPreferences(preferred: ["jog"], lastUsed: ["Run": "walk", "Talk": "talk"])
        #expect(try Self.selection(text, preferences) == expected)
    }

    @Test("Without a name: the only one, the first that is preferred, the last that was used, or none of several")
    func unnamedApp() throws {
        #expect(try Self.selection("talk") == "talk, only")
        #expect(try Self.selection("sing") == "none, unsupportedIntent")
        #expect(try Self.selection("run") == "ambiguous run walk jog, noPreference")
        let used = ["Run": "jog", "Stop": "walk"]
        #expect(try Self.selection("run", AppPreferences(lastUsed: used)) == "jog, lastUsed")
        #expect(try Self.selection("stop", AppPreferences(lastUsed: used)) == "ambiguous run jog, noPreference")
        let preferred = ["talk", "gone", "walk", "run"]
        #expect(try Self.selection("run", AppPreferences(preferred: preferred, lastUsed: used)) == "walk, preferred")
        #expect(try Self.selection("stop", AppPreferences(preferred: preferred)) == "run, preferred")
        #expect(try Self.selection("talk", AppPreferences(preferred: ["run"])) == "talk, only")
    }

    @Test("A locked device restricts the app that is selected, and selects no other")
    func lockedDevice() throws {
        var preferences = AppPreferences(preferred: ["run"], isLocked: true)
        #expect(try Self.selection("stop", preferences) == "locked run, preferred")
        #expect(try Self.selection("stop in BNRun", preferences) == "locked run, named")
        #expect(try Self.selection("run in BNRun", preferences) == "run, named")
        #expect(try Self.selection("stop in Jogger", preferences) == "jog, named")
        preferences.preferred = []
        #expect(try Self.selection("stop", preferences) == "ambiguous run jog, noPreference")
    }

    @Test("Apps with the same name are in the order of preference, then the last used, then in order")
    func ordersCandidates() throws {
        let (used, preferred) = (AppPreferences(lastUsed: ["Run": "jog"]), AppPreferences(preferred: ["jog", "walk"]))
        #expect(try Self.selection("run in Runner") == "ambiguous walk jog, sameName")
        #expect(try Self.selection("run in Runner", used) == "ambiguous jog walk, sameName")
        #expect(try Self.selection("run in Runner", preferred) == "ambiguous jog walk, sameName")
    }

    @Test("An app that no catalog has can't be selected")
    func unknownApp() throws {
        let list = SlotList.values([ListValue(input: Template(literal: "Swimmer"), output: .string("swim"))])
        let parser = try Apps.parser().adding(lists: ["app": list])
        let reading = try #require(try parser.parse("run in swimmer").best)
        #expect(reading.app?.name == "swimmer")
        let selector = AppSelector(parser.apps, language: "en")
        #expect(selector.select(for: reading) == .unavailable(because: .unknownApp))
    }
}
