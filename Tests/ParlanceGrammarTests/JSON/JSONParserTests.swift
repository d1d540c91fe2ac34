import Testing

@testable import ParlanceGrammar

@Suite("JSON")
struct JSONParserTests {
    private static func value(_ text: String) throws -> Value { try JSONParser.parse(text.utf8).value }

    @Test(
        "A text has the value that RFC 8259 gives it",
        arguments: [
            ("null", .null), (" true ", true), ("false", false), ("0", 0), ("-0", 0), ("-12", -12), ("1.5", 1.5),
            ("1e2", .number(100)), ("1.0", .number(1)), ("9223372036854775807", .integer(.max)),
            ("9223372036854775808", .number(9_223_372_036_854_775_808)), ("[]", []), ("{}", [:]),
            ("[1,[2,[3]]]", [1, [2, [3]]]), ("\t{ \"a\" : [ ] , \"b\" : { } }\r\n", ["a": [], "b": [:]]),
            (#"{"a": 1, "a": 2}"#, ["a": 2]), (#""""#, ""), (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"),
            (#""é\u00E9\u00e9""#, "ééé"), (#""\ud83c\udf75 \uFEFF""#, "🍵 \u{FEFF}"), (#""\u0000""#, "\u{0}"),
            ("\"\u{2028}\u{7F}\"", "\u{2028}\u{7F}"),
        ] as [(String, Value)]
    )
    func hasValue(text: String, value: Value) throws {
        #expect(try Self.value(text) == value)
    }

    @Test(
        "What is no JSON is reported with its place",
        arguments: [
            ("", .unexpectedEnd, 0), ("  ", .unexpectedEnd, 2), ("[1", .unexpectedEnd, 2), ("\"a", .unexpectedEnd, 2),
            ("\"\\", .unexpectedEnd, 1), ("\"\\u12", .unexpectedEnd, 5), ("tru", .unexpectedEnd, 3),
            ("-", .unexpectedEnd, 1), ("1.", .unexpectedEnd, 2), ("1e+", .unexpectedEnd, 3),
            ("trve", .invalidValue, 0), ("True", .invalidValue, 0), ("01", .invalidValue, 1), ("+1", .invalidValue, 0),
            (".5", .invalidValue, 0), ("1.x", .invalidValue, 2), ("[1,]", .invalidValue, 3),
            ("[1 2]", .invalidValue, 3),
            ("{a: 1}", .invalidValue, 1), ("{\"a\" 1}", .invalidValue, 5), ("{\"a\":1,}", .invalidValue, 7),
            ("{\"a\":1]", .invalidValue, 6), ("1 1", .invalidValue, 2), ("# 1", .invalidValue, 0),
            ("'a'", .invalidValue, 0),
            ("\"a\nb\"", .controlCharacter, 2), ("\"\\x\"", .invalidEscape, 1), ("\"\\u00g0\"", .invalidEscape, 1),
            ("\"\\ud83c\"", .halfOfPair, 1), ("\"\\udf75\\ud83c\"", .halfOfPair, 1),
            ("\"\\ud83c\\u0041\"", .halfOfPair, 1),
            ("[1e999]", .unrepresentable("1e999"), 1),
        ] as [(String, JSONSyntaxError.Problem, Int)]
    )
    func reports(text: String, problem: JSONSyntaxError.Problem, offset: Int) {
        #expect(throws: JSONSyntaxError(problem: problem, offset: offset)) { try Self.value(text) }
    }

    @Test("Bytes that are not UTF-8 are an error in a text")
    func refusesBytes() {
        #expect(throws: JSONSyntaxError(problem: .notUTF8, offset: 1)) {
            try JSONParser.parse([0x22, 0xFF, 0x22] as [UInt8])
        }
    }

    @Test("The depth is limited", arguments: ["[", "{\"a\":"])
    func limitsDepth(opener: String) throws {
        let closer = opener == "[" ? "]" : "}"
        func nested(_ depth: Int) -> String {
            String(repeating: opener, count: depth) + "1" + String(repeating: closer, count: depth)
        }
        _ = try Self.value(nested(512))
        #expect(throws: JSONSyntaxError.self) { try Self.value(nested(513)) }
        #expect(throws: JSONSyntaxError.self) { try Self.value(String(repeating: opener, count: 1_000_000)) }
    }

    @Test("Every beginning of a document is refused, and no changed byte traps")
    func survivesDamage() {
        let document = Array(#"{"a": [1.5e-3, "\ud83c\udf75é", null, {"b": true}]}"#.utf8)
        for length in document.indices {
            #expect(throws: JSONSyntaxError.self) { try JSONParser.parse(document.prefix(length)) }
            for byte in UInt8.min...UInt8.max {
                var damaged = document
                damaged[length] = byte
                _ = try? JSONParser.parse(damaged)
            }
        }
    }
}
