import Testing

@testable import ParlanceText

/// A megabyte of any text takes a fraction of a second (in an optimized build); quadratic code would take hours.
@Suite(.timeLimit(.minutes(20)))
struct NormalizerSizeTests {
    static let megabyte = 1 << 20

    @Test(arguments: [
        ".", "a ' .", "\u{F71}\u{F72}\u{344}", "\u{200D}", "請打開",
    ])
    func `a megabyte of one thing`(unit: String) {
        let source = String(repeating: unit, count: Self.megabyte / unit.utf8.count)
        let text = Normalizer(language: "tr").normalize(source)
        let end = text.bytes.count
        #expect(text.scalarRange(of: 0..<end).upperBound <= source.unicodeScalars.count)
        #expect(text.isBoundary(at: end))
    }

    @Test func `a megabyte of marks, spoken`() {
        let source = "e" + String(repeating: "\u{301}\u{323}", count: Self.megabyte / 4)
        let text = Normalizer(language: "en").normalize(source)
        let spoken = text.spokenText(of: 0..<text.bytes.count)
        #expect(spoken.unicodeScalars.starts(with: "\u{1EB9}\u{323}\u{323}".unicodeScalars))
        #expect(spoken.unicodeScalars.last == "\u{301}")
    }

    @Test func `thousands of skip words`() {
        let normalizer = Normalizer(language: "en")
        let text = normalizer.normalize(String(repeating: "please, ", count: Self.megabyte / 128))
        let skipWords = normalizer.skipWords(["please", "pleas", "p"])
        for place in [SkipWords.Place.everywhere, .start, .end] {
            #expect(normalizer.removing(skipWords, from: text, at: place)?.bytes.isEmpty == true)
        }
    }
}
