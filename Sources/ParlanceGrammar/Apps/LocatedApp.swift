/// The origins of the parts of an app.
package struct AppPlaces: Sendable {
    /// The origin of the identifier.
    package var identifier: SourceOrigin
    /// The items of its lists of alternative names, by language; nil: the names for all languages.
    package var alternativeNames: [String?: [SourceOrigin]] = [:]
    /// The origins of supported intents, by name.
    package var supportedIntents: [String: SourceOrigin] = [:]
    /// The origins of intents restricted while locked, by name.
    package var restrictedIntents: [String: SourceOrigin] = [:]

    package init(identifier: SourceOrigin) {
        self.identifier = identifier
    }
}

/// An app with its origins.
package struct LocatedApp: Sendable {
    package let app: AppDescription
    let places: AppPlaces

    package init(app: AppDescription, places: AppPlaces) {
        self.app = app
        self.places = places
    }

    /// The diagnostics of the app, each with its place.
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
