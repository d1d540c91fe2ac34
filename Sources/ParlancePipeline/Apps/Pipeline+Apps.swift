import ParlanceGrammar

// Before each call of a handler, the gate decides which app receives the intent, and whether it may.

extension Pipeline {
    /// The decision before a handler is asked.
    enum Gate {
        case open
        /// The user has to choose an app first.
        case question(Question)
        case refused(AppDispatch.Refusal)
    }

    /// - Parameter request: Receives the selected app.
    func gate(_ request: inout IntentRequest, _ situation: Situation) -> Gate {
        let dispatch = AppDispatch(
            parser.apps,
            language: language,
            hosts: handlers.apps,
            preferences: situation.appPreferences
        )
        let decision = dispatch.decision(for: request)
        if case .refuse(let refusal) = decision { return .refused(refusal) }
        if let refusal = options.manifest?.refusal(of: request.intent, in: situation) { return .refused(refusal) }
        switch decision {
        case .ask(let apps): return .question(Question(choosing: apps))
        case .dispatch(let app): request.app = app
        case .refuse: break
        }
        return .open
    }

    /// The turn that tells why a request goes nowhere. It is remembered, for the next one may be about the same person.
    func turn(refusing request: IntentRequest, _ refusal: AppDispatch.Refusal, in dialog: Dialog) -> Turn {
        var dialog = dialog
        let state = dialog.begin(request, at: options.now())
        dialog.remember(request, identifier: state.identifier, ended: state.started, isRefused: true)
        return turn(refusing: request.intent, refusal, in: dialog)
    }

    func turn(refusing intent: String, _ refusal: AppDispatch.Refusal, in dialog: Dialog) -> Turn {
        let answer: Turn.Answer =
            switch refusal {
            case .unsupported(let app, _): .unsupportedApp(intent, app: app)
            case .otherApp(let app): .otherApp(intent, app: app)
            case .locked: .locked(intent)
            case .notSupported: .notSupported(intent)
            }
        return Turn(dialog, .answer(answer), [Message(refusal, of: intent)])
    }
}

extension IntentManifest {
    fileprivate func refusal(of intent: String, in situation: Situation) -> AppDispatch.Refusal? {
        guard supported.contains(intent) else { return .notSupported }
        return restricts(intent, in: situation) ? .locked : nil
    }
}

extension Question {
    /// Asks for one of the apps.
    fileprivate init(choosing apps: [AppDescription]) {
        let candidates = apps.map { app in
            Term(
                identifier: app.identifier,
                phrase: TermPhrase(app.displayName),
                synonyms: app.names.all.dropFirst().map { TermPhrase($0) }
            )
        }
        self.init(.choose(candidates.map { ParameterValue($0) }), parameter: AppCatalog.listName)
    }
}
