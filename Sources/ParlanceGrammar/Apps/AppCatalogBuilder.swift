/// Puts a catalog together out of what files hold, and collects what is wrong with it.
struct AppCatalogBuilder {
    private(set) var diagnostics: [Diagnostic] = []
    /// All apps that were added; of those with the same identifier the first.
    private(set) var apps: [LocatedApp] = []
    /// Where each app stands, by its identifier.
    private var origins: [String: SourceOrigin] = [:]

    var catalog: AppCatalog { AppCatalog(unchecked: apps.map(\.app)) }

    /// Adds the apps of a file in YAML or JSON.
    mutating func add(_ file: SourceNode) {
        var reader = AppFileReader()
        for app in reader.apps(in: file) { add(app) }
        diagnostics += reader.diagnostics
    }

    mutating func add(_ located: LocatedApp) {
        let identifier = located.app.identifier
        diagnostics += located.diagnostics
        if let first = origins[identifier] {
            diagnostics.append(located.diagnostic(.duplicateApp(identifier, at: "\(first)"), severity: .error))
        } else {
            origins[identifier] = located.places.identifier
            apps.append(located)
        }
    }

    mutating func report(_ diagnostics: [Diagnostic]) { self.diagnostics += diagnostics }
}
