import ParlanceText
import Testing

@testable import ParlanceGrammar

struct SortedWordsTests {
    private let normalizer = Normalizer(language: "de")

    private func words(_ words: [String]) -> SortedWords { SortedWords(words, normalizer) }

    @Test func `words are found in normal form, whatever their order`() {
        let list = words(["Straße", "äpfel", "Baum", "baum", "a"])
        #expect(list.words == ["a", "baum", "strasse", "äpfel"])
        for word in list.words { #expect(list.contains(Array(word.utf8))) }
        for word in ["", "b", "bau", "baume", "zz", "baum strasse", " "] {
            #expect(!list.contains(Array(word.utf8)), "\(word)")
        }
    }

    @Test func `what is not one word is left out`() {
        #expect(words(["wi-fi", "…", "", "ja"]).words == ["ja"])
        #expect(words([]).isEmpty)
        #expect(!words([]).contains(Array("a".utf8)))
        #expect(!SortedWords().contains([]))
    }

    @Test func `each word of a list in the binary is found`() {
        let english = LanguageProfiles.shipped["en"].commonWords
        #expect(english.words.count > 10_000)
        #expect(english.words.allSatisfy { english.contains(Array($0.utf8)) })
        #expect(!english.contains(Array("zzz".utf8)))
    }
}
