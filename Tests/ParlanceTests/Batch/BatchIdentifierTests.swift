import Parlance
import Testing

@Suite("The id of a batch line")
struct BatchIdentifierTests {
    @Test(
        "Any JSON is returned unchanged",
        arguments: [
            "null", "true", "false", "0", "1", "-1", "1.5", "0.1", "\"\"", "\"a/b \\\"c\\\" \\\\ é\"",
            "[]", "{}",
            #"[1,"two",[3.5,null,false],{"a":{"b":[]}}]"#, #"{"a":1,"b":"x"}"#, "9007199254740993",
            "9223372036854775807", "-9223372036854775808", "9223372036854775808", "18446744073709551615",
            "-12345678901234567890", "123456789012345678901234567890", "0.1234567890123456789012345",
            "[12345678901234567890,true,1]", #""\u0000\t\n""#, "\"e\u{301}\"", "\"\u{2028}\"", "\"\u{FEFF}a\u{FEFF}\"",
        ]
    )
    func survives(id: String) throws {
        var batch = try Batch()
        #expect(batch.line("{\"id\": \(id), \"text\": \"\"}").hasPrefix("{\"id\":\(id),\"match\":\"none\","))
        #expect(batch.line("{\"text\": 5, \"id\": \(id)}").hasSuffix(",\"id\":\(id)}"))
        #expect(batch.line("{\"lists\": {}, \"id\": \(id)}") == "{\"id\":\(id),\"lists\":{}}")
    }

    @Test(
        "Numbers keep their value where their spelling changes",
        arguments: [
            ("1.0", "1"), ("1e2", "100"), ("1E5", "100000"), ("1.50", "1.5"), ("-0", "0"), ("1e300", "1e+300"),
            ("5e-1", "0.5"),
            ("{\"b\":1,\"a\":2}", "{\"a\":2,\"b\":1}"), (#""\u00e9\/""#, "\"é/\""),
        ]
    )
    func keepsValue(id: String, written: String) throws {
        var batch = try Batch()
        #expect(batch.line("{\"lists\": {}, \"id\": \(id)}") == "{\"id\":\(written),\"lists\":{}}")
    }

    @Test("A line without an id is answered without one")
    func staysAway() throws {
        var batch = try Batch()
        #expect(batch.line(#"{"lists": {}}"#) == #"{"lists":{}}"#)
    }
}
