extension Parser {
    /// A parser for the grammar at `paths`: files, or folders that are read recursively.
    ///
    /// Apps in files called `apps.yaml` fill the list `app`.
    ///
    /// - Parameter language: a BCP 47 tag, needed where the files are in several languages.
    /// - Throws: `GrammarError` with everything that is wrong.
    public init(grammarAt paths: String..., language: String? = nil) throws(GrammarError) {
        self.init(try GrammarLoader(language: language).load(paths: paths).grammar)
    }

    /// A parser for a grammar in YAML or JSON.
    ///
    /// - Throws: `GrammarError` with everything that is wrong.
    public init(yaml: String, name: String = "grammar.yaml") throws(GrammarError) {
        self.init(try GrammarLoader().load([SourceText(name: name, text: yaml)]).grammar)
    }
}
