import ArgumentParser
import Parlance

/// What is known about apps when something is said.
struct AppOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "An app to prefer where none is named, by its identifier; may be given several times, the most preferred first.",
            valueName: "app"
        )
    )
    var preferApp: [String] = []

    @Option(
        help: ArgumentHelp("The app that handled an intent last; may be given several times.", valueName: "intent=app")
    )
    var lastUsed: [String] = []

    @Flag(help: "The device is locked.")
    var locked = false

    /// Whether nothing is known.
    var isEmpty: Bool { preferApp.isEmpty && lastUsed.isEmpty && !locked }

    func validate() throws {
        for pair in lastUsed where !pair.dropFirst().contains("=") {
            throw ValidationError("--last-used takes INTENT=APP, not '\(pair)'")
        }
    }

    /// What selects among a parser's apps.
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
    /// Makes sure that the options name what there is.
    func checkOptions(against apps: AppCatalog) throws(AppOptionsError) {
        do {
            try check(against: apps)
        } catch {
            throw AppOptionsError(error)
        }
    }
}

/// Preferences that speak of what is not there.
struct AppOptionsError: Error, CustomStringConvertible {
    let description: String

    init(_ error: AppPreferencesError) {
        description = error.message
    }
}
