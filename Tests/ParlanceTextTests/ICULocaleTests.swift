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
}
