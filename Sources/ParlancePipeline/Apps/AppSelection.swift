import ParlanceGrammar

/// Which app is to handle an intent, or why none can be told.
public enum AppSelection: Sendable, Hashable {
    case selected(AppDescription, because: Reason)
    /// The apps that were named handle other intents; those that do handle this one.
    case unsupported([AppDescription], instead: [AppDescription])
    /// Two or more, those that the caller prefers first.
    case ambiguous([AppDescription], because: Ambiguity)
    /// The app would be selected, but doesn't handle the intent while the device is locked.
    case restrictedWhileLocked(AppDescription, because: Reason)
    case unavailable(because: Absence)

    /// Why an app is selected.
    public enum Reason: String, Sendable, Hashable, Codable {
        case named
        /// Of those that handle the intent the caller prefers it.
        case preferred
        /// It handled the intent last.
        case lastUsed = "last-used"
        /// No other app handles the intent.
        case only
    }

    /// Why several apps are left.
    public enum Ambiguity: String, Sendable, Hashable {
        /// They are called the same.
        case sameName = "same-name"
        /// None was named, and nothing is known that would prefer one.
        case noPreference = "no-preference"
    }

    /// Why there is no app.
    public enum Absence: String, Sendable, Hashable {
        /// No app is called so.
        case unknownApp = "unknown-app"
        /// No app handles the intent.
        case unsupportedIntent = "unsupported-intent"
    }
}
