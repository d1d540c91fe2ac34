import Foundation
import Parlance
import ParlanceGrammar
import Testing

@testable import ParlanceCorpus

@Suite("Corpora of JSON lines")
struct CorpusLinesTests {
    @Test("A line has the expected result; null and 'match': 'none' mean that nothing may match")
    func reads() throws {
        let kitchen = try Kitchen([
            "a.jsonl": """
            {"text": "make me tea", "intent": "Brew", "slots": {"drink": "tea"}, "id": 1}

            {"text": "make coffee", "language": "en", "intent": "Brew", "slots": {"drink": {"value": "coffee", "start": 5, "end": 11}}}
            {"text": "sing", "intent": null}
            {"text": "play blue moon", "intent": "Play", "slots": {"song": "blue moon"}, "response": "done"}
            {"text": "what is here", "intent": "Here", "slots": {"area": "den", "domain": "any"}, "context": {"area": "den"}, "combination": "area_only"}
            {"text": "make wine", "match": "none", "readings": []}
            {"text": "make tea", "match": "exact", "readings": [{"intent": "Brew", "slots": {"drink": {"value": "tea"}}}]}
            """
        ])
        let report = try kitchen.report()
        #expect(report.failures.map(\.description) == [])
        #expect(report.passed == 7)
        #expect(Set(try kitchen.corpora().map(\.language)) == ["und", "en"])
        #expect(report.outcomes.map(\.sentence.place.line).sorted() == [1, 3, 4, 5, 6, 7, 8])
    }

    @Test(
        "A slot that occurs several times under 'spoken' must have these values, in this order",
        arguments: [
            (#"{"slot": "topping", "value": "ham"}, {"slot": "topping", "value": "cheese"}"#, 0),
            (#"{"slot": "topping", "value": "cheese"}, {"slot": "topping", "value": "ham"}"#, 1),
            (#"{"slot": "topping", "value": "cheese"}, {"slot": "topping", "value": "cheese"}"#, 1),
            (#"{"slot": "topping", "value": "ham"}"#, 0),
        ]
    )
    func readsSpoken(spoken: String, failures: Int) throws {
        let line =
            #"{"text": "a sandwich with ham and cheese", "intent": "Order", "slots": {"topping": {"value": "cheese"}}, "#
        let kitchen = try Kitchen(["a.jsonl": line + #""spoken": [\#(spoken)]}"#], grammar: Kitchen.sandwiches)
        #expect(try kitchen.report().failures.count == failures)
        #expect(try kitchen.report().outcomes.count == 1)
    }

    @Test("An answer of 'parlance parse --jsonl' is a test that passes, also with repeated slots")
    func readsAnswers() throws {
        let parser = Parser(try Kitchen.grammar(Kitchen.sandwiches))
        let result = try parser.parse("a sandwich with onions and ham but no cheese")
        let line = String(decoding: try JSONEncoder().encode(result), as: UTF8.self)
        let kitchen = try Kitchen(["a.jsonl": line], grammar: Kitchen.sandwiches)
        #expect(try kitchen.report().failures.map(\.description) == [])
        let expected = try kitchen.corpora().flatMap(\.tests).flatMap(\.expected.understandings)
        #expect(
            expected.map(\.description) == ["Order {topping: {all: [onion, ham]}, without: cheese} response default"]
        )
    }

    @Test("Recorded tests have the lists and the context of their homes; other files are not a corpus")
    func readsRecorded() throws {
        let kitchen = try Kitchen([
            "en/tests.jsonl": """
            {"id": "1", "home": "A", "text": "where is the Pan", "intent": "Where", "slots": {"name": "Pan"}, "combination": "name_only", "context_area_slot": false, "response": "default", "spans": {"name": [13, 16]}}
            {"id": "2", "home": "B", "text": "where is the Pan", "intent": null}
            {"id": "3", "home": "B", "text": "what is here", "intent": "Here", "slots": {"domain": ["any", "some"]}, "combination": "area_only", "context_area_slot": true}
            """,
            "en/homes.json": """
            {"A": {"lists": {"name": {"values": [{"in": "Pan", "out": "Pan"}]}}, "context": {}},
             "B": {"lists": {"name": {"values": []}}, "context": {"area": "den"}}}
            """,
            "en/grammar.json": "{}", "en/perturbed.jsonl": "[]",
        ])
        let corpora = try kitchen.corpora()
        #expect(corpora.map(\.language) == ["en", "en"])
        #expect(
            corpora.map(\.grammar) == [
                kitchen.folder.path(of: "en/grammar.json"), kitchen.folder.path(of: "en/grammar.json"),
            ]
        )
        #expect(try kitchen.report().failures.map(\.description) == [])
        #expect(try kitchen.report().passed == 3)
    }

    @Test("The ranges of words must be the recorded ones")
    func comparesSpans() throws {
        let kitchen = try Kitchen([
            "a.jsonl": #"{"text": "make tea", "intent": "Brew", "slots": {"drink": "tea"}, "spans": {"drink": [0, 4]}}"#
        ])
        let failure = try #require(try kitchen.report().failures.first)
        let rows = failure.comparison.rows.filter { !$0.agrees }
        #expect(rows == [Comparison.Row(label: "words of drink", expected: "“make”", actual: "“tea”", agrees: false)])
    }

    @Test(
        "Errors of a line are reported with its number",
        arguments: [
            ("{", "the line is not JSON"), ("{}", "a line needs the key 'text'"),
            (#"{"text": 5}"#, "'text' must be a text"), (#"{"text": "a"}"#, "a line needs the key 'intent'"),
            (#"{"text": "a", "intent": 5}"#, "'intent' must be a text or null"),
            (#"{"text": "a", "intent": "A", "slots": []}"#, "'slots' must be an object"),
            (#"{"text": "a", "intent": "A", "spoken": {}}"#, "'spoken' must be a list of slots"),
            (
                #"{"text": "a", "intent": "A", "spoken": [{"slot": "b"}]}"#,
                "each slot under 'spoken' needs the keys 'slot' and 'value'"
            ),
            (#"{"text": "a", "intent": "A", "spans": {"x": [2, 1]}}"#, "a span begins and ends at whole numbers"),
            (#"{"text": "a", "intent": "A", "spans": {"x": 1}}"#, "a span must be [start, end]"),
            (#"{"text": "a", "intent": "A", "home": "h"}"#, "there is no home 'h'"),
            (#"{"text": "a", "intent": "A", "edits": -1}"#, "'edits' must be how many words may be edited"),
            (#"{"text": "a", "intent": "A", "edits": "2"}"#, "'edits' must be how many words may be edited"),
        ]
    )
    func reportsErrors(line: String, message: String) throws {
        let kitchen = try Kitchen(["a.jsonl": "\n\(line)\n"])
        let error = #expect(throws: GrammarError.self) { try kitchen.corpora() }
        let first = try #require(error?.diagnostics.first { $0.severity == .error })
        #expect(first.problem.message.hasPrefix(message))
        #expect(first.place?.line == 2)
    }

    @Test("Keys that are not known are warned of")
    func warns() throws {
        let kitchen = try Kitchen(["a.jsonl": #"{"text": "a", "intnet": null, "intent": null}"#])
        let warnings = try CorpusLoader.load(paths: [kitchen.folder.path]).warnings
        #expect(warnings.map(\.problem.message) == ["unknown key 'intnet'; it is ignored; did you mean 'intent'?"])
    }

    @Test("Unreadable homes are reported", arguments: ["[", #"{"A": {"lists": {"x": {"values": 5}}}}"#])
    func reportsWrongHomes(homes: String) throws {
        let kitchen = try Kitchen(["tests.jsonl": #"{"text": "a", "intent": null}"#, "homes.json": homes])
        let error = #expect(throws: GrammarError.self) { try kitchen.corpora() }
        #expect(error?.diagnostics.first?.place?.file == kitchen.folder.path(of: "homes.json"))
    }
}
