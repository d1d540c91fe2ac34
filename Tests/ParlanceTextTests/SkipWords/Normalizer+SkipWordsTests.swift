import ParlanceTestSupport
import Testing

@testable import ParlanceText

struct SkipWordsTests {
    static let english = ["please", "Could you", "could", "the", "PLEASE!", " ", "uh-huh"]

    @Test(arguments: [
        ("Could you, please, turn on the lamp, please?", SkipWords.Place.everywhere, "turn on lamp"),
        ("Could you, please, turn on the lamp, please?", .start, "turn on the lamp please"),
        ("Could you, please, turn on the lamp, please?", .end, "could you please turn on the lamp"),
        ("please please please", .start, ""), ("please please please", .end, ""), ("the the", .everywhere, ""),
        ("bathe the other", .everywhere, "bathe other"), ("pleased could you", .everywhere, "pleased"),
        ("uh huh, turn on", .start, "turn on"), ("a-the-b", .everywhere, "a b"), ("a:the:b", .everywhere, "a b"),
        ("U.S. please", .end, "u.s."), ("the -5", .everywhere, "-5"), ("10 the -5", .everywhere, "10 -5"),
        ("say 'the'", .everywhere, "say ' '"), ("l'the ora", .everywhere, "l'ora"),
    ])
    func `skip words go`(text: String, place: SkipWords.Place, rest: String) {
        #expect(removing(Self.english, from: text, at: place, language: "en")?.string == rest)
    }

    @Test(arguments: ["bathe", "turn on lamp", "other", "", "thé", "theo the2"])
    func `nothing is said to be removed where nothing is`(text: String) {
        #expect(removing(["the"], from: text, at: .start, language: "en") == nil)
    }

    @Test(arguments: [
        ("ja", ["ください"], "電気をつけてください", "電気をつけて"), ("zh", ["请"], "请打开灯", "打开灯"), ("zh", ["的"], "客厅的 灯", "客厅灯"),
        ("th", ["หน่อย"], "เปิดไฟหน่อย", "เปิดไฟ"), ("tr", ["LÜTFEN"], "ışığı aç lütfen", "ışığı aç"),
        ("ko", ["좀"], "불 좀 켜 줘", "불 켜 줘"), ("zh", ["开"], "打开灯", nil),
    ])
    func `in any script, as words`(language: String, words: [String], text: String, rest: String?) {
        #expect(removing(words, from: text, at: .everywhere, language: language)?.string == rest)
    }

    @Test(arguments: [
        (SkipWords.Place.everywhere, "turnonlamp"), (.start, "turntheonlampthe"), (.end, "theturntheonlamp"),
    ])
    func `anywhere, if blanks are ignored`(place: SkipWords.Place, rest: String) {
        let normalizer = Normalizer(language: "en", ignoresBlanks: true)
        let text = normalizer.normalize("the turntheon lamp the")
        #expect(normalizer.removing(normalizer.skipWords(["the"]), from: text, at: place)?.string == rest)
    }

    @Test func `the rest leads back to the source, and is spoken without them`() throws {
        let rest = try #require(
            removing(
                ["please", "uh"],
                from: "Uh, turn , please, UP the Wi-Fi, please!",
                at: .everywhere,
                language: "en"
            )
        )
        let range = try #require(rest.range(of: "turn up"))
        #expect(rest.scalarRange(of: range) == 4..<21)
        #expect(rest.source[rest.sourceRange(of: range)] == "turn , please, UP")
        #expect(rest.spokenText(of: range) == "turn UP")
        #expect(rest.spokenText(of: 0..<rest.bytes.count) == "turn UP the Wi-Fi")
    }

    @Test func `they can be taken out one after the other`() throws {
        let normalizer = Normalizer(language: "en")
        let text = normalizer.normalize("Please, turn on the lamp, now!")
        let first = try #require(normalizer.removing(normalizer.skipWords(["please"]), from: text, at: .start))
        let second = try #require(normalizer.removing(normalizer.skipWords(["now"]), from: first, at: .end))
        #expect(second.string == "turn on the lamp")
        #expect(second.spokenText(of: 0..<Int.max) == "turn on the lamp")
        #expect(second.scalarRange(of: 0..<Int.max) == 8..<24)
    }

    @Test func `boundaries at dropped blanks and commas outlive it`() throws {
        let rest = try #require(removing(["please"], from: "打，开 please nell' a 灯", at: .everywhere, language: "zh"))
        #expect(rest.wordBoundaries == "打|开|nell'|a|灯")
    }

    @Test func `they are normalized, each once, the longest first`() {
        let words = Normalizer(language: "en").skipWords(Self.english).words
        #expect(words.map { String(decoding: $0, as: UTF8.self) } == ["could you", "please", "uh huh", "could", "the"])
        #expect(Normalizer(language: "en").skipWords(["", "?!"]).isEmpty)
    }

    @Test func `as a word by word search would do it`() {
        var random = SplitMix(seed: 81)
        let vocabulary = ["the", "theo", "please", "could", "you", "lamp", "a", "5"]
        let normalizer = Normalizer(language: "en")
        let skipWords = normalizer.skipWords(["the", "please", "a"])
        for _ in 0..<700 {
            let words = (0..<8).map { _ in vocabulary.randomElement(using: &random) ?? "" }
            let rest = words.filter { !["the", "please", "a"].contains($0) }
            let text = normalizer.normalize(
                words.joined(separator: [" ", "-", ", "].randomElement(using: &random) ?? " ")
            )
            let found = normalizer.removing(skipWords, from: text)
            #expect((found ?? text).string == rest.joined(separator: " "))
            #expect((found == nil) == (rest.count == words.count))
        }
    }

    @Test(arguments: NormalizerLawTests.normalizers.indices)
    func `the rest is normal, whatever the text`(index: Int) {
        let normalizer = NormalizerLawTests.normalizers[index]
        let skipWords = normalizer.skipWords(["a", "打", "5", "か", "ก", "S", "ab", "'"])
        var soup = ScalarSoup(seed: 91 + UInt64(index))
        for _ in 0..<2_000 {
            let text = normalizer.normalize(soup.next(upTo: 14))
            guard let rest = normalizer.removing(skipWords, from: text) else { continue }
            #expect(normalizer.normalize(rest.string).bytes == rest.bytes, "\(text.source.debugDescription)")
            #expect(rest.scalarRange(of: 0..<Int.max).upperBound <= text.source.unicodeScalars.count)
            _ = rest.spokenText(of: 0..<Int.max)
        }
    }

    private func removing(
        _ words: [String],
        from text: String,
        at place: SkipWords.Place,
        language: String
    ) -> NormalizedText? {
        let normalizer = Normalizer(language: language)
        return normalizer.removing(normalizer.skipWords(words), from: normalizer.normalize(text), at: place)
    }
}
