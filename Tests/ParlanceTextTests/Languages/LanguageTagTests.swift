import Testing

@testable import ParlanceText

struct LanguageTagTests {
    @Test(arguments: [
        ("de", ["de"]), ("de_CH", ["de-ch", "de"]), ("ZH-Hant-TW", ["zh-hant-tw", "zh-hant", "zh"]), ("", []),
        ("-", []), ("de--CH", ["de-ch", "de"]),
    ])
    func `lookups fall back to tags with fewer subtags`(tag: String, fallbacks: [String]) {
        #expect(LanguageTag(tag).fallbacks == fallbacks)
    }

    @Test func `case and underscores make no difference`() {
        #expect(LanguageTag("de_ch") == LanguageTag("DE-CH"))
        #expect(LanguageTag("de") != LanguageTag("de-CH"))
    }

    @Test(arguments: [("en", true), ("sr_Latn-RS", true), ("no", true), ("", false), ("e n", false), ("de-", false)])
    func `a tag consists of letters and digits with hyphens between`(text: String, isTag: Bool) {
        #expect(LanguageTag.isTag(text) == isTag)
    }
}
