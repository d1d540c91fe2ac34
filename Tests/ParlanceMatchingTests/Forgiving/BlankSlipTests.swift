import ParlanceGrammar
import Testing

@testable import ParlanceMatching

/// Slips in blanks beside texts of any words, words of which only two blanks are left, and misspelt skip words.
@Suite("Slips beside texts and skip words")
struct BlankSlipTests {
    private static let kitchen = """
        language: en
        skip_words: [please, could you, for my sake]
        intents:
          Start: {data: [{sentences: ["(start|begin) a timer called {title} [with {seconds} seconds]", "{title} timer begins"]}]}
          Watch: {data: [{sentences: ["watch {title} upon the {room} screen", "watch {title} upon the {room}"]}]}
          Lamps: {data: [{sentences: ["are lamps lit"]}]}
        lists:
          room: {values: [cellar, attic]}
          seconds: {range: {from: 1, to: 60}}
          title: {wildcard: true}
        """

    private static func best(_ text: String) throws -> Reading? {
        let result = try Fixture.parser(yaml: kitchen).parse(text)
        return result.match == .approximate ? result.best : nil
    }

    private static func meaning(_ text: String) throws -> String? {
        try best(text).map { ([$0.intent] + $0.slots.map(\.value.description)).joined(separator: " ") }
    }

    @Test(
        "A blank is inserted or moved at the edge of a text",
        arguments: [
            ("begin a timer calle dpudding with 20 seconds", "Start pudding 20"),
            ("begin a timer calledpudding with 20 seconds", "Start pudding 20"),
            ("watch The Wireupon the attic screen", "Watch The Wire attic"),
            ("watch The Wireu pon the attic screen", "Watch The Wire attic"),
        ]
    )
    func edges(text: String, expected: String) throws {
        #expect(try Self.meaning(text) == expected)
    }

    @Test func `a letter that belongs to the text behind a word is not left out of it`() throws {
        #expect(try Self.meaning("begin a timer calledp udding with 20 seconds") == nil)
    }

    @Test func `a verb is divided from a text only beside other words of the request`() throws {
        #expect(try Self.meaning("watchThe Wire upon the attic screen") == "Watch The Wire attic")
        #expect(try Self.meaning("watchwords upon the attic") == nil)
    }

    @Test func `a word of the language is not divided`() throws {
        // "thereupon" may be the end of a title.
        #expect(try Self.meaning("watch thereupon the attic screen") == nil)
    }

    @Test func `an inserted blank is told with the whole word`() throws {
        let edits = try #require(try Self.best("watch The Wireupon the attic screen")).editedWords
        #expect(edits.map(\.said) == ["Wireupon"])
        #expect(edits.map(\.meant) == ["wire upon"])
        let both = try #require(try Self.best("begin a timer calledpudding with 20 seconds")).editedWords
        #expect(both.map(\.meant) == ["called pudding"])
    }

    @Test(
        "A word of one letter is missing between two blanks, and nowhere else",
        arguments: [
            ("hvaða ljós  eldhúsi loga", "Lit"), ("hvaða ljós eldhúsi loga", nil),
            // Two words fit, with two meanings.
            ("hvaða ljós  þaki loga", nil),
        ] as [(String, String?)]
    )
    func lostLetters(text: String, expected: String?) throws {
        let yaml = """
            language: is
            intents:
              Lit: {data: [{sentences: ["hvaða ljós í eldhúsi loga", "hvaða ljós í þaki loga"]}]}
              Above: {data: [{sentences: ["hvaða ljós á þaki loga"]}]}
            """
        let result = try Fixture.parser(yaml: yaml).parse(text)
        #expect((result.match == .approximate ? result.best?.intent : nil) == expected)
    }

    @Test(
        "A misspelt skip word is left out",
        arguments: [
            ("pleaes are lamps lit", "pleaes"), ("are lamps lit plese", "plese"),
            ("cuold you are lamps lit", "cuold you"),
            ("are lamps lit for ym sake", nil), ("are lamps lit police", nil), ("could he are lamps lit", nil),
        ] as [(String, String?)]
    )
    func skipWords(text: String, expected: String?) throws {
        let edits = try Self.best(text)?.editedWords
        #expect(edits?.map(\.said).joined(separator: "|").trimmingBlanks == expected)
    }
}

extension String {
    fileprivate var trimmingBlanks: String { split(separator: " ").joined(separator: " ") }
}
