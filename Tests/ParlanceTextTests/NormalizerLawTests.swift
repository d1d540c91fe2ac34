import Testing

@testable import ParlanceText

/// Properties of all texts, tested with unusual ones.
struct NormalizerLawTests {
    static let normalizers = [
        Normalizer(language: "en"), Normalizer(language: "tr"), Normalizer(language: "th"),
        Normalizer(language: "zh", ignoresBlanks: true), Normalizer(language: "und", ignoresBlanks: true),
    ]

    @Test(arguments: normalizers.indices)
    func `normalizing twice is normalizing once`(index: Int) {
        let normalizer = Self.normalizers[index]
        var soup = ScalarSoup(seed: 1 + UInt64(index))
        for round in 0..<2_500 {
            let text = soup.next(upTo: round % 20 == 0 ? 80 : 12)
            let once = normalizer.normalize(text)
            let twice = normalizer.normalize(once.string)
            #expect(once.bytes == twice.bytes, "\(escaped(text)) → \(escaped(once.string))")
        }
    }

    @Test(arguments: [
        "in U.S.", "我在 U.S.", "打.U.S. x", "U.S. 打", "a.-5", "a -5", "打 -5", "nell' -5", "打 ' x", "か。\u{3099}",
        "か \u{3099}", "=.\u{338}", "= \u{338}", "\u{1100}. \u{1161}", "10.5. ?", "a.? b", "a?!b.", "ŉ a", "¨ x", "´",
    ])
    func `normalizing twice is normalizing once, where it is hard`(text: String) {
        for normalizer in Self.normalizers {
            let once = normalizer.normalize(text)
            #expect(normalizer.normalize(once.string).bytes == once.bytes, "\(normalizer.language)")
        }
    }

    @Test(arguments: normalizers.indices)
    func `bytes are well formed, with single blanks inside`(index: Int) {
        var soup = ScalarSoup(seed: 11 + UInt64(index))
        for _ in 0..<700 {
            let text = Self.normalizers[index].normalize(soup.next(upTo: 40))
            #expect(Array(text.string.utf8) == text.bytes)
            #expect(text.bytes.first != 0x20 && text.bytes.last != 0x20)
            #expect(text.range(of: "  ") == nil)
        }
    }

    @Test(arguments: normalizers.indices)
    func `source ranges are in bounds and never go back`(index: Int) {
        var soup = ScalarSoup(seed: 21 + UInt64(index))
        for _ in 0..<700 {
            let text = Self.normalizers[index].normalize(soup.next(upTo: 30))
            var last = 0..<0
            for (start, end) in zip(text.scalarPositions, text.scalarPositions.dropFirst()) {
                let range = text.scalarRange(of: start..<end)
                #expect(range.lowerBound >= last.lowerBound && range.upperBound >= last.upperBound && !range.isEmpty)
                last = range
            }
            #expect(last.upperBound <= text.source.unicodeScalars.count)
        }
    }

    @Test(arguments: normalizers.indices)
    func `a boundary is never before a mark, unless a blank is, and words never overlap`(index: Int) {
        var soup = ScalarSoup(seed: 31 + UInt64(index))
        for _ in 0..<700 {
            let text = Self.normalizers[index].normalize(soup.next(upTo: 30))
            for position in text.scalarPositions.dropFirst().dropLast() where text.bytes[position - 1] != 0x20 {
                let rest = String(decoding: text.bytes[position...], as: UTF8.self).unicodeScalars
                let isBoundary = text.isBoundary(at: position)
                if rest.first?.isOldMark == true { #expect(!isBoundary, "\(escaped(text.source))") }
            }
            let ends = text.words.flatMap { [$0.lowerBound, $0.upperBound] }
            let areBoundaries = ends.allSatisfy { text.isWordBoundary(at: $0) }
            #expect(ends == ends.sorted() && areBoundaries, "\(escaped(text.source))")
        }
    }

    @Test func `any positions will do`() {
        var soup = ScalarSoup(seed: 41)
        for _ in 0..<300 {
            let text = Self.normalizers[0].normalize(soup.next(upTo: 12))
            let ends = [Int.min, -1, 0, 1, 2, 5, text.bytes.count, text.bytes.count + 1, Int.max]
            for lower in ends {
                for upper in ends where lower <= upper {
                    #expect(text.spokenText(of: lower..<upper).utf8.count <= 4 * text.source.utf8.count)
                    #expect(text.scalarRange(of: lower..<upper).upperBound <= text.source.unicodeScalars.count)
                }
                _ = (text.isBoundary(at: lower), text.isWordBoundary(at: lower))
            }
        }
    }

    @Test func `spoken text is trimmed, with single blanks`() {
        var soup = ScalarSoup(seed: 51)
        for _ in 0..<700 {
            let text = Self.normalizers[0].normalize(soup.next(upTo: 12))
            let spoken = text.spokenText(of: 0..<text.bytes.count).unicodeScalars
            #expect(spoken.first != " " && spoken.last != " ")
            #expect(!zip(spoken, spoken.dropFirst()).contains { $0 == " " && $1 == " " })
        }
    }

    private func escaped(_ text: String) -> String {
        text.unicodeScalars.map { $0.escaped(asASCII: true) }.joined()
    }
}

extension Unicode.Scalar {
    /// A combining mark of ICU 72 or older; Swift may know newer ones.
    fileprivate var isOldMark: Bool {
        properties.canonicalCombiningClass != .notReordered && (properties.age ?? (99, 0)).major < 15
    }
}
