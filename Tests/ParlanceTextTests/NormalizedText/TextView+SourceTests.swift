import Testing

@testable import ParlanceText

struct SourceRangeTests {
    @Test(arguments: [
        ("en", "Turn on, the LIGHT!", "the light", "the LIGHT"),
        ("en", "Turn on, the LIGHT!", "on the", "on, the"),
        ("de", "die STRASSE in der Straße", "strasse", "STRASSE"),
        ("de", "der Groß-Raum", "ss", "ß"),
        ("en", "ﬁnd me", "f", "ﬁ"),
        ("en", "cafe\u{301}s", "é", "e\u{301}"),
        ("en", "a 👨‍👩‍👧!", "👨👩👧", "👨‍👩‍👧"),
        ("en", "❤️ it", "❤", "❤️"),
        ("fa", "می‌خواهم ۱۲", "12", "۱۲"),
        ("zh", "打开， 灯", "开灯", "开， 灯"),
        ("ja", "ｶﾞｽ", "ガ", "ｶﾞ"),
        ("it", "nell' ingresso", "nell'ingresso", "nell' ingresso"),
        ("en", "…a - b…", "a b", "a - b"),
        ("tr", "I\u{307}ŞIK", "işık", "I\u{307}ŞIK"),
        ("th", "น้ำ", "ํ", "ำ"),
    ])
    func `a range leads back to the source`(language: String, text: String, part: String, source: String) throws {
        let normal = Normalizer(language: language).normalize(text)
        let range = try #require(normal.range(of: part))
        let found = normal.sourceRange(of: range)
        #expect(text[found].unicodeScalars.elementsEqual(source.unicodeScalars))
        let scalars = text.unicodeScalars.map(String.init)[normal.scalarRange(of: range)]
        #expect(scalars.joined().unicodeScalars.elementsEqual(source.unicodeScalars))
    }

    @Test func `an empty range leads to an empty one`() {
        let text = Normalizer(language: "en").normalize("«Ä» b!")
        #expect(text.scalarRange(of: 2..<2) == 1..<1)
        #expect(text.scalarRange(of: text.bytes.count..<Int.max) == 5..<5)
    }
}
