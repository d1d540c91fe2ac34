/// Builds a catalog from the apps of files and collects diagnostics.
package struct AppCatalogBuilder {
    private var log = DiagnosticLog()
    /// The added apps; of repeated identifiers the first.
    package private(set) var apps: [LocatedApp] = []
    /// The origins of the apps, by identifier.
    private var origins: [String: SourceOrigin] = [:]

    package init() {}

    /// The diagnostics of all files.
    package var diagnostics: [Diagnostic] { log.diagnostics }

    /// The catalog of the added apps.
    package var catalog: AppCatalog { AppCatalog(unchecked: apps.map(\.app)) }

    /// Adds the apps of files in YAML or JSON, in the order of the files.
    package mutating func add(_ files: GrammarFiles) {
        var diagnostics = files.diagnostics
        let roots = files.texts.compactMap { GrammarFile($0, &diagnostics)?.root }
        report(diagnostics)
        for root in roots { add(root) }
    }

    /// Adds the apps of a file in YAML or JSON.
    mutating func add(_ file: SourceNode) {
        var reader = AppFileReader()
        for app in reader.apps(in: file) { add(app) }
        log.append(reader.diagnostics)
    }

    /// Adds an app; a repeated identifier is reported instead.
    package mutating func add(_ located: LocatedApp) {
        let identifier = located.app.identifier
        log.append(located.diagnostics)
        if let first = origins[identifier] {
            log.append(located.diagnostic(.duplicateApp(identifier, at: "\(first)"), severity: .error))
        } else {
            origins[identifier] = located.places.identifier
            apps.append(located)
        }
    }

    package mutating func report(_ diagnostics: [Diagnostic]) { log.append(diagnostics) }
}

extension GrammarFile {
    /// The apps in `apps.yaml` files, with diagnostics.
    static func apps(in files: [GrammarFile]) -> AppCatalogBuilder {
        var builder = AppCatalogBuilder()
        for file in files where file.isAppCatalog { builder.add(file.root) }
        return builder
    }
}
