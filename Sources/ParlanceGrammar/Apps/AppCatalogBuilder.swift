/// Puts a catalog together out of what files hold, and collects what is wrong with it.
struct AppCatalogBuilder {
    private var log = DiagnosticLog()
    /// All apps that were added; of those with the same identifier the first.
    private(set) var apps: [LocatedApp] = []
    /// Where each app stands, by its identifier.
    private var origins: [String: SourceOrigin] = [:]

    var diagnostics: [Diagnostic] { log.diagnostics }

    var catalog: AppCatalog { AppCatalog(unchecked: apps.map(\.app)) }

    /// Adds the apps of a file in YAML or JSON.
    mutating func add(_ file: SourceNode) {
        var reader = AppFileReader()
        for app in reader.apps(in: file) { add(app) }
        log.append(reader.diagnostics)
    }

    mutating func add(_ located: LocatedApp) {
        let identifier = located.app.identifier
        log.append(located.diagnostics)
        if let first = origins[identifier] {
            log.append(located.diagnostic(.duplicateApp(identifier, at: "\(first)"), severity: .error))
        } else {
            origins[identifier] = located.places.identifier
            apps.append(located)
        }
    }

    mutating func report(_ diagnostics: [Diagnostic]) { log.append(diagnostics) }
}
