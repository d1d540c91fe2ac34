import ParlanceGrammar

/// The app for an intent, or the reason why none is selected.
public enum AppSelection: Sendable, Hashable {
    case selected(AppDescription, because: Reason)
    /// The named apps do not handle the intent; the others listed do.
    case unsupported([AppDescription], instead: [AppDescription])
    /// Two or more apps, in order of preference.
    case ambiguous([AppDescription], because: Ambiguity)
    /// The app would be selected, but does not handle the intent while the device is locked.
    case restrictedWhileLocked(AppDescription, because: Reason)
    case unavailable(because: Absence)

    /// The reason for the selection.
    public enum Reason: String, Sendable, Hashable, Codable {
        case named
        /// The first app in the caller's order of preference that handles the intent.
        case preferred
        /// It handled the intent last.
        case lastUsed = "last-used"
        /// No other app handles the intent.
        case only
    }

    /// The reason why several apps remain.
    public enum Ambiguity: String, Sendable, Hashable {
        /// They share a name.
        case sameName = "same-name"
        /// None is named, and no preference applies.
        case noPreference = "no-preference"
    }

    /// The reason for the absence of an app.
    public enum Absence: String, Sendable, Hashable {
        /// No app has the name.
        case unknownApp = "unknown-app"
        /// No app handles the intent.
        case unsupportedIntent = "unsupported-intent"
    }
}
