import Parlance

/// Describes the selection of an app and its reason.
struct AppSelectionText {
    /// The maximum number of apps in a sentence.
    private static let nameLimit = 6

    let selection: AppSelection
    let intent: String
    /// The name of the app in the utterance.
    let named: String?

    init(_ selector: AppSelector, for reading: Reading) {
        selection = selector.select(for: reading)
        intent = reading.intent
        named = reading.app.map { $0.spoken?.text ?? $0.name }
    }

    /// One sentence, without a full stop.
    var sentence: String {
        switch selection {
        case .selected(let app, let reason): "handled by \(name(app)): \(text(reason))"
        case .restrictedWhileLocked(let app, let reason):
            "handled by \(name(app)), once the device is unlocked: \(text(reason))"
        case .unsupported(let named, let instead): "unsupported: \(list(named, "and")) \(refusal(named, instead))"
        case .ambiguous(let apps, .sameName):
            "ambiguous: \(list(apps, "and")) are \(apps.count == 2 ? "both" : "all") called “\(clean(named ?? ""))”"
        case .ambiguous(let apps, .noPreference): "ambiguous: \(list(apps, "or")); no preference decides"
        case .unavailable(.unknownApp): "unsupported: no app is called “\(clean(named ?? ""))”"
        case .unavailable(.unsupportedIntent): "unsupported: no app supports \(clean(intent))"
        }
    }

    private func refusal(_ named: [AppDescription], _ instead: [AppDescription]) -> String {
        let refusal = "\(named.count == 1 ? "does" : "do") not support \(clean(intent))"
        if instead.isEmpty { return refusal + ", and no other app does" }
        return refusal + "; \(list(instead, "and")) \(instead.count == 1 ? "does" : "do")"
    }

    private func text(_ reason: AppSelection.Reason) -> String {
        switch reason {
        case .named: "it was named"
        case .preferred: "it is preferred to others that support \(clean(intent))"
        case .lastUsed: "it was used last for \(clean(intent))"
        case .only: "no other app supports \(clean(intent))"
        }
    }

    private func list(_ apps: [AppDescription], _ conjunction: String) -> String {
        var names = apps.prefix(Self.nameLimit).map(name)
        if apps.count > names.count { names.append("\(apps.count - names.count) more") }
        guard names.count > 1, let last = names.last else { return names.first ?? "" }
        return names.dropLast().joined(separator: ", ") + " \(conjunction) " + last
    }

    /// The display name, with the identifier if they differ.
    private func name(_ app: AppDescription) -> String {
        let name = clean(app.displayName)
        return app.identifier == app.displayName ? name : "\(name) (\(clean(app.identifier)))"
    }

    private func clean(_ text: String) -> String { MarkedText.clean(text) }
}

// MARK: - Candidates

extension AppSelectionText {
    /// The reason for or against an app.
    func note(on considered: ConsideredApp) -> String {
        var facts: [String] = []
        if considered.isNamed { facts.append("named") }
        facts.append(considered.supportsIntent ? "supports \(clean(intent))" : "does not support \(clean(intent))")
        if let preference = considered.preference { facts.append("number \(preference) in the order of preference") }
        if considered.wasUsedLast { facts.append("used last") }
        if considered.isRestrictedWhileLocked { facts.append("restricted while locked") }
        return "\(name(considered.app)): \(facts.joined(separator: ", "))"
    }
}
