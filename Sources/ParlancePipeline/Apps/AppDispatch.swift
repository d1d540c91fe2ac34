import ParlanceGrammar

/// Decides which app a request goes to, before any handler is asked.
///
/// An app that was named is the only one that may get the request. Where none was named, `AppSelector` chooses among the apps that
/// the handlers belong to.
struct AppDispatch {
    enum Decision: Equatable {
        /// Nil: there is no app to choose.
        case dispatch(SelectedApp?)
        /// Any of these could be meant.
        case ask([AppDescription])
        case refuse(Refusal)
    }

    /// Why no handler gets the request.
    enum Refusal: Equatable {
        /// The app that was named does not support the intent.
        case unsupported(app: String, others: [String])
        /// The handlers are not those of the app that was named.
        case otherApp(String)
        /// The app waits until the device is unlocked.
        case locked
        /// None of the apps that the handlers belong to supports the intent.
        case notSupported
    }

    /// Chooses among all apps that there are names for.
    private let all: AppSelector
    /// Chooses among the apps that the handlers belong to.
    private let hosted: AppSelector
    private let hosts: Set<String>?

    /// - Parameters:
    ///   - apps: those that utterances may name.
    ///   - hosts: the identifiers of the apps that the handlers belong to; nil: all of them.
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

    /// A choice of the user remains.
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
        // An intent that no app claims is none of theirs: the handlers decide.
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

    /// All apps that are called as the value was said; the one that it stands for, if it was not said.
    private func identifiers(of value: ParameterValue) -> [String] {
        let identifier = value.term?.identifier ?? value.value.string ?? value.name
        guard value.term == nil, let spoken = value.spoken?.lowercased() else { return [identifier] }
        let namesakes = all.apps.apps.filter { $0.names.all.contains { $0.lowercased() == spoken } }.map(\.identifier)
        return namesakes.contains(identifier) ? namesakes : [identifier]
    }
}
