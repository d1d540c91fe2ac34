import ParlanceGrammar

/// Reads the available apps from `apps.yaml`, and from the `Info.plist` of apps and their extensions.
///
/// All files are read and all their errors collected before loading fails.
public enum AppCatalogLoader {
    /// Loaded apps with their warnings.
    public struct Loaded: Sendable {
        /// The loaded apps.
        public var catalog: AppCatalog
        /// Likely mistakes that do not prevent the use of the apps.
        public var warnings: [Diagnostic]
        /// The apps of the catalog, with their places.
        package var apps: [LocatedApp]
    }

    /// Loads the apps at `paths`: files, or folders that are searched recursively for `apps.yaml` and `Info.plist`
    /// (such as the bundle of an app). Apps in YAML come first, otherwise they are in the order of files.
    ///
    /// - Throws: `GrammarError` with all errors.
    public static func load(paths: [String]) throws(GrammarError) -> Loaded {
        let extensions = FileContents.extensions.union(["plist"])
        let contents = FileContents(paths: paths, extensions: extensions, where: isNamedForApps)
        var builder = AppCatalogBuilder()
        builder.report(contents.diagnostics.map(aboutApps))
        builder.add(GrammarFiles(contents.files.filter { !PropertyList.begins($0.data) }))
        addLists(contents.files.filter { PropertyList.begins($0.data) }, named: Set(paths), to: &builder)
        let diagnostics = builder.diagnostics.inOrder
        guard diagnostics.allSatisfy({ $0.severity == .warning }) else { throw GrammarError(diagnostics) }
        return Loaded(catalog: builder.catalog, warnings: diagnostics, apps: builder.apps)
    }

    /// Whether a file in a folder describes apps: `apps.yaml`, `Info.plist`, `MyApp-Info.plist`.
    @Sendable private static func isNamedForApps(_ path: String) -> Bool {
        let name = FilePath(path).name
        return name.hasPrefix("apps.") || name.hasSuffix("Info.plist")
    }

    /// Rewords the diagnostic of a folder without files: it contains no apps, instead of no grammar.
    private static func aboutApps(_ diagnostic: Diagnostic) -> Diagnostic {
        guard case .folderWithoutGrammars(let path) = diagnostic.problem else { return diagnostic }
        var diagnostic = diagnostic
        diagnostic.problem = .app(.folderWithoutApps(path))
        return diagnostic
    }
}

// MARK: - Property lists

extension AppCatalogLoader {
    /// - Parameter named: the files given by name. In folders, unrelated property lists are ignored.
    private static func addLists(
        _ files: [FileContents.File],
        named: Set<String>,
        to builder: inout AppCatalogBuilder
    ) {
        var diagnostics: [Diagnostic] = []
        let lists = files.compactMap { list(in: $0, isNamed: named.contains($0.name), &diagnostics) }
        builder.report(diagnostics)
        add(lists, to: &builder)
    }

    private static func list(
        in file: FileContents.File,
        isNamed: Bool,
        _ diagnostics: inout [Diagnostic]
    ) -> InfoPropertyList? {
        let list: PropertyList
        do throws(GrammarError) {
            list = try PropertyList(file.data, file: file.name)
        } catch {
            diagnostics += error.diagnostics
            return nil
        }
        if !isNamed, InfoPropertyList.isOfSomethingElse(list) { return nil }
        return InfoPropertyList(list, &diagnostics)
    }

    /// Adds extensions to the app whose identifier is a prefix of theirs; an extension without an app is added as one.
    private static func add(_ lists: [InfoPropertyList], to builder: inout AppCatalogBuilder) {
        let apps = lists.filter { !$0.isExtension }
        let owners = lists.map { list in list.isExtension ? owner(of: list, among: apps) : nil }
        for (list, owner) in zip(lists, owners) where owner == nil {
            let extensions = zip(lists, owners).filter { $0.1 == list.identifier }.map(\.0)
            var diagnostics: [Diagnostic] = []
            let app = list.app(with: list.isExtension ? [] : extensions, &diagnostics)
            builder.report(diagnostics)
            builder.add(app)
        }
    }

    private static func owner(of list: InfoPropertyList, among apps: [InfoPropertyList]) -> String? {
        apps.map(\.identifier).filter { list.identifier.hasPrefix($0 + ".") }.max { $0.count < $1.count }
    }
}
