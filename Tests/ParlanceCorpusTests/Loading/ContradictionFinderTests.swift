import ParlanceCorpus
import ParlanceGrammar
import Testing

@Suite("Contradictory expectations")
struct ContradictionFinderTests {
    private func errors(_ files: [String: String]) throws -> [String] {
        let kitchen = try Kitchen(files)
        do throws(GrammarError) {
            _ = try kitchen.corpora()
            return []
        } catch {
            return error.diagnostics.map { diagnostic in
                let place = diagnostic.place.map { "\($0)" } ?? ""
                return "\(place): \(diagnostic.problem.message)".replacing("\(kitchen.folder.path)/", with: "")
            }
        }
    }

    private func errors(_ tests: String...) throws -> [String] {
        try errors(["a.yaml": "language: en\ntests: [\(tests.joined(separator: ", "))]"])
    }

    @Test("An error names both places, in one file or in several")
    func namesBothPlaces() throws {
        let tea = "language: en\ntests: [{sentences: [make tea], intent: {name: Brew, slots: {drink: tea}}}]"
        let none = "language: en\ntests:\n  - {sentences: [sing, Make  TEA], match: none}"
        let line = #"{"text": "make tea", "language": "en", "intent": "Play"}"#
        #expect(
            try errors(["a.yaml": tea, "b.yaml": none, "c.jsonl": line]) == [
                "b.yaml:3:24: 'Make  TEA' must give no match here, and Brew {drink: tea} at a.yaml:2:22; "
                    + "remove one of them, or skip it",
                "c.jsonl:1:1: 'make tea' must give Play {} here, and Brew {drink: tea} at a.yaml:2:22; "
                    + "remove one of them, or skip it",
            ]
        )
    }

    @Test(
        "Expectations that no result meets",
        arguments: [
            ("intent: {name: A}", "intent: {name: B}"), ("intent: {name: A}", "match: none"),
            ("intent: {name: A}", "intent: {name: A, slots: {x: 1}}"),
            ("intent: {name: A, slots: {x: 1}}", "intent: {name: A, slots: {x: 2}}"),
            ("intent: {name: A, slots: {x: [1, 2]}}", "intent: {name: A, slots: {x: [3, 4]}}"),
            ("intent: {name: A, slots: {x: {all: [1, 2]}}}", "intent: {name: A, slots: {x: {all: [1, 3]}}}"),
            ("intent: {name: A}, response: a", "intent: {name: A}, response: b"),
            ("intent: {name: A}, metadata: {m: a}", "intent: {name: A}, metadata: {m: b}"),
            ("intent: {name: A}", "match: ambiguous, readings: [{name: B}, {name: A}]"),
            ("match: none", "match: ambiguous, readings: [{name: B}, {name: A}]"),
            (
                "match: ambiguous, readings: [{name: B}, {name: A}, {name: C}]",
                "match: ambiguous, readings: [{name: B}, {name: A}]"
            ),
            ("intent: {name: A, other_slots: ignored, slots: {x: 1}}", "intent: {name: A}"),
        ]
    )
    func finds(one: String, other: String) throws {
        #expect(try errors("{sentences: [a], \(one)}", "{sentences: [a], \(other)}").count == 1)
        #expect(try errors("{sentences: [a], \(other)}", "{sentences: [a], \(one)}").count == 1)
    }

    @Test(
        "Expectations that a result may meet, and tests under other circumstances",
        arguments: [
            ("intent: {name: A}", "intent: {name: A}"),
            ("intent: {name: A, slots: {x: [1, 2]}}", "intent: {name: A, slots: {x: [2, 3]}}"),
            ("intent: {name: A, slots: {x: Tea}}", "intent: {name: A, slots: {x: tea}}"),
            ("intent: {name: A, slots: {x: {all: [1, 2]}}}", "intent: {name: A, slots: {x: 2}}"),
            ("intent: {name: A, other_slots: ignored}", "intent: {name: A, slots: {x: 1}}"),
            ("intent: {name: A}, response: a", "intent: {name: A}, metadata: {m: b}"),
            ("intent: {name: A}", "match: ambiguous, readings: [{name: A}, {name: B}]"),
            ("intent: {name: A}", "context: {k: 1}, match: none"), ("intent: {name: A}", "edits: 2, match: none"),
            ("intent: {name: A}", "prefer: {slot: x}, match: none"),
            ("intent: {name: A}", "now: '2026-11-20T09:00', match: none"),
            ("intent: {name: A}", "skip: a, match: none"), ("intent: {name: A}", "fails: a, match: none"),
        ]
    )
    func allows(one: String, other: String) throws {
        #expect(try errors("{sentences: [a], \(one)}", "{sentences: [a], \(other)}") == [])
        #expect(try errors("{sentences: [a], \(other)}", "{sentences: [a], \(one)}") == [])
    }

    @Test("Corpora in other languages or with other lists do not contradict each other")
    func respectsFiles() throws {
        let tests = "tests: [{sentences: [a], intent: {name: A}}]"
        let none = "tests: [{sentences: [a], match: none}]"
        #expect(try errors(["a.yaml": "language: en\n\(tests)", "b.yaml": "language: de\n\(none)"]) == [])
        let lists = "lists: {x: {values: [a]}}"
        #expect(try errors(["a.yaml": "language: en\n\(tests)", "b.yaml": "language: en\n\(lists)\n\(none)"]) == [])
    }
}
