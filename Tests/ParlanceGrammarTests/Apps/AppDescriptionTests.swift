import Testing

@testable import ParlanceGrammar

@Suite("Apps")
struct AppDescriptionTests {
    private static let app = AppDescription(
        identifier: "org.example.lauf",
        names: AppNames(displayName: "Lauf", spokenName: "base", alternativeNames: [AlternativeAppName("Runner")]),
        localizations: [
            "de": LocalizedAppNames(displayName: "Läufer", alternativeNames: [AlternativeAppName("Renner")]),
            "de_CH": LocalizedAppNames(spokenName: "Seckler"), "fr": LocalizedAppNames(alternativeNames: []),
        ],
        supportedIntents: ["StartWorkout"]
    )

    @Test(
        "A value missing in a localization comes from one with fewer subtags, or from the app itself",
        arguments: [
            ("en", "Lauf base Runner"), ("de", "Läufer base Renner"), ("de-CH", "Läufer Seckler Renner"),
            ("DE-ch", "Läufer Seckler Renner"), ("de-AT", "Läufer base Renner"), ("fr", "Lauf base"),
            ("d", "Lauf base Runner"),
        ]
    )
    func namesFallBack(language: String, expected: String) {
        let names = Self.app.names(in: language)
        let all = [names.displayName, names.spokenName].compactMap(\.self) + names.alternativeNames.map(\.name)
        #expect(all.joined(separator: " ") == expected)
        #expect(Self.app.localized(for: language).names == names)
        #expect(Self.app.localized(for: language).names(in: "fr") == names)
    }

    @Test("Of two localizations for one language, spelled differently, always the same one counts")
    func namesAreDetermined() {
        var app = Self.app
        let tags = ["de-AT", "de_AT", "DE-AT", "DE_AT", "de-at", "de_at"]
        for tag in tags { app.localizations[tag] = LocalizedAppNames(displayName: tag) }
        #expect(app.names(in: "de-AT").displayName == "DE-AT")
    }

    @Test(
        "A catalog has no duplicate app, none with four names in a language, none that restricts an unsupported intent"
    )
    func catalogRefuses() {
        var app = Self.app
        let four = (1...4).map { AlternativeAppName("Name \($0)") }
        app.names.alternativeNames = four
        app.localizations["fr"]?.alternativeNames = four
        app.intentsRestrictedWhileLocked = ["StartWorkouts"]
        let error = #expect(throws: AppCatalogError.self) { try AppCatalog([Self.app, app]) }
        #expect(
            error?.problems == [
                .duplicateApp(app.identifier, at: nil),
                .tooManyAlternativeNames(app: app.identifier, language: nil, count: 4, limit: 3),
                .tooManyAlternativeNames(app: app.identifier, language: "fr", count: 4, limit: 3),
                .restrictedIntentNotSupported("StartWorkouts", app: app.identifier, suggestion: "StartWorkout"),
            ]
        )
    }

    @Test("A catalog keeps its order, and finds apps by identifier")
    func catalogFinds() throws {
        var other = Self.app
        other.identifier = "a"
        let catalog = try AppCatalog([Self.app, other])
        #expect(catalog.apps.map(\.identifier) == ["org.example.lauf", "a"])
        #expect(catalog["a"] == other)
        #expect(catalog["b"] == nil)
        #expect(AppCatalog().isEmpty)
    }
}
