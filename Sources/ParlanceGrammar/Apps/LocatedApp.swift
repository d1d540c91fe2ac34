/// Where the parts of an app stand in a file.
package struct AppPlaces: Sendable {
    /// Where its identifier stands.
    package var identifier: SourceOrigin
    /// The items of its lists of alternative names, by language; nil stands for the names that hold in all.
    package var alternativeNames: [String?: [SourceOrigin]] = [:]
    /// Where an intent stands among those that are supported.
    package var supportedIntents: [String: SourceOrigin] = [:]
    /// Where an intent stands among those that are restricted while locked.
    package var restrictedIntents: [String: SourceOrigin] = [:]

    package init(identifier: SourceOrigin) {
        self.identifier = identifier
    }
}

/// An app, and where it was described.
package struct LocatedApp: Sendable {
    package let app: AppDescription
    let places: AppPlaces

    package init(app: AppDescription, places: AppPlaces) {
        self.app = app
        self.places = places
    }

    /// What is wrong with the app, each with its place.
    var diagnostics: [Diagnostic] {
        let errors = app.problems.map { diagnostic($0, severity: .error) }
        guard app.supportedIntents.isEmpty else { return errors }
        return errors + [diagnostic(.noSupportedIntents(app: app.identifier), severity: .warning)]
    }

    package func diagnostic(_ problem: AppProblem, severity: Diagnostic.Severity) -> Diagnostic {
        origin(of: problem).diagnostic(.app(problem), severity: severity)
    }

    private func origin(of problem: AppProblem) -> SourceOrigin {
        switch problem {
        case .tooManyAlternativeNames(_, let language, _, let limit):
            places.alternativeNames[language]?.dropFirst(limit).first ?? places.identifier
        case .restrictedIntentNotSupported(let intent, _, _): places.restrictedIntents[intent] ?? places.identifier
        case .unknownIntent(let intent, _, _): places.supportedIntents[intent] ?? places.identifier
        default: places.identifier
        }
    }
}
