import ParlanceGrammar

/// The `_fixtures.yaml` of folders, each read once.
struct SharedFixtures {
    static let fileName = "_fixtures.yaml"

    private var known: [String: Fixtures?] = [:]

    /// The fixtures for the files in the folder of a path; nil if there are none.
    ///
    /// - Throws: `GrammarError` with all errors of the file.
    mutating func fixtures(beside path: String) throws(GrammarError) -> Fixtures? {
        let file = CorpusFiles.sibling(Self.fileName, of: path)
        if let fixtures = known[file] { return fixtures }
        // Its errors are reported only once.
        known[file] = .some(nil)
        let fixtures = try Self.read(file)
        known[file] = .some(fixtures)
        return fixtures
    }

    private static func read(_ file: String) throws(GrammarError) -> Fixtures? {
        guard CorpusFiles.exists(file) else { return nil }
        let files = GrammarFiles(paths: [file])
        guard files.diagnostics.isEmpty, let text = files.texts.first else { throw GrammarError(files.diagnostics) }
        guard let root = try YAMLReader(text).read() else { return nil }
        var reader = NodeReader()
        let fixtures = Fixtures(root, &reader)
        guard !reader.diagnostics.contains(where: { $0.severity == .error }) else {
            throw GrammarError(reader.diagnostics)
        }
        return fixtures
    }
}
