import ArgumentParser
import Parlance

/// The options for the state of the device and the preferences among apps.
struct AppOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The identifier of an app to prefer where none is named (repeatable, the most preferred first).",
            valueName: "app"
        )
    )
    var preferApp: [String] = []

    @Option(
        help: ArgumentHelp("The app that handled an intent last (repeatable).", valueName: "intent=app")
    )
    var lastUsed: [String] = []

    @Flag(help: "The device is locked.")
    var locked = false

    /// Whether no option is given.
    var isEmpty: Bool { preferApp.isEmpty && lastUsed.isEmpty && !locked }

    func validate() throws {
        for pair in lastUsed where !pair.dropFirst().contains("=") {
            throw ValidationError("--last-used takes INTENT=APP, not '\(pair)'")
        }
    }

    /// The selectors of the apps of each language with these preferences.
    func selectors(for parser: MultilingualParser) throws -> LanguageSelectors {
        LanguageSelectors(try parser.parsers.map { try selector(for: $0) }, languages: parser.languages)
    }

    /// The selector of a parser's apps with these preferences.
    func selector(for parser: Parser) throws -> AppSelector {
        let preferences = self.preferences
        try preferences.checkOptions(against: parser.apps)
        return AppSelector(parser.apps, language: parser.language, preferences: preferences)
    }

    var preferences: AppPreferences {
        let used = lastUsed.map(KeyValuePair.init).map { ($0.key, $0.value) }
        return AppPreferences(
            preferred: preferApp,
            lastUsed: Dictionary(used) { _, last in last },
            isLocked: locked
        )
    }
}

extension AppPreferences {
    /// Checks that the apps and intents in the options exist in the catalog.
    func checkOptions(against apps: AppCatalog) throws(AppOptionsError) {
        do {
            try check(against: apps)
        } catch {
            throw AppOptionsError(error)
        }
    }
}

/// Preferences with unknown apps or intents.
struct AppOptionsError: Error, CustomStringConvertible {
    let description: String

    init(_ error: AppPreferencesError) {
        description = error.message
    }
}
