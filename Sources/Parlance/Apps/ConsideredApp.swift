/// A candidate in the selection of an app, with the facts for and against it.
package struct ConsideredApp: Sendable, Hashable {
    package var app: AppDescription
    package var isNamed: Bool
    package var supportsIntent: Bool
    /// Its position in the caller's order of preference, from 1.
    package var preference: Int?
    /// Whether it handled the intent last.
    package var wasUsedLast: Bool
    /// Whether it does not handle the intent while the device is locked.
    package var isRestrictedWhileLocked: Bool
}

extension AppSelector {
    /// All candidates of the selection, which are the named apps and those that handle the intent, in the order of the
    /// catalog.
    package func considered(for reading: Reading) -> [ConsideredApp] {
        let named = Set(reading.app?.identifiers ?? [])
        return apps.apps.map { consider($0, for: reading.intent, named) }.filter { $0.isNamed || $0.supportsIntent }
    }

    private func consider(_ app: AppDescription, for intent: String, _ named: Set<String>) -> ConsideredApp {
        ConsideredApp(
            app: app,
            isNamed: named.contains(app.identifier),
            supportsIntent: app.supports(intent),
            preference: preferences.preferred.firstIndex(of: app.identifier).map { $0 + 1 },
            wasUsedLast: preferences.lastUsed[intent] == app.identifier,
            isRestrictedWhileLocked: app.isRestrictedWhileLocked(intent)
        )
    }

    /// The selection in JSON, with all candidates; nil without a catalog of apps.
    func explainedJSON(for reading: Reading) -> Value? {
        guard !apps.isEmpty, var members = select(for: reading).json.object else { return nil }
        members["considered"] = .array(considered(for: reading).map(\.json))
        return .object(members)
    }
}

extension ConsideredApp {
    fileprivate var json: Value {
        var members = app.members
        members["named"] = .bool(isNamed)
        members["supports_intent"] = .bool(supportsIntent)
        members["preference"] = preference.map { .integer($0) }
        members["used_last"] = .bool(wasUsedLast)
        members["restricted_while_locked"] = .bool(isRestrictedWhileLocked)
        return .object(members)
    }
}
