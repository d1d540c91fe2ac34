import ParlanceGrammar
import Testing

@testable import ParlanceMatching

/// A type whose recognitions each test gives.
private struct GivenType: SlotType {
    let name = "given"
    let summary = "given values"
    let ends: @Sendable (SlotText, Int) -> [Int]

    func recognizer(for language: String) -> any SlotRecognizer { Recognizer(ends: ends) }

    func samples(for language: String) -> [SlotSample] { [] }

    struct Recognizer: SlotRecognizer {
        let ends: @Sendable (SlotText, Int) -> [Int]
        let firstBytes = Set(UInt8.min...UInt8.max)

        func recognitions(in text: SlotText, from start: Int) -> [SlotRecognition] {
            ends(text, start).enumerated().map { SlotRecognition(end: $1, value: .string("\($0)")) }
        }
    }
}

@Suite("Slot types in matching")
struct CompiledTypeTests {
    private static func parser(
        _ template: String,
        ends: @escaping @Sendable (SlotText, Int) -> [Int]
    ) throws -> Parser {
        var loader = GrammarLoader()
        loader.slotTypes = SlotTypes([GivenType(ends: ends)])
        let text = """
            language: en
            intents: {Test: {data: [{sentences: ["\(template)"]}]}}
            lists: {any: {wildcard: true}}
            """
        return Parser(try loader.load([SourceText(name: "test.yaml", text: text)]).grammar)
    }

    @Test("Ends outside of the text, at the start of the value or within a character are ignored")
    func ignoresInvalidEnds() throws {
        let parser = try Self.parser("say {given:x}") { text, start in
            [.min, -1, start, start + 1, text.count + 1, .max, text.count]
        }
        #expect(try parser.slots(of: "say é") == "x=6")
        #expect(try parser.slots(of: "say") == nil)
    }

    @Test("Of several values with one end the first is preferred, and the others are readings too")
    func prefersFirst() throws {
        let parser = try Self.parser("say {given:x} [now]") { text, start in
            let end = (start..<text.count).first { text[$0] == 0x20 } ?? text.count
            return [end, end, text.count]
        }
        #expect(try parser.slots(of: "say this now") == "x=0")
        let readings = try parser.parse("say this", options: ParseOptions(limit: 5)).readings
        #expect(readings.map { $0.slots[0].value } == [.string("0"), .string("1"), .string("2")])
    }

    @Test("Of any number of values some are read")
    func limitsValues() throws {
        let parser = try Self.parser("say {given:x}") { text, _ in [Int](repeating: text.count, count: 10_000) }
        let readings = try parser.parse("say this", options: ParseOptions(limit: 100)).readings
        #expect(readings.count == 16)
    }

    @Test("A text that a type may begin in anywhere takes time in proportion to its length")
    func isLinear() throws {
        let parser = try Self.parser("say {any} [{given:x}] now") { _, start in [start + 4] }
        let words = String(repeating: "word ", count: 800)
        #expect(try parser.parse("say \(words)now").best?.intent == "Test")
        #expect(try parser.parse("say \(words)never", options: ParseOptions(edits: 0)).best == nil)
    }
}
