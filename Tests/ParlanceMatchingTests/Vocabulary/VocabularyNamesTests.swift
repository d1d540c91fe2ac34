import ParlanceGrammar
import Testing

@testable import ParlanceMatching

@Suite("Names match in their spoken forms")
struct VocabularyNamesTests {
    private static func parser(_ terms: [Term], language: String = "en") throws -> Parser {
        var vocabulary = Vocabulary()
        #expect(vocabulary.set(terms, of: "name", tier: .user).isEmpty)
        let yaml =
            "language: \(language)\nintents: {Play: {data: [{sentences: ['play {name}', '播放{name}']}]}}\nlists: {name: {values: []}}"
        return try Fixture.parser(yaml: yaml).with(vocabulary: vocabulary)
    }

    @Test(
        arguments: [
            ("Beyoncé", "en", ["beyoncé", "BEYONCÉ", "Beyonce\u{301}"]),
            ("Dr. Smith's lamp", "en", ["dr smith's lamp", "Dr. Smith’s lamp"]),
            ("wi-fi", "en", ["wi-fi", "wi fi", "Wi_Fi"]),
            ("AC/DC", "en", ["AC/DC", "ac dc"]),
            ("will.i.am", "en", ["will.i.am", "will i am"]),
            ("50 Cent", "en", ["50 cent", "fifty cent"]),
            ("Blink-182", "en", ["blink 182", "blink one hundred eighty-two", "blink one hundred and eighty two"]),
            ("Florence + The Machine", "en", ["florence and the machine", "florence + the machine"]),
            ("Simon & Garfunkel", "en", ["simon & garfunkel", "simon and garfunkel"]),
            ("Marks & Spencer", "de", ["marks und spencer"]),
            ("Party 🎉", "en", ["party", "party 🎉"]),
            ("🎸", "en", ["🎸"]),
            ("(Sittin' On) The Dock of the Bay", "en", ["sittin' on the dock of the bay"]),
            ("\"Heroes\"", "en", ["heroes"]),
            ("客厅", "zh", ["客厅"]),
            ("M83", "en", ["m83", "m eighty-three"]),
            ("Straße", "de", ["strasse", "STRASSE"]),
            ("99 Luftballons", "de", ["neunundneunzig luftballons"]),
            ("P!nk", "en", ["p!nk"]),
            ("[unclosed {name} <x>", "en", ["unclosed name x"]),
        ]
    )
    func `a name is heard in all its forms`(name: String, language: String, said: [String]) throws {
        let parser = try Self.parser([Term(phrase: TermPhrase(name))], language: language)
        for said in said {
            let slot = try parser.parse("play \(said)").best?["name"]
            #expect(slot?.term?.phrase == name, "\(said)")
        }
    }

    @Test(arguments: [
        ("P!nk", "pink"), ("Ke$ha", "kesha"), ("A$AP Rocky", "ay sap rocky"), ("iTunes", "eye toons"),
        ("🎸 hour", "guitar hour"),
    ])
    func `what a name sounds like is a way to say it`(name: String, hint: String) throws {
        let parser = try Self.parser([Term(phrase: TermPhrase(name, pronunciations: [hint]))])
        #expect(try parser.parse("play \(hint)").best?["name"]?.term?.phrase == name)
        #expect(try parser.parse("play \(name)").best?["name"]?.term?.phrase == name)
    }

    @Test func `in a language without rules for numbers names are said as they are written`() throws {
        let parser = try Self.parser([Term(phrase: "50 Cent")], language: "bn")
        #expect(try parser.parse("play 50 cent").match == .exact)
    }
}
