import Foundation
import Testing

@testable import Parlance

@Suite("Answers as JSON")
struct JSONAnswersTests {
    @Test(
        "Values are on one line, keys in order",
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

    private static let controls: [UInt32] = [
        0..<0x20, 0x7F..<0xA0, 0x61C..<0x61D, 0x200E..<0x2010, 0x202A..<0x202F, 0x2066..<0x206A,
    ]
    .flatMap { (range: Range<UInt32>) in Array(range) }

    @Test("Answers contain no terminal control characters, neither in keys nor in values", arguments: controls)
    func escapesControls(control: UInt32) throws {
        let text = "a" + String(try #require(Unicode.Scalar(control))) + "b"
        let json = try JSONEncoder.answers().encode([text: text])
        let scalars = String(decoding: json, as: UTF8.self).unicodeScalars
        #expect(scalars.allSatisfy { $0.isASCII && $0.value >= 0x20 && $0.value < 0x7F })
        #expect(try JSONDecoder().decode([String: String].self, from: json) == [text: text])
    }

    @Test(
        "Neighbours of such characters are kept, and so are truncated sequences",
        arguments: [
            "\u{A0}", "\u{61B}", "\u{200D}", "\u{2010}", "\u{2029}", "\u{202F}", "\u{2065}", "\u{206A}", "“é”", "Â",
        ]
    )
    func leavesOthers(text: String) throws {
        #expect(String(decoding: try JSONEncoder.answers().encode(text), as: UTF8.self) == "\"\(text)\"")
    }

    @Test("Values are written as JSONEncoder writes them")
    func isThatOfTheEncoder() throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        var scalars = (0..<0x3000).compactMap(Unicode.Scalar.init).map(Character.init)
        scalars += ["\u{E000}", "\u{FEFF}", "\u{FFFF}", "\u{1F600}", "\u{10FFFF}"]
        let keys = ["a", "B", "b", "a1", "a10", "a9", "", "é", "e\u{301}", "ä", "z", "_", "A", "\u{1F600}", "\u{FFFF}"]
        let numbers = [
            0, -0.0, 0.1, 1e15, 1e16, 1e17, 1e-5, 1e300, .leastNonzeroMagnitude, .pi, -2.5, 123_456_789.125,
            .greatestFiniteMagnitude,
        ]
        let values: [Value] =
            scalars.map { .string("a\($0)b") } + numbers.map(Value.number) + [
                .object(Dictionary(keys.map { ($0, .string($0)) }) { first, _ in first }),
                .array([.integer(.min), .integer(.max), .bool(true), .null, .array([]), .object([:])]),
            ]
        for value in values {
            let expected = ControlEscapes.added(to: try encoder.encode(value))
            #expect(Data(JSONWriter.json(of: value)) == expected, "\(value)")
        }
    }
}
