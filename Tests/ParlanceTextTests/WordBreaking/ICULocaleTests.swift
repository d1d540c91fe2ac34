import Testing

@testable import ParlanceText

struct ICULocaleTests {
    @Test(arguments: [
        ("en", "en"), ("sr-Latn", "sr_Latn"), ("zh_TW", "zh_TW"), ("EN-gb", "en_GB"), ("iw", "he"), ("tl-PH", "fil_PH"),
        ("sh", "sr_Latn"), ("mo", "ro"), ("cmn-Hans", "zh_Hans"), ("", ""), ("und", ""), ("?", ""), ("en\0de", "en"),
        (String(repeating: "en-", count: 500), ""), ("日本", ""),
    ])
    func `a tag becomes ICU's name for it`(tag: String, identifier: String) {
        #expect(ICULocale(language: tag).identifier == identifier)
    }

    @Test(arguments: [
        ("zh", false), ("zh-TW", false), ("yue", false), ("ja", false), ("th", false), ("km", false), ("lo", false),
        ("my", false), ("ko", true), ("vi", true), ("en", true), ("hi", true), ("", true),
    ])
    func `a language says whether it writes blanks`(tag: String, writesBlanks: Bool) {
        #expect(ICULocale(language: tag).writesBlanks == writesBlanks)
    }
}
