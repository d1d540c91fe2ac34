import Foundation
import Testing

@testable import Parlance

@Suite("Answers as JSON")
struct JSONAnswersTests {
    @Test(
        "Values stand on one line, keys in order",
        arguments: [
            (.null, "null"), (.bool(true), "true"), (.integer(.min), "-9223372036854775808"), (.number(0.1), "0.1"),
            (.number(.infinity), "null"), (.number(.nan), "null"), (.string(""), "\"\""), (.array([]), "[]"),
            (.object([:]), "{}"), (.array([.integer(1), .array([.null])]), "[1,[null]]"),
            (.object(["b": .integer(2), "a": .object(["c": .bool(false)])]), #"{"a":{"c":false},"b":2}"#),
            (.string("a\"b\\c/d\n\u{2028}é👍🏽"), #""a\"b\\c/d\n"# + "\u{2028}é👍🏽\""),
        ] as [(Value, String)]
    )
    func standsOnOneLine(value: Value, json: String) throws {
        #expect(String(decoding: try JSONEncoder.answers().encode(value), as: UTF8.self) == json)
    }
}
