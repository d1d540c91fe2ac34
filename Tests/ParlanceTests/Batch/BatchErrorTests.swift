import Foundation
import Parlance
import Testing

@Suite("Lines of a batch that can't be served")
struct BatchErrorTests {
    @Test(
        "The answer has the error, and the batch continues",
        arguments: [
            ("{}", "a line needs the field 'text', 'lists' or 'vocabulary'"),
            (#"{"id": 1}"#, "a line needs the field 'text', 'lists' or 'vocabulary'"),
            (#"{"text": null}"#, "the field 'text' must be a string"),
            (#"{"text": 5}"#, "the field 'text' must be a string"),
            (#"{"text": ["a"]}"#, "the field 'text' must be a string"),
            (#"{"text": "a", "context": "kitchen"}"#, "the field 'context' must be an object"),
            (#"{"text": "a", "context": []}"#, "the field 'context' must be an object"),
            (#"{"text": "a", "prefer": "name"}"#, "the field 'prefer' must be an object"),
            (#"{"text": "a", "prefer": {"slot": 1}}"#, "the field 'slot' must be a string"),
            (#"{"text": "a", "prefer": {"metadata": true}}"#, "the field 'metadata' must be a string"),
            (#"{"text": "a", "prefer": {"slots": "a"}}"#, "unknown field 'slots'; did you mean 'slot'?"),
            (#"{"text": "a", "now": 5}"#, "the field 'now' must be a string"),
            (#"{"text": "a", "top": 0}"#, "the field 'top' must be a whole number of 1 or more"),
            (#"{"text": "a", "top": 1.5}"#, "the field 'top' must be a whole number of 1 or more"),
            (#"{"text": "a", "top": "3"}"#, "the field 'top' must be a whole number of 1 or more"),
            (#"{"text": "a", "top": 257}"#, "the field 'top' must be 256 or less"),
            (#"{"text": "a", "top": true}"#, "the field 'top' must be a whole number of 1 or more"),
            (#"{"text": "a", "top": 1e30}"#, "the field 'top' must be a whole number of 1 or more"),
            (
                #"{"text": "a", "top": 99999999999999999999}"#,
                "the field 'top' must be a whole number of 1 or more"
            ),
            (#"{"text": "a", "edits": -1}"#, "the field 'edits' must be a whole number of 0 or more"),
            (#"{"text": "a", "contxt": {}}"#, "unknown field 'contxt'; did you mean 'context'?"),
            (#"{"txet": "a"}"#, "unknown field 'txet'; did you mean 'text'?"),
            (#"{"text": "a", "colour": "en"}"#, "unknown field 'colour'"),
            (
                #"{"lists": {}, "text": "a"}"#,
                "a line has either 'lists' or 'text'; write one line for each, 'lists' first"
            ),
            (
                #"{"vocabulary": {}, "text": "a", "id": 1}"#,
                "a line has either 'vocabulary' or 'text'; write one line for each, 'vocabulary' first"
            ),
            (
                #"{"text": "a", "lists": {}, "vocabulary": {}}"#,
                "a line has either 'lists', 'vocabulary' or 'text'; write one line for each, 'lists' first"
            ),
            (#"{"lists": {}, "top": 3}"#, "unknown field 'top'"),
        ]
    )
    func namesField(line: String, message: String) throws {
        var batch = try Batch()
        #expect(try batch.error(line) == message)
        #expect(batch.session.outcome == .failed)
        #expect(try batch.answer("turn on the lamp")["match"] == .string("exact"))
    }

    @Test(
        "Invalid JSON is reported with the reason",
        arguments: [
            ("{", "Unexpected end of file during JSON parse"),
            ("{\"text\": \"a\"", "Unexpected end of file during JSON parse"),
            ("{'text': 'a'}", "Invalid value around character 1"),
            ("{\"text\" \"a\"}", "Invalid value around character 8"),
            ("{\"text\": \"a\"} {}", "Invalid value around character 14"),
            ("{\"text\": \"\t\"}", "Unescaped control character around character 10"),
            ("{\"text\": 1e999}", "Number 1e999 is not representable in Swift"),
            ("{\u{0}\"\u{0}}\u{0}", "it holds zero bytes"),
        ]
    )
    func namesSyntax(line: String, reason: String) throws {
        var batch = try Batch()
        #expect(try batch.error(line) == "the line is not JSON: \(reason)")
    }

    @Test(
        "JSON other than an object is refused, with blanks before or after it",
        arguments: [
            ("[]", "a JSON list"), (#"["turn on the lamp"]"#, "a JSON list"), (#"[{"text": "a"}]"#, "a JSON list"),
            (#""turn on the lamp""#, "a JSON string"), (#""""#, "a JSON string"), ("\u{FEFF}[1]", "a JSON list"),
            ("null", "the JSON value null"), ("true", "the JSON value true"), ("false", "the JSON value false"),
            ("5", "a JSON number"), ("-2.5e3", "a JSON number"), ("  null \r", "the JSON value null"),
            ("\t[ ]", "a JSON list"),
        ]
    )
    func refusesOtherJSON(line: String, kind: String) throws {
        var batch = try Batch()
        #expect(
            try batch.error(line)
                == "the line is \(kind), and a request is a JSON object with the utterance under 'text'"
        )
        #expect(batch.session.outcome == .failed)
        #expect(try batch.answer("turn on the lamp")["match"] == .string("exact"))
    }

    @Test("An object may follow blanks", arguments: ["  ", "\t", "\u{FEFF} ", " \r"])
    func takesObjectBehindBlanks(blanks: String) throws {
        var batch = try Batch()
        #expect(
            try batch.answer(blanks + #"{"id": 1, "text": "turn on the lamp"}"# + blanks.filter { $0 != "\u{FEFF}" })[
                "match"
            ]
                == .string("exact")
        )
        #expect(try batch.error(blanks + "{x}")?.hasPrefix("the line is not JSON: ") == true)
    }

    @Test("Bytes that are not UTF-8 are reported", arguments: [[0xFF], [0x7B, 0xC3, 0x7D], [0x61, 0xED, 0xA0, 0x80]])
    func namesEncoding(bytes: [UInt8]) throws {
        var batch = try Batch()
        #expect(
            batch.line(Data(bytes)) == #"{"error":{"kind":"invalid-request","message":"the line is not UTF-8"}}"#
        )
    }

    @Test("A hundred thousand brackets are refused", arguments: ["[", "{\"a\":"])
    func survivesNesting(opener: String) throws {
        var batch = try Batch()
        let deep = "{\"text\": \"a\", \"id\": " + String(repeating: opener, count: 100_000)
        let message = try #require(try batch.error(deep))
        #expect(message.hasPrefix("the line is not JSON: Too many nested arrays or dictionaries"))
    }

    @Test("Brackets as deep as they are read are served")
    func servesDeepContext() throws {
        var batch = try Batch()
        let deep = String(repeating: "[", count: 500) + String(repeating: "]", count: 500)
        let line = batch.line("{\"text\": \"turn on the lamp\", \"id\": \(deep), \"context\": {\"a\": \(deep)}}")
        #expect(line.hasPrefix("{\"id\":\(deep),\"match\":\"exact\",\"readings\":[{\"context\":{\"a\":\(deep)},"))
    }

    @Test("A text of the largest size is read, a longer one is not")
    func limitsText() throws {
        var batch = try Batch()
        let longest = String(repeating: "a", count: Parser.textLimit)
        #expect(try batch.answer(longest)["match"] == .string("none"))
        #expect(
            try batch.error("{\"text\": \"é\(longest.dropFirst())\"}")
                == "the text has 4097 bytes; an utterance may have 4096"
        )
        #expect(try batch.error(longest + "a") == "the text has 4097 bytes; an utterance may have 4096")
    }

    @Test("A line that was refused before it was read is answered too")
    func refuses() throws {
        var batch = try Batch()
        let answer = batch.session.answer(refusal: BatchError("the line has more than 5 bytes"))
        #expect(
            String(decoding: answer, as: UTF8.self)
                == #"{"error":{"kind":"invalid-request","message":"the line has more than 5 bytes"}}"#
        )
        #expect(batch.session.outcome == .failed)
    }
}
