import Testing

@testable import ParlanceEntities

@Suite("Work of reading parts")
struct PartReaderWorkTests {
    /// Reads all types at all positions, and returns the reader with its counters.
    private static func reader(of text: String) -> PartReader {
        let reader = PartReader(Finding.languages.language("en"))
        reader.begin(text, in: TimeContext(now: Finding.now))
        readAll(reader)
        return reader
    }

    private static func readAll(_ reader: PartReader) {
        for position in 0..<reader.text.count where reader.text.bytes[position] != 0x20 {
            for type in PartType.allCases { _ = reader.parts(type.number32, at: position) }
        }
    }

    @Test func `each part is read once`() {
        let reader = Self.reader(of: "from half past seven tomorrow to the first Monday in May")
        let (steps, readings) = (reader.steps, reader.readings)
        #expect(steps > 0 && readings > 0)
        Self.readAll(reader)
        #expect(reader.steps == steps)
        #expect(reader.readings == readings)
    }

    /// Types are entered only where one of their parts may begin, by its first bytes. The limits are the counts with a
    /// tenth more; entering each type at each position takes more than half as many again.
    @Test(arguments: [
        ("play some quiet jazz", 500, 345),
        ("remind me to call the dentist tomorrow at half past seven", 2_070, 1_330),
        ("it is five and a half miles and costs twenty dollars and fifty cents", 2_630, 1_430),
    ])
    func `most types are not entered`(text: String, steps: Int, readings: Int) {
        let reader = Self.reader(of: text)
        #expect(reader.steps <= steps)
        #expect(reader.readings <= readings)
    }

    @Test func `nothing of an earlier text remains`() {
        let reader = Self.reader(of: "from half past seven tomorrow to the first Monday in May")
        for text in ["5", "tomorrow at noon", "$12.75", String(repeating: "one hour ", count: 40)] {
            reader.begin(text, in: TimeContext(now: Finding.now))
            Self.readAll(reader)
            let fresh = Self.reader(of: text)
            #expect((reader.steps, reader.readings) == (fresh.steps, fresh.readings), "\(text)")
            let ends = PartType.allCases.map { reader.parts($0.number32, at: 0).map(\.end) }
            #expect(ends == PartType.allCases.map { fresh.parts($0.number32, at: 0).map(\.end) }, "\(text)")
        }
    }
}
