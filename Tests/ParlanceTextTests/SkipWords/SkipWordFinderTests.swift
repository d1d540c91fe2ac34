import ParlanceTestSupport
import Testing

@testable import ParlanceText

/// Skip words removed from buffers: the fast path gives the same result as a second folding.
struct SkipWordFinderTests {
    static let words = [
        "the", "please", "a", "U", "u.s", "S.", "5", "wi fi", "it", "it's", "'", "a b", "%", "@", "0 1",
    ]

    @Test(arguments: ASCIIAssemblerTests.languages, [false, true])
    func `generated texts come out the same`(language: String, ignoresBlanks: Bool) {
        let normalizer = Normalizer(language: language, ignoresBlanks: ignoresBlanks)
        let skipWords = normalizer.skipWords(Self.words)
        var soup = ASCIISoup(seed: language.utf8.reduce(17) { $0 &* 31 &+ UInt64($1) })
        let (text, short, long, again) = (TextBuffer(), TextBuffer(), TextBuffer(), TextBuffer())
        for round in 0..<ASCIIAssemblerTests.rounds / 2 {
            // A source that is not ASCII may become ASCII by normalization.
            let source = round % 4 == 0 ? "ﬁ’…" + soup.next(upTo: 12) + "ⅷ" : soup.next(upTo: 12)
            normalizer.normalize(source, into: text)
            let place: SkipWords.Place = [.everywhere, .start, .end][round % 3]
            let isFound = normalizer.removing(skipWords, from: text, at: place, into: short)
            #expect(isFound == normalizer.removing(skipWords, from: text, at: place, into: long, by: .icu))
            guard isFound else { continue }
            #expect(short.facts == long.facts, "\(source.debugDescription) \(place)")
            let range = soup.random.range(in: short.count)
            #expect(short.spokenText(of: range, in: source) == long.spokenText(of: range, in: source))
            // Skip words can be removed from the rest again.
            if normalizer.removing(skipWords, from: short, at: .everywhere, into: again) {
                #expect(normalizer.removing(skipWords, from: long, at: .everywhere, into: text, by: .icu))
                #expect(again.facts == text.facts)
            }
        }
    }

    @Test func `where there are none, the target is left alone`() {
        let normalizer = Normalizer(language: "en")
        let rest = normalizer.buffer("as it was")
        for place in [SkipWords.Place.everywhere, .start, .end] {
            let text = normalizer.buffer("bathe theo, pleased")
            #expect(!normalizer.removing(normalizer.skipWords(["the", "please"]), from: text, at: place, into: rest))
            #expect(!normalizer.removing(normalizer.skipWords([]), from: text, at: place, into: rest))
        }
        #expect(rest.string == "as it was")
    }

    @Test(arguments: [
        (SkipWords.Place.everywhere, ["so please", "could you", "now then"]), (.start, []),
        (.end, ["now then", "could you", "so please"]),
    ])
    func `leftmost first, then longest`(place: SkipWords.Place, words: [String]) {
        let normalizer = Normalizer(language: "en")
        let skipWords = normalizer.skipWords(["so please", "could", "could you", "you", "now then", "now", "then"])
        let text = normalizer.buffer("and so please could you now then")
        let found = SkipWordFinder.find(skipWords, in: text.view.content, boundary: .wordBoundary) { finder in
            guard let first = finder.next(at: place) else { return [String]() }
            return SkipWordOccurrences(finder: finder, place: place, first: first).map { range in
                String(decoding: UnsafeBufferPointer(start: text.bytes, count: text.count)[range], as: UTF8.self)
            }
        }
        #expect(found == words)
    }
}
