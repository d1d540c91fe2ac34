import Foundation
import ParlanceTestSupport
import Testing

@testable import Parlance

@Suite("Values as JSON")
struct ValueJSONTests {
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
    func standsOnOneLine(value: Value, json: String) {
        #expect(String(decoding: value.data(), as: UTF8.self) == json)
    }

    @Test("For people each member has a line of its own")
    func isSpread() {
        let value = Value.object(["b": .bool(true), "a": .array([.integer(1)])])
        let lines = String(decoding: value.data(isSpread: true), as: UTF8.self).split(separator: "\n")
        #expect(lines.count == 6)
        #expect(lines[1].contains("\"a\"") && lines[4].contains("\"b\""))
    }

    @Test("Every text comes back from a reader", arguments: [1, 2, 3] as [UInt64])
    func readersReadIt(seed: UInt64) throws {
        var random = SplitMix(seed: seed)
        for _ in 0..<300 {
            let scalars = (0..<8).compactMap { _ in Unicode.Scalar(UInt32.random(in: 0...0x3FF, using: &random)) }
            let text = String(String.UnicodeScalarView(scalars))
            let read = try JSONSerialization.jsonObject(with: Value.object([text: .string(text)]).data())
            let member = try #require((read as? [String: String])?.first)
            #expect(Array(member.key.unicodeScalars) == scalars)
            #expect(Array(member.value.unicodeScalars) == scalars)
        }
    }
}
