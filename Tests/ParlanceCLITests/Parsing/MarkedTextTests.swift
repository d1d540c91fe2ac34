import Foundation
import ParlanceTestSupport
import Testing

@testable import ParlanceCLI

@Suite("Marked text")
struct MarkedTextTests {
    @Test(
        "Carets are below the marked text, with its width",
        arguments: [
            ("a bc d", "bc", "a bc d", "  ^^"), ("ａ Ｂ c", "Ｂ", "ａ Ｂ c", "   ^^"), ("한국 말", "말", "한국 말", "     ^^"),
            ("e\u{301}e\u{301} x", "x", "e\u{301}e\u{301} x", "   ^"), ("👩‍👩‍👧 x", "x", "👩‍👩‍👧 x", "   ^"),
            ("🇩🇪 x", "x", "🇩🇪 x", "   ^"), ("☕ x", "x", "☕ x", "   ^"), ("👍🏽 x", "x", "👍🏽 x", "   ^"),
            ("❤\u{FE0F} x", "x", "❤\u{FE0F} x", "   ^"), ("โคมไฟ ก", "ก", "โคมไฟ ก", "      ^"),
            ("กำ x", "x", "กำ x", "   ^"), ("a\u{200B}b x", "x", "a\u{200B}b x", "   ^"),
            ("\t\u{1}\r\n x", "x", #" \u{1}   x"#, "         ^"), ("a", "", "a", ""), ("x  ", "x", "x", "^"),
        ]
    )
    func marks(text: String, part: String, shown: String, marks: String) throws {
        let ranges = part.isEmpty ? [] : [try #require(text.range(of: part, options: .backwards))]
        #expect(MarkedText(text, marking: ranges).rows(width: 80) == [MarkedText.Row(text: shown, marks: marks)])
    }

    @Test(
        "Lines are broken at blanks, or where they must be",
        arguments: [
            ("one two three", 8, ["one two", "three"]), ("one two three", 7, ["one two", "three"]),
            ("one two three", 3, ["one", "two", "thr", "ee"]), ("abcdef", 4, ["abcd", "ef"]), ("日本語", 4, ["日本", "語"]),
            ("日本", 1, ["日", "本"]), ("", 5, []), ("a b", 80, ["a b"]),
        ]
    )
    func breaks(text: String, width: Int, rows: [String]) {
        #expect(MarkedText(text, marking: []).rows(width: width).map(\.text) == rows)
    }

    @Test("Every range of every text can be marked", arguments: [1, 2] as [UInt64])
    func marksAnything(seed: UInt64) {
        var random = SplitMix(seed: seed)
        for _ in 0..<500 {
            let scalars = (0..<12).map { _ in
                Array("ab \t\r\n\u{301}\u{200D}👩한日\u{202E}🇩".unicodeScalars).randomElement(using: &random) ?? "a"
            }
            let text = String(String.UnicodeScalarView(scalars))
            let indices = Array(text.unicodeScalars.indices) + [text.endIndex]
            let ends = [indices.randomElement(using: &random), indices.randomElement(using: &random)].compactMap(\.self)
            let range = (ends.min() ?? text.startIndex)..<(ends.max() ?? text.endIndex)
            let rows = MarkedText(text, marking: [range]).rows(width: 10)
            let controls = rows.flatMap { ($0.text + $0.marks).unicodeScalars }
                .filter { $0.properties.generalCategory == .control }
            #expect(controls.isEmpty)
            #expect(rows.contains { !$0.marks.isEmpty } || range.isEmpty || !text[range].contains { $0.isLetter })
        }
    }
}
