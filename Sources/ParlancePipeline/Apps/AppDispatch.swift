import ParlanceGrammar

/// Selects the app for a request before a handler is asked.
///
/// If the utterance names an app, only that app may receive the request. Otherwise `AppSelector` selects among the apps
/// of the handlers.
struct AppDispatch {
    enum Decision: Equatable {
        /// Nil: there is no app to select.
        case dispatch(SelectedApp?)
        /// The user has to choose one of these.
        case ask([AppDescription])
        case refuse(Refusal)
    }

    /// The reason why no handler receives the request.
    enum Refusal: Equatable {
        /// The named app does not support the intent.
        case unsupported(app: String, others: [String])
        /// The handlers do not belong to the named app.
        case otherApp(String)
        /// The app requires an unlocked device.
        case locked
        /// No app of the handlers supports the intent.
        case notSupported
    }

    /// Selects among all apps of the catalog.
    private let all: AppSelector
    /// Selects among the apps of the handlers.
    private let hosted: AppSelector
    private let hosts: Set<String>?

    /// - Parameters:
    ///   - apps: The apps that utterances may name.
    ///   - hosts: The identifiers of the apps of the handlers; nil: all apps.
    init(_ apps: AppCatalog, language: String, hosts: Set<String>?, preferences: AppPreferences) {
        all = AppSelector(apps, language: language, preferences: preferences)
        hosted = hosts.map { AppSelector(apps.only($0), language: language, preferences: preferences) } ?? all
        self.hosts = hosts
    }

    func decision(for request: IntentRequest) -> Decision {
        guard let value = request[AppCatalog.listName] else { return unnamed(request) }
        let named = identifiers(of: value)
        if !all.apps.isEmpty { return decision(all.select(for: request.intent, named: named), called: value.name) }
        return named.contains(where: isHosted) ? .dispatch(nil) : .refuse(.otherApp(value.name))
    }

    /// Keeps an earlier choice of the user.
    private func unnamed(_ request: IntentRequest) -> Decision {
        if hosted.apps.isEmpty { return .dispatch(nil) }
        guard let chosen = request.app else { return decision(hosted.select(for: request.intent), called: "") }
        let selection = hosted.select(for: request.intent, named: [chosen.identifier])
        if case .selected = selection { return .dispatch(chosen) }
        return decision(selection, called: chosen.name)
    }

    private func decision(_ selection: AppSelection, called name: String) -> Decision {
        switch selection {
        case .selected(let app, let reason):
            isHosted(app.identifier)
                ? .dispatch(SelectedApp(app, because: reason)) : .refuse(.otherApp(app.displayName))
        case .restrictedWhileLocked(let app, _):
            .refuse(isHosted(app.identifier) ? .locked : .otherApp(app.displayName))
        case .unsupported(let apps, let others):
            .refuse(.unsupported(app: apps[0].displayName, others: others.map(\.displayName)))
        case .ambiguous(let apps, _): choice(among: apps.filter { isHosted($0.identifier) }, called: name)
        case .unavailable(because: .unknownApp): .refuse(.otherApp(name))
        // Without `hosts`, the handlers decide about an intent that no app claims.
        case .unavailable(because: .unsupportedIntent): hosts == nil ? .dispatch(nil) : .refuse(.notSupported)
        }
    }

    private func choice(among apps: [AppDescription], called name: String) -> Decision {
        switch apps.count {
        case 0: .refuse(.otherApp(name))
        case 1: .dispatch(SelectedApp(apps[0], because: .named))
        default: .ask(apps)
        }
    }

    private func isHosted(_ identifier: String) -> Bool { hosts?.contains(identifier) ?? true }

    /// The identifiers of all apps with the spoken name; if the value was not spoken, that of its term.
    private func identifiers(of value: ParameterValue) -> [String] {
        let identifier = value.term?.identifier ?? value.value.string ?? value.name
        guard value.term == nil, let spoken = value.spoken?.lowercased() else { return [identifier] }
        let namesakes = all.apps.apps.filter { $0.names.all.contains { $0.lowercased() == spoken } }.map(\.identifier)
        return namesakes.contains(identifier) ? namesakes : [identifier]
    }
}
