import ParlanceGrammar

/// The state of the device and the preferences among apps: equal preferences select equal apps.
///
/// ```swift
/// let preferences = AppPreferences(preferred: ["org.example.cakes"], isLocked: true)
/// let selector = AppSelector(try AppCatalog([app]), language: "en", preferences: preferences)
/// print(selector.preferences.preferred.count)  // 1
/// ```
public struct AppPreferences: Sendable, Hashable {
    /// Identifiers of apps, in order of preference.
    public var preferred: [String]
    /// The identifier of the app that last handled an intent, by intent.
    public var lastUsed: [String: String]
    /// Whether the device is locked.
    public var isLocked: Bool

    /// Creates preferences; by default there are none and the device is not locked.
    public init(preferred: [String] = [], lastUsed: [String: String] = [:], isLocked: Bool = false) {
        self.preferred = preferred
        self.lastUsed = lastUsed
        self.isLocked = isLocked
    }

    /// Checks that all named apps and intents exist. A selector ignores unknown ones.
    ///
    /// - Throws: `AppPreferencesError` for the first unknown one.
    public func check(against apps: AppCatalog) throws(AppPreferencesError) {
        for identifier in preferred { try Self.check(identifier, against: apps) }
        for (intent, identifier) in lastUsed.sorted(by: { $0.key < $1.key }) {
            try Self.check(identifier, against: apps)
            guard !apps.apps.contains(where: { $0.supports(intent) }) else { continue }
            let known = Set(apps.apps.flatMap(\.supportedIntents)).sorted()
            throw .unknownIntent(intent, suggestion: Suggestion.nearest(to: intent, among: known))
        }
    }

    private static func check(_ identifier: String, against apps: AppCatalog) throws(AppPreferencesError) {
        guard apps[identifier] == nil else { return }
        if apps.isEmpty { throw .noApps(wanted: identifier) }
        let known = apps.apps.map(\.identifier)
        // A display name instead of an identifier leads to the suggestion of the identifier.
        let named = apps.apps.first { $0.displayName == identifier }?.identifier
        throw .unknownApp(identifier, suggestion: named ?? Suggestion.nearest(to: identifier, among: known))
    }
}

/// Preferences with unknown apps or intents.
public enum AppPreferencesError: Error, Sendable, Hashable {
    case noApps(wanted: String)
    case unknownApp(String, suggestion: String?)
    /// No app supports it.
    case unknownIntent(String, suggestion: String?)

    /// The problem and its remedy, in one sentence without a full stop.
    public var message: String {
        switch self {
        case .noApps(let wanted): "there are no apps, so '\(wanted)' can't be preferred; give some with --apps"
        case .unknownApp(let identifier, let suggestion):
            "no app has the identifier '\(identifier)'" + Self.hint(suggestion)
        case .unknownIntent(let intent, let suggestion):
            "no app supports the intent '\(intent)'" + Self.hint(suggestion)
        }
    }

    private static func hint(_ suggestion: String?) -> String { suggestion.map { "; did you mean '\($0)'?" } ?? "" }
}
