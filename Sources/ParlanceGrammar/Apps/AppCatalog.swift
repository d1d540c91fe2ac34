/// The apps that there are, each once, in an order that decides where nothing else does.
///
/// ```swift
/// let apps = try AppCatalog([app])
/// print(apps["org.example.cakes"]!.displayName)  // Cakes
/// ```
public struct AppCatalog: Sendable, Hashable {
    /// The apps in their order: where nothing else decides, the first is chosen.
    public let apps: [AppDescription]
    private let positions: [String: Int]

    /// A catalog without apps.
    public init() {
        self.init(unchecked: [])
    }

    /// - Throws: `AppCatalogError` with everything that is wrong with the apps: two with one identifier, more alternative
    ///   names than an app may have, intents that are restricted and not supported.
    public init(_ apps: [AppDescription]) throws(AppCatalogError) {
        var seen: Set<String> = []
        let repeated = apps.map(\.identifier).filter { !seen.insert($0).inserted }
        let problems = repeated.map { AppProblem.duplicateApp($0, at: nil) } + apps.flatMap(\.problems)
        guard problems.isEmpty else { throw AppCatalogError(problems: problems) }
        self.init(unchecked: apps)
    }

    /// - Parameter apps: without problems; of those with the same identifier the first counts.
    init(unchecked apps: [AppDescription]) {
        self.apps = apps
        positions = Dictionary(zip(apps.map(\.identifier), 0...)) { first, _ in first }
    }

    /// Whether the catalog has no apps.
    public var isEmpty: Bool { apps.isEmpty }

    /// The app of an identifier.
    ///
    /// - Complexity: O(1).
    public subscript(identifier: String) -> AppDescription? { positions[identifier].map { apps[$0] } }

    /// Those of the apps that have these identifiers, in the same order.
    package func only(_ identifiers: Set<String>) -> AppCatalog {
        AppCatalog(unchecked: apps.filter { identifiers.contains($0.identifier) })
    }

    /// The same apps with their names in one language.
    public func localized(for language: String) -> AppCatalog {
        AppCatalog(unchecked: apps.map { $0.localized(for: language) })
    }
}

/// The apps of a catalog break rules.
public struct AppCatalogError: Error, Sendable, Hashable, CustomStringConvertible {
    /// All that is wrong, at least one.
    package var problems: [AppProblem]

    /// The messages of all problems, one a line.
    public var description: String { problems.map(\.message).joined(separator: "\n") }
}
