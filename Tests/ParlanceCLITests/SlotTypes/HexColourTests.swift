import Parlance
import ParlanceAuthoring
import ParlanceGrammar
import ParlanceMatching
import ParlanceTestSupport
import Synchronization
import Testing

@testable import ParlanceCLI

/// Colours: "ff8800", "f80", "pure green". A slot type of this test: no other file refers to it.
private struct HexColour: SlotType {
    let name = "hex-colour"
    let summary = "a colour of six hexadecimal digits"
    var asked: AskedPositions?

    func recognizer(for language: String) -> any SlotRecognizer { Recognizer(asked: asked) }

    func samples(for language: String) -> [SlotSample] {
        [
            SlotSample(words: "ff8800", value: .string("#ff8800")),
            SlotSample(words: "pure green", value: .string("#00ff00")),
        ]
    }

    private struct Recognizer: SlotRecognizer {
        let asked: AskedPositions?
        let firstBytes = Set("0123456789abcdefp".utf8)
        let vocabulary = ["pure", "red", "green", "blue"]
        private static let pure = ["pure red": "#ff0000", "pure green": "#00ff00", "pure blue": "#0000ff"]

        func recognitions(in text: SlotText, from start: Int) -> [SlotRecognition] {
            asked?.note(start)
            let named = Self.pure.compactMap { name, colour in
                let end = start + name.utf8.count
                return text.string(in: start..<end) == name && text.isWordBoundary(at: end)
                    ? SlotRecognition(end: end, value: .string(colour)) : nil
            }
            return named + digits(in: text, from: start)
        }

        private func digits(in text: SlotText, from start: Int) -> [SlotRecognition] {
            var end = start
            while text[end].isHexDigit { end += 1 }
            let digits = text.string(in: start..<end)
            guard [3, 6].contains(digits.count), end == text.count || text[end] == 0x20 else { return [] }
            let full = digits.count == 6 ? digits : digits.map { "\($0)\($0)" }.joined()
            return [SlotRecognition(end: end, value: .string("#" + full))]
        }
    }
}

/// The positions that a recognizer receives.
private final class AskedPositions: Sendable {
    private let positions = Mutex<[Int]>([])

    var all: [Int] { positions.withLock { $0 } }

    func note(_ position: Int) { positions.withLock { $0.append(position) } }
}

extension UInt8 {
    fileprivate var isHexDigit: Bool { Set("0123456789abcdef".utf8).contains(self) }
}

@Suite("A slot type that one file adds")
struct HexColourTests {
    private static let text = """
        language: en
        intents:
          Paint:
            data:
              - sentences: ["paint the {area} [in] {hex-colour:shade}", "mix {hex-colour:first} with {hex-colour:second}"]
        lists:
          area: {values: [wall, front door]}
        """

    private static func loader(_ type: HexColour = HexColour()) -> GrammarLoader {
        var loader = GrammarLoader()
        loader.slotTypes = SlotTypes([type])
        return loader
    }

    private static func grammar(_ type: HexColour = HexColour(), _ text: String = text) throws -> Grammar {
        try loader(type).load([SourceText(name: "paint.yaml", text: text)]).grammar
    }

    private static func parser(_ type: HexColour = HexColour()) throws -> Parser { Parser(try grammar(type)) }

    private func slots(_ parser: Parser, _ text: String, edits: Int? = nil) throws -> [String] {
        let result = try parser.parse(text, options: edits.map { ParseOptions(edits: $0) } ?? ParseOptions())
        return (result.readings.first?.slots ?? []).map { "\($0.name)=\($0.value)" }
    }

    @Test(
        "Templates name the type like a list",
        arguments: [
            ("paint the wall in FF8800", ["area=wall", "shade=#ff8800"]),
            ("Paint the front door f80!", ["area=front door", "shade=#ff8800"]),
            ("mix pure red with 00ff00", ["first=#ff0000", "second=#00ff00"]),
            ("mix pure red with 00ff0", []), ("paint the wall in red", []), ("paint the wall", []),
        ]
    )
    func parses(text: String, slots expected: [String]) throws {
        #expect(try slots(Self.parser(), text, edits: 0) == expected)
    }

    @Test("A list of the same name takes the place of the type")
    func listComesFirst() throws {
        let parser = Parser(try Self.grammar(HexColour(), Self.text + "\n  hex-colour: {values: [mauve]}"))
        #expect(try slots(parser, "paint the wall in mauve") == ["area=wall", "shade=mauve"])
        #expect(try slots(parser, "paint the wall in ff8800", edits: 0) == [])
        #expect(try Self.grammar(HexColour(), Self.text.replacing("{hex-colour:shade}", with: "it")).lists.count == 2)
    }

    @Test("A recognizer is asked once for a position, and only where a value may begin")
    func asksOnce() throws {
        let asked = AskedPositions()
        let parser = try Self.parser(HexColour(asked: asked))
        #expect(try slots(parser, "paint the wall in ff8800", edits: 0).count == 2)
        #expect(asked.all == [18])
    }

    @Test("JSON has the value, its place and its kind")
    func encodes() throws {
        let result = try Self.parser().parse("mix pure red with f80")
        let slots = try #require(result.best?.json.object?["slots"]?.object)
        let expected: Value = .object([
            "value": .string("#ff8800"), "kind": .string("typed"), "text": .string("f80"), "start": .integer(18),
            "end": .integer(21),
        ])
        #expect(slots["second"] == expected)
    }

    @Test("Explanations name the type, and what it takes where it reads nothing")
    func explains() throws {
        let parser = try Self.parser()
        let found = try parser.explain("mix pure red with f80")
        let nodes = try #require(found.readings.first?.derivation).nodes
        let origins = nodes.compactMap { if case .slot(let origin) = $0.kind { origin } else { nil } }
        #expect(origins.map(\.value) == [.string("#ff0000"), .string("#ff8800")])
        #expect(
            origins.map(\.source) == [SlotOrigin.Source](repeating: .typed("hex-colour", type: "hex-colour"), count: 2)
        )
        let missed = try parser.explain("paint the wall in wxyz", options: ParseOptions(edits: 0))
        guard case .typed(let list)? = missed.nearest.first?.unknown?.known else {
            Issue.record("no type in \(missed.nearest)")
            return
        }
        #expect(list.summary == HexColour().summary)
        let text = missed.nearest.first?.unknown?.message
        #expect(text == "{shade} takes a colour of six hexadecimal digits; “wxyz” is none")
    }

    @Test("What is sampled is read again")
    func samples() throws {
        let grammar = try Self.grammar()
        let parser = Parser(grammar)
        let samples = Array(Sampler(grammar).allSentences)
        #expect(samples.count == 12)
        for sample in samples { #expect(try parser.parse(sample.text).best?.slots == sample.slots, "\(sample.text)") }
    }

    @Test("Checking knows the type, and finds sentences that it shares with other slots")
    func checks() throws {
        let folder = try TemporaryFolder()
        let clash = """
              - sentences: ["mix {mixture} with {hex-colour:second}"]
                lists: {mixture: {values: [ff8800, cement]}}
            """
        let text = Self.text.replacing("lists:\n", with: "  Stir:\n    data:\n\(clash.indented)\nlists:\n")
        try folder.write(text, to: "paint.yaml")
        var checker = GrammarChecker()
        #expect(checker.check(paths: [folder.path]).diagnostics.contains { $0.code == "undefined-list" })
        checker.slotTypes = SlotTypes([HexColour()])
        let found = checker.check(paths: [folder.path]).diagnostics
        #expect(found.map(\.code) == ["ambiguous-templates"])
    }

    @Test("A compiled grammar refers to the type by name")
    func compiles() throws {
        let parser = try Self.parser()
        let data = parser.compiledData()
        let read = try Parser(compiled: data, slotTypes: SlotTypes([HexColour()]))
        let text = "paint the wall in ff8800"
        #expect(try read.parse(text).json == parser.parse(text).json)
        #expect(throws: CompiledGrammarError.unknownSlotType("hex-colour")) {
            try Parser(compiled: data)
        }
    }

    @Test(
        "Misspelt words of a value are corrected",
        arguments: [
            ("paint the wall in pure grean", ["area=wall", "shade=#00ff00"]),
            ("paint the front door in puer green", ["area=front door", "shade=#00ff00"]),
            ("paint the wall in ff88", []),
        ]
    )
    func corrects(text: String, slots expected: [String]) throws {
        #expect(try slots(Self.parser(), text) == expected)
    }
}

extension String {
    fileprivate var indented: String { split(separator: "\n").map { "  " + $0 }.joined(separator: "\n") }
}
