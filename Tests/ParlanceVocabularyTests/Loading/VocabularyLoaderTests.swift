import Foundation
import ParlanceGrammar
import ParlanceTestSupport
import Testing

@testable import ParlanceVocabulary

@Suite("Vocabularies in files")
struct VocabularyLoaderTests {
    private func load(_ files: [String: String], _ paths: [String], language: String? = nil) throws
        -> VocabularyLoader.Loaded
    {
        let folder = try TemporaryFolder(files)
        return try VocabularyLoader(language: language).load(paths: paths.map { folder.path(of: $0) })
    }

    /// The errors, as `file:place code`.
    private func problems(_ files: [String: String], _ paths: [String], language: String? = nil) throws -> [String] {
        let folder = try TemporaryFolder(files)
        let diagnostics: [Diagnostic]
        let paths = paths.map { folder.path(of: $0) }
        do throws(GrammarError) {
            diagnostics = try VocabularyLoader(language: language).load(paths: paths).warnings
        } catch {
            diagnostics = error.diagnostics
        }
        return diagnostics.map { diagnostic in
            let file = (diagnostic.place?.file ?? "").replacing(folder.path + "/", with: "")
            let place = diagnostic.keyPath ?? "\(diagnostic.place?.line ?? 0):\(diagnostic.place?.column ?? 0)"
            return "\(file):\(place) \(diagnostic.code)"
        }
    }

    private func summary(_ vocabulary: Vocabulary) -> [String] {
        VocabularyTier.allCases.flatMap { tier in
            vocabulary.names(in: tier).flatMap { name in
                vocabulary.terms(of: name, tier: tier).map { term in
                    "\(tier) \(name) \(term.identifier): "
                        + term.phrases.map { ([$0.text] + $0.pronunciations).joined(separator: "~") }.joined(
                            separator: "|"
                        )
                }
            }
        }
    }

    // MARK: YAML

    @Test func `YAML says what things are called in two tiers`() throws {
        let yaml = """
            vocabulary:
              workout:
                - Grind
                - {identifier: 7, phrase: P!nk, pronunciations: pink, synonyms: [Alecia, {phrase: PM, pronunciations: [pee em]}]}
              StartWorkout.workoutName: [50 Cent]
            user_vocabulary: {workout: [mine]}
            intent_examples: {StartWorkout: [Start a Grind]}
            """
        let loaded = try load(["a.yaml": yaml], ["a.yaml"])
        #expect(
            summary(loaded.vocabulary) == [
                "user workout mine: mine", "app StartWorkout.workoutName 50 Cent: 50 Cent", "app workout Grind: Grind",
                "app workout 7: P!nk~pink|Alecia|PM~pee em",
            ]
        )
        #expect(loaded.vocabulary.intentExamples == ["StartWorkout": ["Start a Grind"]])
        #expect(loaded.warnings == [])
    }

    @Test func `what is wrong in YAML has its place`() throws {
        let yaml = """
            vocabulary:
              a: [x, x, {phrase: " "}, {phrse: y}]
              b: {c: d}
              c: [[e], {phrase: f, synonyms: [{text: g}], pronunciations: {h: i}}]
            """
        #expect(
            try problems(["a.yaml": yaml], ["a.yaml"]) == [
                "a.yaml:2:10 duplicate-identifier", "a.yaml:2:13 blank-name", "a.yaml:2:28 missing-key",
                "a.yaml:2:29 unknown-key",
                "a.yaml:3:6 wrong-type", "a.yaml:4:7 wrong-type", "a.yaml:4:35 missing-key", "a.yaml:4:36 unknown-key",
                "a.yaml:4:63 wrong-type",
            ]
        )
    }

    @Test func `a grammar may have a vocabulary, and then needs no list`() throws {
        let yaml = "language: en\nintents: {A: {data: [{sentences: ['a {b}']}]}}\nvocabulary: {b: [c, c]}"
        let loaded = try GrammarLoader().load([SourceText(name: "a.yaml", text: yaml)])
        #expect(summary(loaded.grammar.vocabulary) == ["app b c: c"])
        #expect(loaded.warnings.map(\.code) == ["duplicate-identifier"])
    }

    // MARK: CSV

    @Test func `CSV has a row a term, and more rows for synonyms`() throws {
        let csv = #"""
            Type,identifier,phrase,synonyms,pronunciations,tier,context,metadata,examples
            workout,1,"Hello, ""World""",hw|a\|b\\c,halo| hello ,,{k: v},[1],go|on
            workout,1,Second,,sec,,,,
            workout,,Third,,,user,,,
            A.b,,AC/DC,,,APP,,,
            """#
        let loaded = try load(["a.csv": csv], ["a.csv"])
        #expect(
            summary(loaded.vocabulary) == [
                "user workout Third: Third", "app A.b AC/DC: AC/DC",
                "app workout 1: Hello, \"World\"~halo~hello|hw|a|b\\c|Second~sec",
            ]
        )
        let first = loaded.vocabulary.terms(of: "workout", tier: .app)[0]
        #expect(first.context == ["k": .string("v")])
        #expect(first.metadata == .array([.integer(1)]))
        #expect(first.phrase.examples == ["go", "on"])
    }

    @Test(
        arguments: [
            ("", "a.csv:1:1 empty-file"), ("phrase\nx", "a.csv:1:1 missing-column"),
            ("type,phrase,phrase", "a.csv:1:13 duplicate-key"),
            ("type,phrase,phras\na,b,c", "a.csv:1:13 unknown-column"), ("type,phrase\na", "a.csv:2:1 uneven-row"),
            ("type,phrase\na,\"b", "a.csv:2:3 unclosed-quote"),
            ("type,phrase,tier\na,b,both", "a.csv:2:5 unknown-tier"),
            ("type,phrase\n ,b", "a.csv:2:1 missing-key"), ("type,phrase\na, ", "a.csv:2:1 blank-name"),
            ("type,phrase\na,b\na,c\na,b", "a.csv:4:1 duplicate-identifier"),
            ("type,identifier,phrase,metadata\na,1,b,\na,1,c,[2]", "a.csv:3:7 ignored-cell"),
            ("type,identifier,phrase,context\na,1,b,{k: v}\na,1,c,{k: w}", "a.csv:3:7 ignored-cell"),
            ("type,phrase,context\na,b,c", "a.csv:2:5 wrong-type"), ("type,phrase,metadata\na,b,[", "a.csv:2:5 syntax"),
        ]
    )
    func `what is wrong in CSV has line and column`(csv: String, problem: String) throws {
        #expect(try problems(["a.csv": csv], ["a.csv"]) == [problem])
    }

    @Test func `a row that adds a synonym may repeat what the first says of its term`() throws {
        let csv = "type;identifier;phrase;context;metadata\na;1;b;{k: v};5\na;1;c;{k: v};5\na;1;d;;\n"
        let loaded = try load(["a.csv": csv], ["a.csv"])
        #expect(loaded.warnings == [])
        #expect(summary(loaded.vocabulary) == ["app a 1: b|c|d"])
        #expect(loaded.vocabulary.terms(of: "a", tier: .app).first?.context == ["k": .string("v")])
    }

    @Test func `CSV that is not UTF-8 is told`() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(Data("type,phrase\na,caf".utf8) + [0xE9], to: "a.csv")
        let error = #expect(throws: GrammarError.self) { _ = try VocabularyLoader().load(paths: [path]) }
        #expect(
            error?.diagnostics.map { "\($0.place?.line ?? 0):\($0.place?.column ?? 0) \($0.code)" } == ["2:6 not-utf-8"]
        )
    }

    // MARK: Several files

    @Test func `files stand in their order, whatever they are written in`() throws {
        let files = [
            "1.csv": "type,phrase\nw,csv", "2.yaml": "vocabulary: {w: [yaml]}", "3.csv": "type,phrase\nw,last",
        ]
        #expect(
            summary(try load(files, ["1.csv", "2.yaml", "3.csv"]).vocabulary).map { $0.suffix(4) } == [
                " csv", "yaml", "last",
            ]
        )
        #expect(
            summary(try load(files, ["3.csv", "2.yaml", "1.csv"]).vocabulary).map { $0.suffix(4) } == [
                "last", "yaml", " csv",
            ]
        )
        #expect(summary(try load(files, ["."]).vocabulary).count == 3)
    }

    @Test func `lists are read as they are`() throws {
        let loaded = try load(["a.yaml": "lists: {a: {values: [b]}}"], ["a.yaml"])
        #expect(Array(loaded.lists.keys) == ["a"])
        #expect(loaded.vocabulary.isEmpty)
        let grammar = "language: en\nintents: {A: {data: [{sentences: ['{a} in {app}']}]}}\nlists: {a: {values: [b]}}"
        #expect(try load(["a.yaml": grammar], ["a.yaml"]).warnings == [])
    }

    @Test func `the language picks files`() throws {
        let files = ["en.yaml": "language: en\nvocabulary: {a: [b]}", "de.yaml": "language: de\nvocabulary: {a: [c]}"]
        #expect(summary(try load(files, ["."], language: "de-AT").vocabulary) == ["app a c: c"])
    }
}
