import ParlanceCorpus
import ParlanceGrammar
import ParlanceTestSupport
import Testing

/// The tests of Home Assistant's intents, in the current and the previous layout.
@Suite("Corpora of the collection")
struct CollectionCorpusTests {
    @Test("A file with its own things takes intent and slot combination from its path")
    func readsOwnFixtures() throws {
        let kitchen = try Kitchen([
            "tests/en/Where/name_only.yaml": """
            language: en
            entities:
              - {name: "Joe[']s Pan", domain: pan, state: "on", attributes: {color: red}}
            areas: [{name: Larder}, {name: Den}]
            tests:
              - sentences: ["where is Joe's pan", "where is the joes pan"]
                slots: {name: ["Joe's Pan", "Joes Pan"]}
                response: "It is in the larder"
            """
        ])
        let corpus = try #require(try kitchen.corpora().first)
        #expect(corpus.lists.keys.sorted() == ["area", "floor", "name"])
        let pan = ["Joes Pan", "Joe's Pan"].map {
            ListValue(input: Template(literal: $0), output: .string($0), context: ["domain": .string("pan")])
        }
        #expect(corpus.lists["name"] == .values(pan))
        #expect(corpus.tests[0].options.preferredSlot == "name")
        #expect(corpus.tests[0].expected.understandings[0].metadata == ["slot_combination": .string("name_only")])
        #expect(try kitchen.report().passed == 2)
    }

    @Test("Unspoken area and domain need not be expected; but a wrong combination fails")
    func readsContextArea() throws {
        let text = """
            language: en
            areas: [{name: Den, context_area: true}]
            tests: [{sentences: [what is here], response: "A pan"}]
            """
        let report = try Kitchen(["Here/area_only.yaml": text]).report()
        #expect(report.failures.map(\.description) == [])
        #expect(report.passed == 1)
        let wrong = try Kitchen(["Here/name_only.yaml": text]).report()
        let rows = try #require(wrong.failures.first).comparison.rows.filter { !$0.agrees }
        #expect(rows.map(\.label) == ["metadata slot_combination"])
        #expect(rows.map(\.actual) == ["area_only"])
    }

    @Test("Where no area is the caller's, the context has some area")
    func givesSomeArea() throws {
        let kitchen = try Kitchen([
            "Here/area_only.yaml": "language: en\nfloors: []\ntests: [{sentences: [what is here]}]"
        ])
        #expect(try kitchen.corpora()[0].tests[0].context == ["area": .string("__context_area__")])
        #expect(try kitchen.report().passed == 1)
    }

    @Test("Before, all files of a folder shared things, which tests may call by their ids")
    func readsSharedFixtures() throws {
        let kitchen = try Kitchen([
            "en/_fixtures.yaml": """
            language: en
            areas: [{name: Larder, id: larder_id}]
            entities: [{name: Pan, id: pan.big, area: larder_id, attributes: {color: red}}]
            """,
            "en/pan_Where.yaml": """
            language: en
            tests:
              - sentences: ["where is the pan in the larder"]
                intent: {name: Where, slots: {name: Pan, area: larder_id}}
                response: ["There", "In the larder"]
            """,
            "en/_test_failures.yaml": "language: en\nsentences: [where is the moon, play]",
        ])
        let corpora = try kitchen.corpora()
        #expect(corpora.map { fileName($0.file) } == ["_test_failures.yaml", "pan_Where.yaml"])
        #expect(corpora[0].tests[0].expected == .noMatch)
        let context: [String: Value] = ["domain": .string("pan"), "color": .string("red")]
        let pan = ListValue(input: Template(literal: "Pan"), output: .string("Pan"), context: context)
        #expect(corpora[1].lists["name"] == .values([pan]))
        #expect(try kitchen.report().failures.map(\.description) == [])
        #expect(try kitchen.report().passed == 3)
    }

    @Test("A file that is named alone has the things of its folder too")
    func findsFixturesBeside() throws {
        let kitchen = try Kitchen([
            "_fixtures.yaml": "language: en\nentities: [{name: Pan, id: pan.a}]",
            "a.yaml":
                "language: en\ntests: [{sentences: [where is the pan], intent: {name: Where, slots: {name: Pan}}}]",
        ])
        let loaded = try CorpusLoader.load(paths: [kitchen.folder.path(of: "a.yaml")])
        #expect(loaded.corpora[0].lists["name"] != nil)
    }

    @Test(
        "Errors of shared fixtures are reported once, also if their file is not given",
        arguments: [true, false]
    )
    func reportsSharedErrors(isNamed: Bool) throws {
        let test = "language: en\ntests: []"
        let kitchen = try Kitchen(["_fixtures.yaml": "language: en\nareas: [{id: a}]", "a.yaml": test, "b.yaml": test])
        let files = ["a.yaml", "b.yaml"].map(kitchen.folder.path(of:))
        let error = #expect(throws: GrammarError.self) {
            try CorpusLoader.load(paths: isNamed ? [kitchen.folder.path] : files)
        }
        #expect(error?.diagnostics.map(\.problem.message) == ["an entry of 'areas' needs the key 'name'"])
    }

    @Test(
        "Errors of fixtures are reported",
        arguments: [
            ("areas: [{id: a}]", ["2:9: an entry of 'areas' needs the key 'name'"]),
            ("entities: [{name: Pan}]", ["2:12: an entity needs the key 'domain'"]),
            ("entities: [{name: '(a', domain: b}]", ["2:20: '(' is never closed; add ')'"]),
            ("floors: [Attic]", ["2:10: expected a mapping with 'name', found the text 'Attic'"]),
            (
                "floors: Attic",
                ["2:9: expected a list, found the text 'Attic'"]
            ),
        ]
    )
    func reportsErrors(text: String, lines: [String]) throws {
        let kitchen = try Kitchen(["a.yaml": "language: en\n\(text)\ntests: []"])
        let error = #expect(throws: GrammarError.self) { try kitchen.corpora() }
        let found = error?.diagnostics.map { "\($0.place?.line ?? 0):\($0.place?.column ?? 0): \($0.problem.message)" }
        #expect(found == lines)
    }

    private func fileName(_ path: String) -> String { path.split(separator: "/").last.map(String.init) ?? "" }
}
