import ParlanceTestSupport
import ParlanceText
import Testing

@testable import ParlanceGrammar

struct LanguageProfilesTests {
    @Test(arguments: [
        ("en", "en"), ("en-GB", "en"), ("de_CH", "de"), ("ZH-Hant-TW", "zh"), ("tlh", "und"), ("", "und"),
        ("x-en", "und"),
    ])
    func `a language without a file has that of the language with fewer subtags, or an empty one`(
        language: String,
        tag: String
    ) {
        #expect(LanguageProfiles.shipped[language].tag == tag)
    }

    @Test(arguments: LanguageProfiles.shipped.tags)
    func `every language that comes with Parlance is found by its tag, and its facts are whole`(tag: String) {
        let profile = LanguageProfiles.shipped[tag]
        #expect(profile.tag == tag)
        if profile.sounds != nil { #expect(LanguageProfiles.shipped.sounds(of: tag) != nil) }
        // A broken grammar traps, which would end the test run.
        if let replies = profile.replies { #expect(replies.grammar.language == tag) }
    }

    @Test(arguments: LanguageProfiles.shipped.tags)
    func `every language that comes with Parlance has answers, and all texts of dialogs or none`(tag: String) throws {
        let grammar = try #require(LanguageProfiles.shipped[tag].replies?.grammar, "\(tag)")
        for kind in ["Yes", "No", "Cancel", "Wait", "Repeat", "Help", "Back", "Restart", "Choose"] {
            #expect(grammar.intents.contains { $0.name == "Reply\(kind)" && !$0.blocks.isEmpty }, "\(tag): \(kind)")
        }
        let texts = try #require(LanguageProfiles.shipped["en"].replies).grammar.messages.keys
        #expect(grammar.messages.isEmpty || Set(grammar.messages.keys) == Set(texts), "\(tag)")
    }

    @Test func `the answers of a language are read once`() throws {
        let replies = try #require(LanguageProfiles.shipped["en"].replies)
        #expect(!replies.grammar.intents.isEmpty)
        #expect(allocations { _ = replies.grammar } < 10)
    }

    @Test func `a profile that is loaded takes the place of one that comes with Parlance`() {
        let languages = LanguageProfiles([
            LanguageProfile(tag: "de") { $0.negations = "nee" }, LanguageProfile(tag: "tlh") { $0.fillers = "eh" },
            LanguageProfile(tag: "zh-Hant") { $0.negations = "不" },
        ])
        #expect(languages["de-AT"].negations == "nee")
        #expect(languages["tlh"].fillers == "eh")
        #expect(languages["zh_Hant_TW"].tag == "zh-Hant")
        #expect(languages["zh-Hans"].tag == "zh")
        #expect(languages["en"].negations == LanguageProfiles.shipped["en"].negations)
        #expect(Set(languages.tags).subtracting(LanguageProfiles.shipped.tags) == ["tlh", "zh-Hant"])
    }

    @Test func `a language may sound like another`() {
        let shipped = LanguageProfiles.shipped
        #expect(shipped.sounds(of: "gsw-CH") == shipped.sounds(of: "de"))
        #expect(shipped.sounds(of: "gl") == shipped.sounds(of: "es"))
        #expect(shipped.sounds(of: "nl") == nil)
        let circle = LanguageProfiles([
            LanguageProfile(tag: "a") { $0.sounds = .sameAs("b") },
            LanguageProfile(tag: "b") { $0.sounds = .sameAs("a") },
        ])
        #expect(circle.sounds(of: "a") == nil)
    }
}
