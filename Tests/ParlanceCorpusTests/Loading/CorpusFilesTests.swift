import ParlanceCorpus
import ParlanceGrammar
import Testing

@Suite("Corpora beside other files")
struct CorpusFilesTests {
    private static let corpus =
        "language: en\ntests: [{sentences: [make tea], intent: {name: Brew, slots: {drink: tea}}}]"

    @Test("Grammars, declarations and apps in a folder are no corpora, without a word")
    func leavesOut() throws {
        let kitchen = try Kitchen([
            "kitchen.yaml": Kitchen.text, "corpus.yaml": Self.corpus,
            "intents.yaml": "Brew: {slots: {drink: {type: text}}}", "apps.yaml": "apps: []",
            "rules.yaml": "expansion_rules: {cup: cup}",
        ])
        let loaded = try CorpusLoader.load(paths: [kitchen.folder.path])
        #expect(loaded.warnings.isEmpty)
        #expect(loaded.corpora.map(\.file) == [kitchen.folder.path(of: "corpus.yaml")])
    }

    @Test("A corpus in a folder is no grammar, without a word")
    func isNoGrammar() throws {
        let kitchen = try Kitchen([
            "kitchen.yaml": Kitchen.text, "corpus.yaml": Self.corpus,
            "tests/_fixtures.yaml": "language: en\nareas: [{name: Den}]",
            "tests/none.json": #"{"language": "de", "sentences": ["a"]}"#,
        ])
        let loaded = try GrammarLoader().load(paths: [kitchen.folder.path])
        #expect(loaded.warnings.map(\.problem.message) == [])
        #expect(loaded.grammar.intents.count == 5)
    }

    private func error(_ files: [String: String], path: String) throws -> [String] {
        let kitchen = try Kitchen(files)
        do throws(GrammarError) {
            _ = try CorpusLoader.load(paths: [kitchen.folder.path(of: path)])
            return []
        } catch {
            return error.diagnostics.map(\.problem.message)
        }
    }

    @Test("A given file must be a corpus, and a folder must have one")
    func requiresCorpora() throws {
        let message = "expected a corpus with 'tests', found a grammar; give it with --grammar"
        #expect(try error(["d/kitchen.yaml": Kitchen.text], path: "d/kitchen.yaml") == [message])
        #expect(try error(["d/kitchen.yaml": Kitchen.text], path: "d") == ["expected corpora with 'tests', found none"])
        #expect(try error(["d/a.yaml": "language: en\ntest: []"], path: "d").first == "a corpus needs the key 'tests'")
    }
}
