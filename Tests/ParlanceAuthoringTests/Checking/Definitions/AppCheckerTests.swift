import ParlanceAuthoring
import ParlanceGrammar
import ParlanceTestSupport
import ParlanceVocabulary
import Testing

struct AppCheckerTests {
    private static let grammar = (
        name: "tea.yaml", text: "language: en\nintents: {Brew: {data: [{sentences: [\"make tea [in {app}]\"]}]}}"
    )

    private static func found(_ files: (name: String, text: String)...) throws -> [String] {
        try GrammarChecker().check(files: files).diagnostics.map { diagnostic in
            "\(diagnostic.place.map { "\($0.line):\($0.column)" } ?? "") \(diagnostic.code)"
        }
    }

    @Test(arguments: [
        ("supported_intents: [Brew]", []),
        ("supported_intents: [Brew, Fry]", []),
        ("supported_intents: [Brwe]", ["3:23 unknown-intent"]),
        ("supported_intents: [Brwe]  # parlance:allow unknown-intent", []),
        (
            "supported_intents: [Brew]\n  intents_restricted_while_locked: [Bru]",
            ["4:37 restricted-intent-not-supported"]
        ),
    ])
    func `an intent that no grammar has is found where one has nearly that name`(keys: String, found: [String]) throws {
        let apps = "a:\n  display_name: Tea\n  \(keys)"
        #expect(try Self.found(Self.grammar, ("apps.yaml", apps)) == found)
    }

    @Test func `apps are checked without a grammar too`() throws {
        #expect(try Self.found(("apps.yaml", "a: {display_name: Tea}")) == ["1:1 app-without-intents"])
        #expect(try Self.found(("apps.yaml", "a: {display_name: Tea, supported_intents: [Brew]}")) == [])
    }

    @Test func `apps that are given take the place of those in files, and are checked as these are`() throws {
        let folder = try TemporaryFolder([
            "good.yaml": "a: {display_name: Tea, supported_intents: [Brew]}",
            "bad.yaml": "a: {display_name: Tea, supported_intents: [Brwe]}\nb: {display_name: B}",
        ])
        func checker(_ name: String) throws -> GrammarChecker {
            GrammarChecker(apps: try AppCatalogLoader.load(paths: [folder.path(of: name)]))
        }
        #expect(try GrammarChecker().codes(Self.grammar.text) == ["no-apps"])
        #expect(try checker("good.yaml").codes(Self.grammar.text) == [])
        #expect(try checker("bad.yaml").codes(Self.grammar.text) == ["unknown-intent", "app-without-intents"])
    }

    @Test func `a list of the grammar that apps take the place of is found`() throws {
        let grammar = Self.grammar.text + "\nlists: {app: {values: [kettle]}}"
        #expect(try GrammarChecker().codes(grammar) == [])
        let apps = ("apps.yaml", "a: {display_name: Tea, supported_intents: [Brew]}")
        #expect(try Self.found((Self.grammar.name, grammar), apps) == ["3:9 app-list-replaced"])
    }
}
