import Foundation
import Parlance
import ParlanceTestSupport
import Testing

@testable import Parlance

@Suite("Writing JSON")
struct JSONWriterTests {
    @Test(
        "Values stand on one line, keys in order",
        arguments: [
            (.null, "null"), (.bool(true), "true"), (.integer(.min), "-9223372036854775808"), (.number(1), "1.0"),
            (.number(0.1), "0.1"), (.number(-1e-300), "-1e-300"), (.number(.infinity), "null"), (.number(.nan), "null"),
            (.string(""), "\"\""), (.array([]), "[]"), (.object([:]), "{}"),
            (.array([.integer(1), .array([.null])]), "[1,[null]]"),
            (.object(["b": .integer(2), "a": .object(["c": .bool(false)])]), #"{"a":{"c":false},"b":2}"#),
            (
                .string("a\"b\\c/d\u{0}\u{1F}\u{7F}\n\r\t\u{2028}é👍🏽"),
                #""a\"b\\c/d\u0000\u001f"# + "\u{7F}" + #"\n\r\t"# + "\u{2028}é👍🏽\""
            ),
        ] as [(Value, String)]
    )
    func writesLine(value: Value, json: String) throws {
        var writer = JSONWriter()
        writer.write(value)
        #expect(String(decoding: writer.bytes, as: UTF8.self) == json)
    }

    @Test("For people each member and item has a line of its own")
    func writesLines() {
        var writer = JSONWriter(isSpread: true)
        writer.write(.object(["a": .array([.integer(1), .object([:])]), "b": .array([])]))
        #expect(
            String(decoding: writer.bytes, as: UTF8.self) == """
                {
                  "a": [
                    1,
                    {}
                  ],
                  "b": []
                }
                """
        )
    }

    @Test("Every text comes back from a reader", arguments: [1, 2, 3] as [UInt64])
    func writesWhatReadersRead(seed: UInt64) throws {
        var random = SplitMix(seed: seed)
        for _ in 0..<300 {
            let scalars = (0..<8).compactMap { _ in Unicode.Scalar(UInt32.random(in: 0...0x3FF, using: &random)) }
            let text = String(String.UnicodeScalarView(scalars))
            var writer = JSONWriter()
            writer.write(.object([text: .string(text)]))
            let read = try JSONSerialization.jsonObject(with: Data(writer.bytes)) as? [String: String]
            #expect(read?.keys.first.map { Array($0.unicodeScalars) } == scalars)
            #expect(read?.values.first.map { Array($0.unicodeScalars) } == scalars)
        }
    }
}
