import Foundation
import ParlanceCorpus
import ParlanceGrammar
import ParlanceTestSupport
import Testing

@Suite("Loading corpora")
struct CorpusLoaderTests {
    private func load(_ text: String) throws -> (corpora: [Corpus], warnings: [String]) {
        let folder = try TemporaryFolder()
        let path = try folder.write(text, to: "c.yaml")
        do {
            let loaded = try CorpusLoader.load(paths: [path])
            return (loaded.corpora, loaded.warnings.map { Self.line($0) })
        } catch {
            throw Wrong(lines: error.diagnostics.map { Self.line($0) })
        }
    }

    private struct Wrong: Error, Equatable {
        var lines: [String]
    }

    private static func line(_ diagnostic: Diagnostic) -> String {
        let place = diagnostic.place.map { "\($0.line):\($0.column): " } ?? ""
        return "\(place)\(diagnostic.severity): \(diagnostic.problem.message)"
    }

    @Test("A corpus has its sentences with their places and expected results")
    func loads() throws {
        let loaded = try load(
            """
            language: en
            lists:
              name: {values: [lamp]}
            tests:
              - sentences: ["turn on the lamp", 'lamp on']
                intent:
                  name: TurnOn
                  slots: {name: lamp, level: 5}
                  context: {area: den}
                response: done
              - sentences:
                  - lamp
                match: none
            """
        )
        #expect(loaded.warnings.isEmpty)
        let corpus = try #require(loaded.corpora.first)
        #expect(corpus.language == "en")
        #expect(corpus.lists.keys.sorted() == ["name"])
        try #require(corpus.tests.count == 2)
        let test = corpus.tests[0]
        #expect(test.sentences.map(\.text) == ["turn on the lamp", "lamp on"])
        #expect(test.sentences.map { [$0.place.line, $0.place.column] } == [[5, 18], [5, 38]])
        #expect(test.context == ["area": .string("den")])
        let slots: [String: Value] = ["name": .string("lamp"), "level": .integer(5)]
        #expect(test.expected == .reading(Understanding(intent: "TurnOn", slots: slots, response: "done")))
        #expect(corpus.tests[1].expected == .noMatch)
        #expect(corpus.tests[1].sentences.map { [$0.place.line, $0.place.column] } == [[12, 9]])
    }

    @Test(
        "All errors are reported with their places",
        arguments: [
            ("", ["1:1: error: expected a mapping with 'language' and 'tests', found nothing"]),
            ("# nothing", ["1:1: error: expected a mapping with 'language' and 'tests', found nothing"]),
            ("[a]", ["1:1: error: expected a mapping with 'language' and 'tests', found a list"]),
            (
                "{}",
                ["1:1: error: a corpus needs the key 'language'", "1:1: error: a corpus needs the key 'tests'"]
            ),
            (
                "language: en\ntests:\n  - {}\n  - {sentences: [a], intent: {}}",
                [
                    "3:5: error: a test needs the key 'intent'", "3:5: error: a test needs the key 'sentences'",
                    "4:30: error: an intent needs the key 'name'",
                ]
            ),
            ("tests: []", ["1:1: error: a corpus needs the key 'language'"]),
            ("language: en", ["1:1: error: a corpus needs the key 'tests'"]),
            (
                "language: [en]\ntests: []",
                ["1:11: error: expected a language tag, found a list; put a text that begins with '[' in quotes"]
            ),
            (
                "language: no\ntests: []",
                [
                    "1:11: error: expected a language tag, found 'no', which YAML reads as true or false; put it in quotes"
                ]
            ),
            (
                "language: en\nat_least: most\ntests:\n  - {sentences: [a], match: none, skip: }\n"
                    + "  - {sentences: [a], match: none, fails: ' '}\n"
                    + "  - {sentences: [a], intent: {name: A, other_slots: some}, skip: a, fails: b}",
                [
                    "2:11: error: expected a share like 95%, found the text 'most'",
                    "4:41: error: expected the reason, in words, found nothing",
                    "5:42: error: expected the reason, in words, found the text ' '",
                    "6:53: error: expected 'ignored', or no 'other_slots' at all, found the text 'some'",
                    "6:76: error: expected no 'fails' beside 'skip', found the text 'b'",
                ]
            ),
            ("language: en\ntests: {}", ["2:8: error: expected a list of tests, found a mapping"]),
            (
                "language: en\ntests: [a]",
                ["2:9: error: expected a mapping with 'sentences' and 'intent', found the text 'a'"]
            ),
            (
                "language: en\ntests: [~]",
                ["2:9: error: expected a mapping with 'sentences' and 'intent', found nothing"]
            ),
            (
                "language: en\ntests:\n  - response: a",
                ["3:5: error: a test needs the key 'intent'", "3:5: error: a test needs the key 'sentences'"]
            ),
            (
                "language: en\ntests:\n  - {sentences: , intent: {name: A}}\n  - {sentences: [], match: none}",
                [
                    "3:17: error: expected at least one sentence, found nothing",
                    "4:17: error: expected at least one sentence, found a list",
                ]
            ),
            (
                "language: en\ntests:\n  - {sentences: a, intent: {slots: {}}}\n  - {sentences: [[]], intent: A}",
                [
                    "3:17: error: expected a list of sentences, found the text 'a'; put it in brackets",
                    "3:28: error: an intent needs the key 'name'",
                    "4:18: error: expected a sentence, found a list; put a text that begins with '[' in quotes",
                    "4:31: error: expected a mapping with 'name', found the text 'A'",
                ]
            ),
            (
                "language: en\ntests:\n  - {sentences: [a], intent: ~}\n  - {sentences: [a], intent: {name: on, slots: 5}}",
                [
                    "3:30: error: expected a mapping with 'name', found nothing",
                    "4:37: error: expected the name of an intent, found 'on', which YAML reads as true or false; put it in "
                        + "quotes",
                    "4:48: error: expected a mapping, found the number 5",
                ]
            ),
            (
                "language: en\ntests:\n  - {sentences: [a], match: exact}\n  - {sentences: [a], match: none, intent: {name: A}}",
                [
                    "3:29: error: expected 'none', 'ambiguous', or no 'match' at all, found the text 'exact'",
                    "4:43: error: expected no 'intent' beside 'match: none', found a mapping",
                ]
            ),
            (
                "language: en\nedits: x\ntests: [{sentences: [a], match: none, edits: -1}]",
                [
                    "2:8: error: expected how many words may be edited, found the text 'x'",
                    "3:46: error: expected how many words may be edited, found the number -1",
                ]
            ),
            (
                "language: en\nedits: ~\ntests: [{sentences: [a], match: none, edits: 1.5}]",
                [
                    "2:8: error: expected how many words may be edited, found nothing",
                    "3:46: error: expected how many words may be edited, found the number 1.5",
                ]
            ),
            (
                "language: en\nlists: {a: ~, b: {values: ['(']}}\ntests: []",
                [
                    "2:9: error: the list 'a' needs the key 'values', 'range', 'type' or 'wildcard: true'",
                    "2:29: error: '(' is never closed; add ')'",
                ]
            ),
            (
                "language: en\ntests: [",
                ["2:9: error: a value is missing here; write one, or close what is open before"]
            ),
            (
                "language: en\nlanguage: de",
                [
                    "2:1: error: the mapping has the key 'language' already, in line 1; keep one of them, or merge both"
                ]
            ),
        ]
    )
    func reportsErrors(text: String, lines: [String]) throws {
        let error = #expect(throws: Wrong.self) { try load(text) }
        #expect(error?.lines == lines)
    }

    @Test("Keys that are not known are warned of")
    func warns() throws {
        let loaded = try load(
            """
            language: en
            author: me
            tests:
              - sentences: [a]
                intent: {name: A, slot: {}}
                note: b
            """
        )
        #expect(
            loaded.warnings == [
                "2:1: warning: unknown key 'author'; it is ignored",
                "5:23: warning: unknown key 'slot'; it is ignored; did you mean 'slots'?",
                "6:5: warning: unknown key 'note'; it is ignored",
            ]
        )
        #expect(loaded.corpora.map(\.tests.count) == [1])
    }

    @Test("Folders are read recursively, and errors of all files are reported")
    func readsFolders() throws {
        let folder = try TemporaryFolder()
        try folder.write("language: en\ntests: [{sentences: [b], match: none}]", to: "all/b.yaml")
        try folder.write(#"{"language": "de", "tests": [{"sentences": ["a"], "match": "none"}]}"#, to: "all/a/a.json")
        #expect(try CorpusLoader.load(paths: [folder.path(of: "all")]).corpora.map(\.language) == ["de", "en"])
        try folder.write("x", to: "none/a.txt")
        try folder.write("language: en", to: "all/c.yml")
        let paths = [folder.path(of: "none"), folder.path(of: "all"), folder.path(of: "missing")]
        let error = #expect(throws: GrammarError.self) { try CorpusLoader.load(paths: paths) }
        #expect(
            error?.diagnostics.map(\.problem.message) == [
                "a corpus needs the key 'tests'", "there is no file or folder '\(folder.path(of: "missing"))'",
                "expected corpora in .yaml, .yml, .json or .jsonl files, found a folder without any",
            ]
        )
    }
}
