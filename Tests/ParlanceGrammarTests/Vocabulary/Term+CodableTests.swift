import Foundation
import ParlanceGrammar
import Testing

@Suite("Terms as JSON")
struct TermCodableTests {
    @Test(arguments: [
        Term(phrase: "Morning Grind"),
        Term(identifier: "w1", phrase: TermPhrase("iTunes", pronunciations: ["eye toons"]), synonyms: ["music"]),
        Term(phrase: "x", context: ["a": .integer(1)], metadata: .array([.bool(true)])),
    ])
    func `a term survives being written and read`(term: Term) throws {
        let json = try JSONEncoder().encode(term)
        #expect(try JSONDecoder().decode(Term.self, from: json) == term)
    }

    @Test(arguments: [
        (#"{"phrase": "Run"}"#, "Run", "Run"), (#"{"identifier": "r"}"#, "r", "r"),
        (#"{"identifier": "r", "phrase": {"text": "Run"}}"#, "r", "Run"),
    ])
    func `phrase and identifier stand in for each other`(json: String, identifier: String, phrase: String) throws {
        let term = try JSONDecoder().decode(Term.self, from: Data(json.utf8))
        #expect((term.identifier, term.phrase.text) == (identifier, phrase))
    }

    @Test func `a term without either is none`() {
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(Term.self, from: Data("{}".utf8)) }
    }
}
