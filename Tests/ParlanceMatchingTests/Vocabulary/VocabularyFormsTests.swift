import ParlanceGrammar
import Testing

@testable import ParlanceMatching

@Suite("Names of a vocabulary match in the plural, in the possessive, and in other scripts")
struct VocabularyFormsTests {
    private static func parser(_ names: [String], language: String, list: String = "[]") throws -> Parser {
        var vocabulary = Vocabulary()
        #expect(vocabulary.set(names.map { Term(phrase: TermPhrase($0)) }, of: "name", tier: .user).isEmpty)
        let yaml = """
            language: \(language)
            intents: {Show: {data: [{sentences: ["show {name} [number]", "出す{name}"]}]}}
            lists: {name: {values: \(list)}}
            """
        return try Fixture.parser(yaml: yaml).with(vocabulary: vocabulary)
    }

    @Test(arguments: [
        ("en", "Anna", ["anna's", "Anna’s", "annas"]), ("en", "James", ["james's", "james'", "jameses"]),
        ("en", "the Miller", ["the millers", "the miller's", "the millers'"]), ("en", "box", ["boxes", "box's"]),
        ("en", "city", ["cities", "city's"]), ("en", "day", ["days", "day's"]), ("en", "knife", ["knives"]),
        ("en", "torch", ["torches"]), ("en", "bedside lamp", ["bedside lamps"]),
        ("de", "Anna", ["annas", "anna's"]), ("de", "Max", ["max'", "max’"]), ("de", "Lampe", ["lampen"]),
        ("de", "Schalter", ["schaltern", "schalters"]), ("nl", "Anna", ["anna's"]), ("nl", "Jan", ["jans"]),
        ("nl", "lamp", ["lampen"]), ("sv", "Anna", ["annas"]), ("es", "lámpara", ["lámparas"]),
        ("es", "luz", ["luces"]), ("fr", "bureau", ["bureaux"]), ("pt", "botão", ["botões"]),
    ])
    func `plurals and possessives are the name`(language: String, name: String, said: [String]) throws {
        let parser = try Self.parser([name], language: language)
        for said in said {
            let slot = try parser.parse("show \(said) number", options: .exact).best?["name"]
            #expect(slot?.term?.phrase == name, "\(said)")
            #expect(slot?.spoken.map { !$0.text.isEmpty } == true)
        }
    }

    @Test(arguments: [
        ("カフェ", "かふぇ"), ("さくら", "サクラ"), ("とうきょうタワー", "トウキョウタワー"),
    ])
    func `Japanese names match in both kana`(name: String, said: String) throws {
        let parser = try Self.parser([name], language: "ja")
        #expect(try parser.parse("出す\(said)", options: .exact).best?["name"]?.term?.phrase == name)
    }

    @Test func `Chinese names match in both scripts`() throws {
        let parser = try Self.parser(["客厅灯", "電視"], language: "zh")
        #expect(try parser.parse("出す客廳燈", options: .exact).best?["name"]?.term?.phrase == "客厅灯")
        #expect(try parser.parse("出す电视", options: .exact).best?["name"]?.term?.phrase == "電視")
    }

    @Test(arguments: [
        ("en", "Robert", "roberts"), ("en", "Ann", "anne"), ("de", "Ann", "anne"), ("de", "Tim", "time"),
        ("it", "Anna", "annas"), ("en", "Anna", "annass"),
    ])
    func `other names are not the name`(language: String, name: String, said: String) throws {
        #expect(try Self.parser([name], language: language).parse("show \(said)", options: .exact).best == nil)
    }

    @Test func `a name as it is written wins`() throws {
        let parser = try Self.parser(["lamp", "lamps"], language: "en")
        #expect(try parser.parse("show lamps").readings.map { $0["name"]?.term?.phrase } == ["lamps"])
        let own = try Self.parser(["lamp"], language: "en", list: "[{in: lamps, out: all}]")
        #expect(try own.parse("show lamps").readings.map { $0["name"]?.value } == ["all"])
        #expect(try own.parse("show lamp's").best?["name"]?.term?.phrase == "lamp")
    }

    @Test func `a term added later has its forms, and a removed one has none`() throws {
        let parser = try Self.parser(["Anna"], language: "en")
        var vocabulary = parser.vocabulary
        #expect(vocabulary.set([Term(phrase: TermPhrase("Ben"))], of: "name", tier: .user).isEmpty)
        let changed = parser.with(vocabulary: vocabulary)
        #expect(try changed.parse("show ben's", options: .exact).best?["name"]?.term?.phrase == "Ben")
        #expect(try changed.parse("show anna's", options: .exact).best == nil)
    }
}
