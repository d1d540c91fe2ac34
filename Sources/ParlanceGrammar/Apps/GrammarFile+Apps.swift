extension GrammarFile {
    /// The apps that files called `apps.yaml` describe, and what is wrong with them.
    static func apps(in files: [GrammarFile]) -> AppCatalogBuilder {
        var builder = AppCatalogBuilder()
        for file in files where file.isAppCatalog { builder.add(file.root) }
        return builder
    }
}
