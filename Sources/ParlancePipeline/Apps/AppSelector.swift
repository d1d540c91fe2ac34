import ParlanceGrammar
import ParlanceMatching

/// Selects the app for a reading's intent.
///
/// A named app is selected if it handles the intent. Without a name, the candidates are all apps that handle it. The
/// selection is the only candidate; otherwise the first in the caller's order of preference; otherwise the one that
/// handled the intent last. If none of these applies, it is ambiguous and lists all candidates. A locked device does
/// not change the choice, but the selected app may then be restricted.
///
/// A selector is a value without memory: equal inputs give equal selections.
///
/// ```swift
/// let selector = AppSelector(try AppCatalog([app]), language: "en")
/// if case .selected(let app, let reason) = selector.select(for: "OrderCake") {
///     print(app.identifier, reason)  // org.example.cakes only
/// }
/// ```
public struct AppSelector: Sendable {
    /// The apps, with the names of one language.
    public private(set) var apps: AppCatalog
    /// The preferences of the caller and the state of the device.
    public var preferences: AppPreferences

    /// - Parameter language: The language of the apps' names, a BCP 47 tag.
    public init(_ apps: AppCatalog, language: String, preferences: AppPreferences = AppPreferences()) {
        self.apps = apps.localized(for: language)
        self.preferences = preferences
    }

    /// A selector of the same apps with other preferences.
    public func preferring(_ preferences: AppPreferences) -> AppSelector {
        var selector = self
        selector.preferences = preferences
        return selector
    }

    /// A selector of some of the apps: no other app handles an intent, even if the utterance names it.
    ///
    /// - Parameter identifiers: The identifiers of these apps.
    public func admitting(_ identifiers: [String]) -> AppSelector {
        var selector = self
        selector.apps = apps.only(Set(identifiers))
        return selector
    }

    /// Selects an app for a reading.
    ///
    /// - Complexity: Linear in the number of apps.
    public func select(for reading: Reading) -> AppSelection {
        select(for: reading.intent, named: reading.app?.identifiers)
    }

    /// Selects an app for an intent.
    ///
    /// - Parameter named: The identifiers of all apps with the spoken name; nil if no app is named.
    public func select(for intent: String, named: [String]? = nil) -> AppSelection {
        let able = apps.apps.filter { $0.supports(intent) }
        if let named { return select(among: named.compactMap { apps[$0] }, able: able, for: intent) }
        if able.isEmpty { return .unavailable(because: .unsupportedIntent) }
        if able.count == 1 { return settled(able[0], for: intent, because: .only) }
        if let app = first(preferences.preferred, of: able) { return settled(app, for: intent, because: .preferred) }
        if let app = able.first(where: { $0.identifier == preferences.lastUsed[intent] }) {
            return settled(app, for: intent, because: .lastUsed)
        }
        return .ambiguous(able, because: .noPreference)
    }

    /// The app of the first identifier that is among `apps`.
    private func first(_ identifiers: [String], of apps: [AppDescription]) -> AppDescription? {
        identifiers.lazy.compactMap { identifier in apps.first { $0.identifier == identifier } }.first
    }

    private func select(among named: [AppDescription], able: [AppDescription], for intent: String) -> AppSelection {
        if named.isEmpty { return .unavailable(because: .unknownApp) }
        let candidates = named.filter { $0.supports(intent) }
        if candidates.isEmpty { return .unsupported(named, instead: able) }
        if candidates.count == 1 { return settled(candidates[0], for: intent, because: .named) }
        return .ambiguous(inOrder(candidates, for: intent), because: .sameName)
    }

    private func settled(_ app: AppDescription, for intent: String, because reason: AppSelection.Reason) -> AppSelection
    {
        if preferences.isLocked, app.isRestrictedWhileLocked(intent) {
            return .restrictedWhileLocked(app, because: reason)
        }
        return .selected(app, because: reason)
    }

    /// The apps in order of preference, then the last used one, then the others in their order.
    private func inOrder(_ apps: [AppDescription], for intent: String) -> [AppDescription] {
        let order = preferences.preferred + [preferences.lastUsed[intent]].compactMap(\.self)
        let ranked = apps.map { app in (order.firstIndex(of: app.identifier) ?? order.count, app) }
        return ranked.enumerated().sorted { ($0.element.0, $0.offset) < ($1.element.0, $1.offset) }.map(\.element.1)
    }
}
