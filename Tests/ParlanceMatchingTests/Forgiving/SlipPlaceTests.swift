import ParlanceGrammar
import Testing

@testable import ParlanceMatching

/// Slips where words, numbers and texts meet.
@Suite("Slips at the edges of words")
struct SlipPlaceTests {
    private static let house = """
        language: es
        intents:
          Level: {data: [{sentences: ["pon [los] ventiladores de la {area} al {level}(%| por ciento)"]}]}
          Timer: {data: [{sentences: ["crea un temporizador de {seconds} segundos [para {title}]"]}]}
          Cancel: {data: [{sentences: ["cancela el temporizador llamado {title}", "cancela {title} ahora"]}]}
          Lower: {data: [{sentences: ["baja lo demás"]}]}
        lists:
          area: {values: [cocina, salón]}
          level: {range: {from: 0, to: 100}}
          seconds: {range: {from: 1, to: 60}}
          title: {wildcard: true}
        """

    private static let glued = """
        language: fi
        settings: {joins: compounds}
        intents:
          State: {data: [{sentences: ["mitkä valot ovat päällä {area}ssä"]}]}
        lists:
          area: {values: [keittiö, hylly]}
        """

    private static let joined = """
        language: da
        settings: {joins: compounds}
        intents:
          Close: {data: [{sentences: ["rul gardinerne ned i {area}n"]}]}
        lists:
          area: {values: [stue, gang]}
        """

    private static func meaning(_ text: String, _ yaml: String = house) throws -> String? {
        let result = try Fixture.parser(yaml: yaml).parse(text)
        guard result.match == .approximate, let best = result.best else { return nil }
        return ([best.intent] + best.slots.map(\.value.description)).joined(separator: " ")
    }

    @Test(
        "A blank that has moved into a number moves back",
        arguments: [
            ("crea un temporizador de 3 0segundos", "Timer 30"), ("crea un temporizador de3 0 segundos", "Timer 30"),
            ("pon los ventiladores de la cocina al5 0%", "Level cocina 50"),
        ]
    )
    func numbers(text: String, expected: String) throws {
        #expect(try Self.meaning(text) == expected)
    }

    @Test(
        "A word that is all that is said keeps five letters, none of them replaced",
        arguments: [("reume", "Resume"), ("reusme", "Resume"), ("resune", nil), ("stp", nil)] as [(String, String?)]
    )
    func loneWords(text: String, expected: String?) throws {
        let yaml = """
            language: en
            intents:
              Resume: {data: [{sentences: ["resume"]}]}
              Stop: {data: [{sentences: ["stop"]}]}
            """
        #expect(try Self.meaning(text, yaml) == expected)
    }

    @Test(
        "A preposition is corrected to a value only by its sound",
        arguments: [("talk in french conversation", nil), ("talk too french conversation", "Talk 2")]
            as [(String, String?)]
    )
    func prepositions(text: String, expected: String?) throws {
        let yaml = """
            language: en
            intents:
              Talk: {data: [{sentences: ["talk {partner} french conversation"]}]}
            lists:
              partner: {values: [Min, Nina, {in: "2", out: 2}]}
            """
        #expect(try Self.meaning(text, yaml) == expected)
    }

    @Test func `a text that took words with a meaning and a misspelt one is asked about`() throws {
        let yaml = """
            language: de
            intents:
              Play: {data: [{sentences: ["spiel {title}"]}]}
              PlaySinger: {data: [{sentences: ["spiel was von der Sängerin {title}"]}]}
            lists:
              title: {wildcard: true}
            """
        let result = try Fixture.parser(yaml: yaml).parse("spiel was vn der Sängerin Nena")
        #expect(result.match == .ambiguous)
        #expect(result.readings.map(\.intent) == ["PlaySinger", "Play"])
        #expect(result.readings.first?.slots.map(\.value.description) == ["Nena"])
    }

    @Test(
        "Digits are neither changed nor joined otherwise",
        arguments: [
            "crea un temporizador de 3 0 segundos", "crea un temporizador de 300 segundos",
            "crea un temporizador de3 0segundos", "crea un temporizador de1 2 3 segundos",
        ]
    )
    func otherNumbers(text: String) throws {
        #expect(try Self.meaning(text) == nil)
    }

    @Test(
        "A short word of a template may be a slip for another one, far from the first word",
        arguments: [
            ("pon lo ventiladores de la cocina al 50%", "Level cocina 50"),
            ("pon los ventiladores de a cocina al 50%", "Level cocina 50"),
        ]
    )
    func shortWords(text: String, expected: String) throws {
        #expect(try Self.meaning(text) == expected)
    }

    @Test(
        "An ending may be misspelt, but no other ending",
        arguments: [
            ("mitkä valot ovat päällä keittiösäs", "State keittiö"),
            ("mitkä valot ovat päällä keittiöss", "State keittiö"), ("mitkä valot ovat päällä keittiösta", nil),
        ] as [(String, String?)]
    )
    func endings(text: String, expected: String?) throws {
        #expect(try Self.meaning(text, Self.glued) == expected)
    }

    @Test(
        "A word may be joined with one that has an ending, or a letter of it be moved",
        arguments: ["rul gardinerne ned istuen", "rul gardinerne ned is tuen"]
    )
    func joinedWords(text: String) throws {
        #expect(try Self.meaning(text, Self.joined) == "Close stue")
    }

    @Test(
        "No letter is taken from a text or added to it",
        arguments: ["cancela el temporizador llamadop izza", "cancela pizzaa hora"]
    )
    func texts(text: String) throws {
        #expect(try Fixture.parser(yaml: Self.house).parse(text).match == .none)
    }

    @Test func `a letter twice beside a text is a slip of its own`() throws {
        #expect(try Self.meaning("cancela el temporizador llamadoo pizza") == "Cancel pizza")
    }

    @Test(
        "Ideographs return to their side of a digit",
        arguments: [("把声音调大2到0", "Louder 20"), ("把声音调2大到0", nil), ("把声音1调大到2", nil)] as [(String, String?)]
    )
    func digitsAmongIdeographs(text: String, expected: String?) throws {
        let yaml = """
            language: zh
            intents:
              Louder: {data: [{sentences: ["把声音调大到{level}"]}]}
            lists:
              level: {range: {from: 0, to: 100}}
            """
        #expect(try Self.meaning(text, yaml) == expected)
    }
}
