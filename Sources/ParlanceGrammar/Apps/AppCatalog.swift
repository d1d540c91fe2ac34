/// The available apps, each once, in an order that breaks ties.
///
/// ```swift
/// let apps = try AppCatalog([app])
/// print(apps["org.example.cakes"]!.displayName)  // Cakes
/// ```
public struct AppCatalog: Sendable, Hashable {
    /// The apps in order: in ties, the first is chosen.
    public let apps: [AppDescription]
    private let positions: [String: Int]

    /// Creates a catalog without apps.
    public init() {
        self.init(unchecked: [])
    }

    /// - Throws: `AppCatalogError` with all errors: repeated identifiers, more alternative names than allowed,
    ///   restricted intents that are not supported.
    public init(_ apps: [AppDescription]) throws(AppCatalogError) {
        var seen: Set<String> = []
        let repeated = apps.map(\.identifier).filter { !seen.insert($0).inserted }
        let problems = repeated.map { AppProblem.duplicateApp($0, at: nil) } + apps.flatMap(\.problems)
        guard problems.isEmpty else { throw AppCatalogError(problems: problems) }
        self.init(unchecked: apps)
    }

    /// - Parameter apps: apps without problems; of repeated identifiers the first wins.
    init(unchecked apps: [AppDescription]) {
        self.apps = apps
        positions = Dictionary(zip(apps.map(\.identifier), 0...)) { first, _ in first }
    }

    /// Whether the catalog has no apps.
    public var isEmpty: Bool { apps.isEmpty }

    /// The app with an identifier.
    ///
    /// - Complexity: O(1).
    public subscript(identifier: String) -> AppDescription? { positions[identifier].map { apps[$0] } }

    /// The apps with these identifiers, in the same order.
    package func only(_ identifiers: Set<String>) -> AppCatalog {
        AppCatalog(unchecked: apps.filter { identifiers.contains($0.identifier) })
    }

    /// The same apps with their names in one language.
    public func localized(for language: String) -> AppCatalog {
        AppCatalog(unchecked: apps.map { $0.localized(for: language) })
    }
}

/// The errors of the apps of a catalog.
public struct AppCatalogError: Error, Sendable, Hashable, CustomStringConvertible {
    /// At least one problem.
    package var problems: [AppProblem]

    /// The messages of all problems, one per line.
    public var description: String { problems.map(\.message).joined(separator: "\n") }
}
