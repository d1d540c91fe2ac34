import ParlanceGrammar
import ParlanceMatching
import ParlancePipeline
import Testing

@Suite("Preferences among apps")
struct AppPreferencesTests {
    @Test(
        "Unknown names are reported, with similar ones",
        arguments: [
            (AppPreferences(preferred: ["run", "walk"], lastUsed: ["Run": "talk"]), nil),
            (AppPreferences(preferred: ["run", "wlak"]), "no app has the identifier 'wlak'; did you mean 'walk'?"),
            (AppPreferences(preferred: ["Jogger"]), "no app has the identifier 'Jogger'; did you mean 'jog'?"),
            (AppPreferences(preferred: ["swimming"]), "no app has the identifier 'swimming'"),
            (AppPreferences(lastUsed: ["Run": "x"]), "no app has the identifier 'x'"),
            (AppPreferences(lastUsed: ["Rum": "run"]), "no app supports the intent 'Rum'; did you mean 'Run'?"),
        ]
    )
    func checks(preferences: AppPreferences, message: String?) throws {
        let apps = try Apps.parser().apps
        do throws(AppPreferencesError) {
            try preferences.check(against: apps)
            #expect(message == nil)
        } catch {
            #expect(error.message == message)
        }
    }

    @Test("Where there are no apps, none can be preferred")
    func needsApps() throws {
        #expect(throws: AppPreferencesError.noApps(wanted: "run")) {
            try AppPreferences(preferred: ["run"]).check(against: AppCatalog())
        }
        try AppPreferences(isLocked: true).check(against: AppCatalog())
    }
}
