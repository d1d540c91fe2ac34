import Testing

@testable import ParlanceText

struct TextBufferTests {
    @Test func `a new one holds the empty text`() {
        let buffer = TextBuffer()
        #expect(buffer.facts == Normalizer(language: "en").buffer("").facts)
    }

    @Test func `it answers as a normalized text does`() {
        let normalizer = Normalizer(language: "en")
        let buffer = TextBuffer()
        for (index, text) in ["Turn on, the LIGHT!", "", "«Ä» b! it’s ﬁne", "nell' ingresso 5km", "打开，灯"].enumerated() {
            normalizer.normalize(text, into: buffer)
            let normal = normalizer.normalize(text)
            let isBoundary = (0...buffer.count).map { buffer.marks[$0].contains(.boundary) }
            let isWordBoundary = (0...buffer.count).map { buffer.marks[$0].contains(.wordBoundary) }
            #expect(buffer.string == normal.string)
            #expect(buffer.bytes[buffer.count] == 0)
            #expect(isBoundary == (0...buffer.count).map { normal.isBoundary(at: $0) })
            #expect(isWordBoundary == (0...buffer.count).map { normal.isWordBoundary(at: $0) })
            #expect(buffer.words == normal.words)
            var random = ASCIISoup(seed: UInt64(index)).random
            for _ in 0..<40 {
                let range = random.range(in: buffer.count)
                #expect(buffer.spokenText(of: range, in: text) == normal.spokenText(of: range))
                #expect(buffer.sourceRange(of: range, in: text) == normal.sourceRange(of: range))
                #expect(buffer.scalarRange(of: range, in: text) == normal.scalarRange(of: range))
            }
        }
    }

    @Test func `one text after another leaves no trace, long or short, in any order`() {
        let normalizer = Normalizer(language: "en")
        let (buffer, rest) = (TextBuffer(), TextBuffer())
        let skipWords = normalizer.skipWords(["the", "please"])
        for count in [3, 40_000, 1, 0, 200, 100_000, 2] {
            let text = String(repeating: "the lamp, please: ", count: count)
            normalizer.normalize(text, into: buffer)
            #expect(buffer.facts == normalizer.buffer(text).facts)
            #expect(normalizer.removing(skipWords, from: buffer, into: rest) == (count > 0))
            guard count > 0 else { continue }
            #expect(rest.string == repeatElement("lamp", count: count).joined(separator: " "))
        }
    }

    @Test func `memory grows with what is asked for, and is given back when it is large for nothing`() {
        var memory = ReusedMemory<UInt8>()
        let rooms = [10, 100_000, 60_000, 1_000, 1_001, 0].map { count in
            _ = memory.room(for: count)
            return memory.capacity
        }
        #expect(rooms == [128, 150_000, 150_000, 1_500, 1_500, 1_500])
    }
}
