import ParlanceTestSupport
import Testing

@testable import ParlanceText

@Suite("Texts for reading parts")
struct PartTextTests {
    private func text(_ source: String, language: String = "en") -> PartText {
        let text = PartText(language: language)
        text.read(source)
        return text
    }

    private func folded(_ source: String, language: String = "en") -> String {
        String(decoding: text(source, language: language).bytes, as: UTF8.self)
    }

    @Test(arguments: [
        ("", ""), ("   \t\n ", ""), ("  One   TWO  ", "one two"), ("twenty-one", "twenty one"), ("5-mile", "5 mile"),
        ("10-12", "10-12"), ("-5", "-5"), ("5 - 6", "5 - 6"), ("at 5:30!", "at 5:30!"), ("2.5e-3", "2.5e-3"),
        ("STRASSE", "strasse"), ("Straße", "strasse"), ("٣٫٥", "3٫5"), ("४२", "42"), ("１２：３０", "12:30"), ("½", "½"),
        ("1٢३", "1٢३"),
        ("10–12", "10-12"), ("Peut-être", "peut être"), ("五 月 三日", "五月三日"), ("3 月", "3月"), ("l’été", "l'été"),
        ("\u{FEFF}one", "one"), ("co\u{AD}operate", "cooperate"), ("e\u{301}te\u{301}", "été"),
    ])
    func `words are folded, punctuation stays`(source: String, bytes: String) {
        #expect(folded(source) == bytes)
    }

    @Test func `Turkish has two letters i`() {
        #expect(folded("IĞDIR", language: "tr") == "ığdır")
        #expect(folded("IĞDIR", language: "de") == "iğdir")
    }

    // MARK: Offsets

    private static let pieces = [
        "a", "Z", "ß", "é", "e\u{301}", "ﬁ", "½", "٣", "४", "１", "9", " ", "  ", "\t", "-", "–", "'", "’", ".", ",",
        "!", "月", "か",
        "か\u{3099}", "ｶﾞ", "한", "ไ", "👩‍👩‍👧", "🇩🇪", "👍🏽", "\u{200D}", "\u{FE0F}", "\u{AD}", "\u{0}", "İ", "I", "ǆ", "㎞",
        "٫", "\u{340}", "\u{1D165}", "\u{10FFFF}", "\u{FEFF}", "\r\n", "℃", "¼", "e", "-3",
    ]

    private static let texts: [String] = {
        var generator = SplitMix(seed: 17)
        return pieces
            + (0..<400).map { _ in
                (0..<Int.random(in: 1...12, using: &generator)).map { _ in pieces.randomElement(using: &generator)! }
                    .joined()
            }
    }()

    @Test(arguments: ["en", "de", "tr", "zh", "ja", "ar"])
    func `positions lead back to the source`(language: String) {
        for source in Self.texts {
            let text = text(source, language: language)
            #expect(
                text.origins.count == text.count + 1 && text.ends.count == text.count + 1,
                "\(source.debugDescription)"
            )
            #expect(text.marks.count == text.count + 1, "\(source.debugDescription)")
            #expect(String(validating: text.bytes, as: UTF8.self) != nil, "\(source.debugDescription)")
            #expect(!zip(text.bytes, text.bytes.dropFirst()).contains { $0 == 0x20 && $1 == 0x20 })
            #expect(text.bytes.first != 0x20 && text.bytes.last != 0x20, "\(source.debugDescription)")
            check(text, source)
        }
    }

    /// Offsets ascend, and are between scalars of the source.
    private func check(_ text: PartText, _ source: String) {
        let bytes = Array(source.utf8)
        func isBoundary(_ offset: Int32) -> Bool {
            offset == bytes.count || bytes.indices.contains(Int(offset)) && bytes[Int(offset)] & 0xC0 != 0x80
        }
        #expect(text.origins.allSatisfy(isBoundary) && text.ends.allSatisfy(isBoundary), "\(source.debugDescription)")
        #expect(text.origins == text.origins.sorted() && text.ends == text.ends.sorted(), "\(source.debugDescription)")
        for position in 0..<text.count {
            #expect(text.origins[position] < text.ends[position + 1], "\(source.debugDescription)")
            // Parts that are adjacent in the text are so in the source.
            guard position > 0, text.marks[position] & PartText.Marks.edge != 0 else { continue }
            let (end, start) = (text.ends[position], text.origins[position])
            #expect(end <= start, "\(source.debugDescription) \(position) \(text.origins) \(text.ends)")
        }
        for end in Set(text.ends) {
            guard let position = text.position(endingAt: Int(end)) else {
                Issue.record("\(source.debugDescription)")
                continue
            }
            #expect(text.ends[position] == end)
        }
    }

    @Test func `the source of a range`() {
        let text = text("  Straße ½ ")
        #expect(text.source(Int(text.origins[0])..<Int(text.ends[7])) == "Straße")
        #expect(text.source(-5..<1_000) == "  Straße ½ ")
        #expect(text.position(endingAt: 1_000) == nil)
    }

    @Test func `a very long text`() {
        let text = text(String(repeating: "Größe ", count: 50_000))
        #expect(text.count == 399_999)
        #expect(text.ends.last == 399_999)
    }

    @Test func `a text replaces the one before`() {
        let text = text("ÄÖÜ 123")
        text.read("a")
        #expect(text.bytes == [0x61] && text.origins == [0, 1] && text.ends == [0, 1] && text.marks.count == 2)
        text.read("")
        #expect(text.bytes == [] && text.origins == [0] && text.marks.count == 1)
    }
}
