extension Parser {
    /// Creates a parser from the grammar in files.
    ///
    /// Apps in files called `apps.yaml` fill the list `app`.
    ///
    /// - Parameters:
    ///   - paths: Files, or folders that are read recursively.
    ///   - language: A BCP 47 tag, required if the files are in several languages.
    /// - Throws: `GrammarError` with all errors.
    public init(grammarAt paths: String..., language: String? = nil) throws(GrammarError) {
        self.init(try GrammarLoader(language: language).load(paths: paths).grammar)
    }

    /// Creates a parser from a grammar in YAML or JSON.
    ///
    /// - Throws: `GrammarError` with all errors.
    public init(yaml: String, name: String = "grammar.yaml") throws(GrammarError) {
        self.init(try GrammarLoader().load([SourceText(name: name, text: yaml)]).grammar)
    }
}
