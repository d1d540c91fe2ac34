import ParlanceGrammar
import Testing

@testable import ParlanceMatching

@Suite("Words and their edges")
struct BoundaryTests {
    @Test(
        "A blank in a template is the edge of a word",
        arguments: [
            // template, utterance, whether it matches
            ("turn on {area}", "turn on kitchen", true), ("turn on {area}", "  Turn   ON kitchen ", true),
            ("turn on {area}", "turn onkitchen", false), ("turn on", "turnon", false),
            ("[the] light", "light", true), ("[the] light", "the light", true), ("[the] light", "thelight", false),
            ("a [b] [c] d", "a d", true), ("a [b] [c] d", "a b c d", true), ("a [b] [c] d", "a b cd", false),
            ("(a|b)c", "ac", true), ("(a|b)c", "a c", false), ("x[ a] y", "x a y", true), ("x[ a] y", "xa y", false),
            ("light[s]", "lights", true), ("light[s]", "light s", false), ("( a | b ) c", "b c", true),
        ]
    )
    func blankIsEdge(template: String, utterance: String, matches: Bool) throws {
        #expect(try Fixture.parser(template).parse(utterance, options: .exact).match == (matches ? .exact : .none))
    }

    @Test(
        "Between a slot and text without a blank in the template, the utterance may have one or not",
        arguments: [
            ("set {n}%", "set 50%", true), ("set {n}%", "set 50 %", true), ("set {n} %", "set 50%", true),
            ("set {n} percent", "set 50percent", true), ("set {n} percent", "set fiftypercent", false),
            ("{area}light", "kitchenlight", true), ("{area}light", "kitchen light", true),
            ("{area} light now", "kitchen lightnow", false), ("turn on {name} now", "turn on lampnow", false),
            ("set{n}", "set 50", true), ("set{n}", "set fifty", true), ("{n}[ ](k|m)", "5k", true),
        ]
    )
    func slotsAndText(template: String, utterance: String, matches: Bool) throws {
        #expect(try Fixture.parser(template).parse(utterance, options: .exact).match == (matches ? .exact : .none))
    }

    @Test(
        "Languages that join words may omit the blank after a slot",
        arguments: [
            ("de", "{area} light", "kitchenlight", true), ("nl", "{n} minuten", "tienminuten", true),
            ("en", "{area} light", "kitchenlight", false), ("de", "{any} light", "kitchenlight", false),
            ("ne", "{any} को लागि", "पिज्जाको लागि", true), ("hi", "{any} को लागि", "पिज्जाको लागि", false),
        ]
    )
    func joinedWords(language: String, template: String, utterance: String, matches: Bool) throws {
        #expect(
            try Fixture.parser(template, language: language).parse(utterance, options: .exact).match
                == (matches ? .exact : .none)
        )
    }

    @Test(
        "An apostrophe is the edge of a word everywhere",
        arguments: [
            ("<in> [<the>] {area}", "nell'kitchen"), ("<in> [<the>] {area}", "nell' kitchen"),
            ("<in> [<the>] {area}", "nell’kitchen"), ("nell' {area}", "nell'kitchen"), ("nell'{area}", "nell' kitchen"),
        ]
    )
    func apostrophes(template: String, utterance: String) throws {
        let rules = "expansion_rules: {in: \"nell'[ ]\", the: \"(il|lo)\"}"
        #expect(try Fixture.parser(template, language: "it", top: rules).slots(of: utterance) == "area=kitchen")
    }

    @Test(
        "Where the script writes no blanks, they are optional in template and utterance",
        arguments: [
            ("ja", "電気をつけて", "電気 を つけて"), ("ja", "電気 を つけて", "電気をつけて"), ("th", "เปิด ไฟ", "เปิดไฟ"),
            ("zh", "打开 灯", "打开灯"), ("zh", "打开灯", "打 开 灯"), ("zh", "调到{n}%", "调到 50 %"),
            ("zh", "打开TV", "打开 TV"), ("km", "បើក ភ្លើង", "បើកភ្លើង"),
        ]
    )
    func scriptsWithoutBlanks(language: String, template: String, utterance: String) throws {
        #expect(try Fixture.parser(template, language: language).parse(utterance, options: .exact).match == .exact)
    }

    @Test(
        "Punctuation between slots may be missing beside a script without blanks, in languages that have one, and only there",
        arguments: [
            ("zh", "{area}:{n}", "客厅:5", "area=客厅 n=5"), ("zh", "{area}:{n}", "客厅：5", "area=客厅 n=5"),
            ("zh", "{area}:{n}", "TV:5", "area=tv n=5"), ("zh", "{n}:{n:m}", "10:30", "n=10 m=30"),
            ("ja", "{n}:{area}", "5:客厅", "n=5 area=客厅"), ("zh", "{area}:on", "客厅:on", "area=客厅"),
            ("zh", "{n}:{n:m}", "1030", nil), ("en", "{n}:{n:m}", "10:30", "n=10 m=30"),
            ("en", "{n}:{n:m}", "10 30", nil), ("ko", "{n}:{n:m}", "10 30", nil),
        ] as [(String, String, String, String?)]
    )
    func punctuationBesideSlots(language: String, template: String, utterance: String, slots: String?) throws {
        let areas = ["客厅", "tv"].map { ListValue(input: Template(literal: $0), output: .string($0)) }
        let parser = try Fixture.parser(template, language: language).adding(lists: ["area": .values(areas)])
        #expect(try parser.slots(of: utterance) == slots)
    }

    @Test(
        "Names, templates and utterances are normalized alike",
        arguments: [
            ("turn on {name}", "turn on Dr Smith's lamp", "name=Smith"),
            ("turn on {name}", "TURN ON DR. SMITH’S LAMP!", "name=Smith"),
            ("turn on {name}", "turn on the wi-fi plug", nil), ("turn on {name}", "turn on wi fi plug", "name=Plug"),
            ("turn on {name}", "turn on Wi_Fi plug", "name=Plug"), ("turn-on {name}", "turn on fan", "name=Fan"),
            ("hey, you! {name}?", "hey you fan", "name=Fan"), ("straße {n}", "STRASSE 5", "n=5"),
            ("{n} {name}", "٤٢ fan", "n=42 name=Fan"), ("{n} {name}", "４２ fan", "n=42 name=Fan"),
        ] as [(String, String, String?)]
    )
    func oneNormalizer(template: String, utterance: String, slots: String?) throws {
        #expect(try Fixture.parser(template).slots(of: utterance) == slots)
    }
}
