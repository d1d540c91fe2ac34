import Testing

@testable import ParlanceGrammar

struct JSONEscapesTests {
    @Test(arguments: [
        (#"a \ud83c\udf75 b"#, #"a \U0001F375 b"#), (#"\uD83C\uDF75\ud83c\udf75"#, #"\U0001F375\U0001F375"#),
        (#"\\ud83c\udf75"#, #"\\ud83c\udf75"#), (#"\\\ud83c\udf75"#, #"\\\U0001F375"#), (#"\ud83c"#, #"\ud83c"#),
        (#"\udf75\ud83c"#, #"\udf75\ud83c"#), (#"\ud83c\u0041"#, #"\ud83c\u0041"#), (#"\ud83c\udf7"#, #"\ud83c\udf7"#),
        (#"\ud83c\udg75"#, #"\ud83c\udg75"#), (#"\u+83c\udf75"#, #"\u+83c\udf75"#), (#"\u"#, #"\u"#), ("\\", "\\"),
    ])
    func `two escapes for one character become one`(text: String, rewritten: String) {
        #expect(JSONEscapes(text).text == rewritten)
    }

    @Test(arguments: ["\n", "\r\n", "\r", "\u{2028}"])
    func `columns are those of the original`(lineEnd: String) {
        let escapes = JSONEscapes(#"ab\ud83c\udf75c\ud83c\udf75d"# + lineEnd + #"x\ud83c\udf75y"#)
        let columns = (1...26).map { escapes.originalColumn($0, inLine: 1) }
        #expect(columns == Array(1...12) + Array(15...25) + Array(28...30))
        #expect([1, 2, 11, 12, 13].map { escapes.originalColumn($0, inLine: 2) } == [1, 2, 11, 14, 15])
        #expect(escapes.originalColumn(20, inLine: 3) == 20)
    }
}
