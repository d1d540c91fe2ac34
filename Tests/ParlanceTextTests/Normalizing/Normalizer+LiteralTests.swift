import Testing

@testable import ParlanceText

struct LiteralTests {
    @Test(arguments: [
        ("Turn on", true, true, "turn·on"),
        ("turn on ", true, false, "turn·on·"),
        (" the  Wi-Fi ", false, false, "·the·wi·fi·"),
        (":", false, false, ":"), (": ", false, false, "·"), (" :", false, false, "·"), (".", false, true, ""),
        (", please!", false, true, "·please"), ("Hello,", true, false, "hello,"), ("...", true, false, ""),
        ("°C", false, true, "°c"), ("nell' ", true, false, "nell'·"), ("nell' ingresso", true, true, "nell'·ingresso"),
        ("U.S.", false, true, "u.s"), ("U.S. ", true, false, "u.s.·"), (" U.S.", false, true, "·u.s."),
        ("打 开", true, true, "打·开"), ("打开，灯", true, true, "打开灯"), ("，打", false, true, "打"),
        ("-5", true, true, "-5"), ("-5", false, true, "·5"), (" -5", false, true, "·-5"), ("-", true, false, "·"),
        ("wait.-5", true, true, "wait·-5"), ("", true, true, ""), ("ŉ", true, true, "'n"),
    ])
    func `a literal fits what is said`(text: String, isAtStart: Bool, isAtEnd: Bool, pieces: String) {
        let found = Normalizer(language: "en").normalizeLiteral(text, isAtStart: isAtStart, isAtEnd: isAtEnd)
        #expect(string(found, blank: "·") == pieces)
    }

    @Test(arguments: [
        ("zh", ":", ":?"), ("ja", ":on", ":?on"), ("zh", ": ", "·"), ("zh", "开:", "开"),
        ("th", "at 10:30:", "at·10:30:?"),
        ("ko", ":", ":"),
    ])
    func `where a slot may hold words without blanks, punctuation beside it may be missing`(
        language: String,
        text: String,
        pieces: String
    ) {
        let found = Normalizer(language: language).normalizeLiteral(text, isAtStart: false, isAtEnd: false)
        #expect(string(found, blank: "·") == pieces)
    }

    @Test(arguments: [("turn on ", "turnon"), (" wi-fi -5", "wifi-5"), ("x \u{301}", "x·\u{301}")])
    func `no blanks are left if they are ignored`(text: String, pieces: String) {
        let normalizer = Normalizer(language: "en", ignoresBlanks: true)
        #expect(string(normalizer.normalizeLiteral(text, isAtStart: true, isAtEnd: true), blank: "·") == pieces)
    }

    @Test(arguments: NormalizerLawTests.normalizers.indices)
    func `a literal that is a whole sentence is that sentence`(index: Int) {
        let normalizer = NormalizerLawTests.normalizers[index]
        var soup = ScalarSoup(seed: 61 + UInt64(index))
        for _ in 0..<2_000 {
            let text = soup.next(upTo: 14)
            let pieces = normalizer.normalizeLiteral(text, isAtStart: true, isAtEnd: true)
            #expect(normalizer.normalize(string(pieces, blank: " ")).bytes == normalizer.normalize(text).bytes)
            #expect(!zip(pieces, pieces.dropFirst()).contains { $0 == .blank && $1 == .blank })
        }
    }

    @Test(arguments: NormalizerLawTests.normalizers.indices)
    func `a literal matches its own sentence, blank by boundary`(index: Int) {
        let normalizer = NormalizerLawTests.normalizers[index]
        var soup = ScalarSoup(seed: 71 + UInt64(index))
        for _ in 0..<2_000 {
            let text = soup.next(upTo: 14)
            let pieces = normalizer.normalizeLiteral(text, isAtStart: true, isAtEnd: true)
            #expect(matches(pieces, normalizer.normalize(text)), "\(text.debugDescription)")
        }
    }

    /// Matches pieces like a matcher.
    private func matches(_ pieces: [LiteralPiece], _ text: NormalizedText) -> Bool {
        var position = 0
        for piece in pieces {
            switch piece {
            case .blank:
                if position < text.bytes.count, text.bytes[position] == 0x20 { position += 1 }
                if !text.isBoundary(at: position) { return false }
            case .word(let bytes), .mark(let bytes):
                if !text.bytes[position...].starts(with: bytes) { return false }
                position += bytes.count
            }
        }
        return position == text.bytes.count
    }

    private func string(_ pieces: [LiteralPiece], blank: String) -> String {
        pieces.map { piece in
            switch piece {
            case .blank: blank
            case .word(let bytes): String(decoding: bytes, as: UTF8.self)
            case .mark(let bytes): "\(String(decoding: bytes, as: UTF8.self))?"
            }
        }.joined()
    }
}
