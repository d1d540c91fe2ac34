import ParlanceGrammar
import ParlanceMatching
import Testing

@Suite("A parser's apps")
struct ParserAppsTests {
    private static let grammar = SourceText(
        name: "g.yaml",
        text: "language: de\nintents: {Go: {data: [{sentences: [\"run in {app}\", \"do {it}\"]}]}}"
    )

    private static let apps = SourceText(
        name: "apps.yaml",
        text: "a: {display_name: BNRun, alternative_names: [Läufer], supported_intents: [Go]}"
    )

    private static func parser(_ texts: SourceText...) throws -> Parser {
        Parser(try GrammarLoader(undefinedLists: .known(["app", "it"])).load(texts).grammar)
    }

    private static func catalog(_ name: String) throws -> AppCatalog {
        let app = AppDescription(
            identifier: "b",
            names: AppNames(displayName: name),
            localizations: ["de": LocalizedAppNames(displayName: "Renner")],
            supportedIntents: ["Go"]
        )
        return try AppCatalog([app])
    }

    @Test(
        "An app is understood by any of its names, in any of their ways",
        arguments: ["BNRun", "bnrun", "BN run", "b n run", "B.N. Run", "Läufer", "LÄUFER!"]
    )
    func understandsNames(name: String) throws {
        let parser = try Self.parser(Self.grammar, Self.apps)
        let slot = try #require(try parser.parse("run in \(name)").best?["app"])
        #expect(slot.value == .string("a"))
        #expect(slot.metadata == .object(["name": .string("BNRun")]))
    }

    @Test("Apps given at run time take the place of the grammar's, under their names in its language")
    func replacesApps() throws {
        let parser = try Self.parser(Self.grammar, Self.apps)
        let other = parser.with(apps: try Self.catalog("Jogger"))
        #expect(try other.slots(of: "run in Renner") == "app=b")
        #expect(try other.slots(of: "run in BNRun") == nil)
        #expect(try other.slots(of: "run in Jogger") == nil)
        #expect(try parser.slots(of: "run in BNRun") == "app=a")
        #expect(try other.with(apps: AppCatalog()).slots(of: "run in Renner") == nil)
        #expect(parser.apps.apps.map(\.identifier) == ["a"])
        #expect(other.apps.apps.map(\.identifier) == ["b"])
    }

    @Test("They stay when the vocabulary is replaced")
    func keepsAppsBesideVocabulary() throws {
        let parser = try Self.parser(Self.grammar).with(apps: try Self.catalog("Jogger"))
        var vocabulary = Vocabulary()
        _ = vocabulary.set([Term(phrase: "that")], of: "it", tier: .user)
        let others = parser.with(vocabulary: vocabulary)
        #expect(try others.slots(of: "run in Renner") == "app=b")
        #expect(try others.slots(of: "do that") == "it=that")
        #expect(try others.with(apps: AppCatalog()).slots(of: "do that") == "it=that")
    }

    @Test("They stay when lists are replaced; a list of that name wins over them")
    func keepsApps() throws {
        let list = SlotList.values([ListValue(input: Template(literal: "that"), output: nil)])
        let parser = try Self.parser(Self.grammar).with(apps: try Self.catalog("Jogger"))
        let others = parser.with(lists: ["it": list])
        #expect(try others.slots(of: "run in Renner") == "app=b")
        #expect(try others.slots(of: "do that") == "it=that")
        #expect(try others.adding(lists: ["app": list]).slots(of: "run in that") == "app=that")
        #expect(try parser.with(lists: ["app": list]).slots(of: "run in Renner") == nil)
        #expect(parser.with(lists: ["app": list]).apps == parser.apps)
    }
}
