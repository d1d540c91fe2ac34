import Testing

@testable import ParlanceText

struct SpokenTextTests {
    @Test(arguments: [
        ("en", "  Apples,\t Pears!  ", "Apples Pears"),
        ("en", "Dr. Smith’s Wi-Fi at 10:30.", "Dr Smith's Wi-Fi at 10:30"),
        ("en", "the U.S.?", "the U.S."),
        ("en", "wait…what…", "wait…what"),
        ("en", "wait .-5", "wait -5"),
        ("en", "- a - b -", "a - b"),
        ("fr", "cafe\u{301} “noir”", "café “noir”"),
        ("zh", "打开，灯", "打开灯"),
        ("fa", "می‌خواهم؟", "می‌خواهم"),
        ("en", "👨‍👩‍👧 ❤️!", "👨‍👩‍👧 ❤️"),
        ("de", "Straße ½", "Straße ½"),
        ("en", "a\u{3000}\u{1D}b\0c", "a b\0c"),
    ])
    func `the caller's own words`(language: String, text: String, spoken: String) {
        let normal = Normalizer(language: language).normalize(text)
        let found = normal.spokenText(of: 0..<normal.bytes.count)
        #expect(found.unicodeScalars.elementsEqual(spoken.unicodeScalars), "\(found)")
    }

    @Test(arguments: [
        ("call Wi-Fi Home, now", " fi home ", "Fi Home"), ("call Wi-Fi Home, now", " ", ""),
        ("add Milk, EGGS.", "milk eggs", "Milk EGGS"),
    ])
    func `of a part, without the separators around it`(text: String, part: String, spoken: String) throws {
        let normal = Normalizer(language: "en").normalize(text)
        #expect(normal.spokenText(of: try #require(normal.range(of: part))) == spoken)
    }
}
