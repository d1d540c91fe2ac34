import ParlanceTestSupport
import Testing

@testable import ParlanceText

/// The fast path gives the same result as ICU and the following steps, in every respect.
struct ASCIIAssemblerTests {
    /// One language for each set of ICU's break rules, the languages with dictionaries, and the Turkic ones.
    static let languages = [
        "en", "und", "en-US-u-va-posix", "fi", "sv", "ja", "zh", "zh-Hant", "th", "km", "lo", "my", "el", "he", "de",
        "tr", "az-Latn",
    ]
    #if DEBUG
        static let rounds = 300
    #else
        static let rounds = 6_000
    #endif

    @Test(arguments: languages, [false, true])
    func `generated texts come out the same`(language: String, ignoresBlanks: Bool) {
        let normalizer = Normalizer(language: language, ignoresBlanks: ignoresBlanks)
        var soup = ASCIISoup(seed: language.utf8.reduce(7) { $0 &* 31 &+ UInt64($1) })
        let (short, long) = (TextBuffer(), TextBuffer())
        for round in 0..<Self.rounds {
            let text = soup.next(upTo: round % 20 == 0 ? 60 : 10)
            normalizer.normalize(text, into: short)
            normalizer.normalize(text, into: long, by: .icu)
            #expect(short.facts == long.facts, "\(text.debugDescription)")
            let range = soup.random.range(in: short.count)
            let (spoken, judged) = (short.spokenText(of: range, in: text), long.spokenText(of: range, in: text))
            #expect(spoken == judged, "\(text.debugDescription) \(range)")
            #expect(short.scalarRange(of: range, in: text) == long.scalarRange(of: range, in: text))
        }
    }

    @Test func `all triples of characters come out the same`() {
        let characters = Array("aI1 .,:;!'`-_@#%$\"(~\t\0".utf8)
        let (short, long) = (TextBuffer(), TextBuffer())
        for language in ["en", "fi", "en-US-u-va-posix"] {
            let normalizer = Normalizer(language: language)
            for first in characters {
                // A text of all triples that begin with a character, separated from each other.
                for second in characters {
                    let triples = characters.map { [first, second, $0, 0x20, 0x28, 0x20] }
                    let text = String(decoding: triples.joined(), as: UTF8.self)
                    normalizer.normalize(text, into: short)
                    normalizer.normalize(text, into: long, by: .icu)
                    #expect(short.facts == long.facts, "\(text.debugDescription)")
                }
            }
        }
    }

    @Test(arguments: [
        ("en", "turn it's S:t x@y 1.5", "turn| |it'|s| |S|:|t| |x@y| |1.5"),
        ("sv", "turn it's S:t x@y 1.5", "turn| |it'|s| |S:t| |x@y| |1.5"),
        ("en-US-u-va-posix", "e.g x,y 1.5 1,5", "e|.|g| |x|,|y| |1.5| |1,5"),
    ])
    func `words break as the language has it`(language: String, text: String, marked: String) {
        let normalizer = Normalizer(language: language)
        #expect(normalizer.asciiRules != nil)
        #expect(NormalizedText(normalizer.buffer(text), of: text).wordBoundaries == marked.lowercased())
    }

    @Test func `in Turkish, I is for ICU`() {
        #expect(Normalizer(language: "tr").buffer("ISI it").string == "ısı it")
        #expect(Normalizer(language: "en").buffer("ISI it").string == "isi it")
    }

    @Test(arguments: [1 << 20, (1 << 20) + 7])
    func `a megabyte`(count: Int) {
        let text = String(String(repeating: "U.S. wi-fi, it's 5km: ", count: count / 20).utf8.prefix(count)) ?? ""
        let normalizer = Normalizer(language: "en")
        #expect(normalizer.buffer(text).facts == normalizer.buffer(text, by: .icu).facts)
    }
}
