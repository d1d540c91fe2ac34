import Testing

@testable import ParlanceText

/// The first step: ICU's scalars, and their source ranges.
struct FoldedTextTests {
    @Test(arguments: [
        ("A", "a"), ("ﬁ", "fi"), ("ß", "ss"), ("ẞ", "ss"), ("Ｗｉ", "wi"), ("Å", "å"), ("e\u{301}", "é"),
        ("a\u{323}\u{307}", "ạ\u{307}"), ("a\u{307}\u{323}", "ạ\u{307}"), ("가", "가"), ("\u{1100}\u{1161}\u{11A8}", "각"),
        ("٣", "3"), ("३", "3"), ("๓", "3"), ("３", "3"), ("𝟛", "3"), ("²", "2"), ("Ⅻ", "xii"), ("½", "½"),
        ("‘’ʼ´`", "'''''"), ("ŉ", "'n"), ("＇｀", "''"), ("…", "..."), ("？", "?"), ("﷐", "﷐"),
        ("a\u{34F}b\u{200B}", "ab"),
        ("\u{0}", "\u{0}"), ("ﷺ", "صلى الله عليه وسلم"),
    ])
    func `scalars are folded`(text: String, folded: String) {
        #expect(string(FoldedText(text, isTurkic: false)).unicodeScalars.elementsEqual(folded.unicodeScalars))
    }

    @Test(arguments: [("I", "ı"), ("İ", "i"), ("I\u{307}", "i"), ("i", "i"), ("ı", "ı"), ("I\u{301}", "ı\u{301}")])
    func `i is folded as in Turkish`(text: String, folded: String) {
        #expect(string(FoldedText(text, isTurkic: true)) == folded)
    }

    @Test(arguments: [
        ("aé", [0..<1, 1..<3]),
        ("ae\u{301}", [0..<1, 1..<4]),
        ("ﬁx", [0..<3, 0..<3, 3..<4]),
        ("❤\u{FE0F}x", [0..<6, 6..<7]),
        ("👨\u{200D}👩", [0..<7, 7..<11]),
        ("\u{AD}x", [2..<3]),
    ])
    func `every scalar knows the bytes it came from`(text: String, ranges: [Range<UInt32>]) {
        #expect(FoldedText(text, isTurkic: false).scalars.map { $0.start..<$0.end } == ranges)
    }

    @Test func `a long run of marks is put in order as a short one is`() {
        let marks = String(repeating: "\u{301}\u{323}\u{F72}\u{F71}\u{F73}\u{344}", count: 40)
        let folded = FoldedText("q" + marks, isTurkic: false)
        let classes = folded.scalars.dropFirst().map { scalar in
            Unicode.Scalar(scalar.value)?.properties.canonicalCombiningClass.rawValue ?? 0
        }
        #expect(classes == classes.sorted())
        #expect(folded.scalars.count == 1 + 40 * 8)
    }

    @Test func `a text that folding makes much longer is folded whole`() {
        let text = String(repeating: "ﷺ", count: 1_000)
        #expect(FoldedText(text, isTurkic: false).scalars.count == 18_000)
    }

    private func string(_ text: FoldedText) -> String {
        var scalars = String.UnicodeScalarView()
        for scalar in text.scalars { scalars.append(Unicode.Scalar(scalar.value) ?? "\u{FFFD}") }
        return String(scalars)
    }
}
