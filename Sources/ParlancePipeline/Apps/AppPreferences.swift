import ParlanceGrammar

/// The state of the device and the preferences among apps, as values: equal preferences select equal apps.
///
/// ```swift
/// let preferences = AppPreferences(preferred: ["org.example.cakes"], isLocked: true)
/// let selector = AppSelector(try AppCatalog([app]), language: "en", preferences: preferences)
/// print(selector.preferences.preferred.count)  // 1
/// ```
public struct AppPreferences: Sendable, Hashable {
    /// The identifiers of apps, the most preferred first.
    public var preferred: [String]
    /// For each intent the identifier of the app that handled it last.
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
        // A name in the place of an identifier stands for its app.
        let named = apps.apps.first { $0.displayName == identifier }?.identifier
        throw .unknownApp(identifier, suggestion: named ?? Suggestion.nearest(to: identifier, among: known))
    }
}

/// Preferences that name unknown apps or intents.
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
