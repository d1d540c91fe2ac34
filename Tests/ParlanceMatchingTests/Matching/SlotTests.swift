import ParlanceGrammar
import Testing

@testable import ParlanceMatching

@Suite("Slots")
struct SlotTests {
    @Test("A repeated slot has all its values, in the order of the text; the last is the slot's")
    func repeatedSlot() throws {
        let parser = try Fixture.parser("from {n} to {n} in [the] {area}", block: "slots: {n: 1, mode: x}")
        let reading = try #require(try parser.parse("from five to 3 in the kitchen").best)
        #expect(reading.slots(named: "n").map(\.value) == [.integer(5), .integer(3)])
        #expect(reading["n"]?.value == .integer(3))
        #expect(reading.slots(named: "mode").map(\.kind) == [.fixed])
        #expect(reading.slots(named: "other").isEmpty)
        #expect(reading.spokenSlots.map(\.name) == ["n", "n", "area"])
    }

    @Test(
        "Numbers are read in digits and in words",
        arguments: [
            ("{n} x", "50 x", "n=50"), ("{n} x", "fifty x", "n=50"), ("{n} x", "twenty-one x", "n=21"),
            ("{n} x", "twenty one x", "n=21"), ("{n} x", "one hundred x", "n=100"), ("{n} x", "101 x", nil),
            ("{n} x", "15.0 x", nil), ("{n} x", "one hundred one x", nil), ("{n} x", "-5 x", nil),
            ("{halves} x", "20.5 x", "halves=20.5"), ("{halves} x", "20,5 x", "halves=20.5"),
            ("{halves} x", "20.3 x", nil), ("{halves} x", "twenty point five x", "halves=20.5"),
            ("{halves} x", "100.5 x", "halves=100.5"), ("{minus} x", "-5 x", "minus=5"),
            ("{minus} x", "−5 x", "minus=5"),
            ("{minus} x", "minus five x", "minus=5"), ("{1..5:k} x", "3 x", "k=3"), ("{1..5:k} x", "6 x", nil),
            ("{0..100,5:k} x", "15 x", "k=15"), ("{0..100,5:k} x", "16 x", nil),
            ("{0..100,5:k} x", "fifteen x", "k=15"),
            ("from {n} to {n:m}", "from one to two", "n=1 m=2"), ("{n} or {n:m}", "five or five", "n=5 m=5"),
        ] as [(String, String, String?)]
    )
    func numbers(template: String, utterance: String, slots: String?) throws {
        #expect(try Fixture.parser(template).slots(of: utterance) == slots)
    }

    @Test(
        "Numbers are spelled out in every language that ICU has rules for",
        arguments: [
            ("de", "einundzwanzig x", 21), ("fr", "quatre-vingt-dix-neuf x", 99), ("es", "veintiún x", 21),
            ("it", "ventuno x", 21), ("nl", "eenentwintig x", 21), ("sv", "tjugoett x", 21), ("nb", "tjueén x", 21),
            ("pl", "dwadzieścia jeden x", 21), ("ru", "двадцать одна x", 21), ("ja", "二十一 x", 21), ("zh", "二十一 x", 21),
            ("th", "ยี่สิบเอ็ด x", 21), ("tr", "yirmi bir x", 21), ("hi", "इक्कीस x", 21), ("ar", "واحد وعشرون x", 21),
        ]
    )
    func spelledNumbers(language: String, utterance: String, number: Int) throws {
        #expect(try Fixture.parser("{n} x", language: language).slots(of: utterance) == "n=\(number)")
    }

    @Test("Words and digits can be switched off, and words may be of another language")
    func rangeSettings() throws {
        let block = """
            lists:
              digits: {range: {from: 0, to: 9, words: false}}
              words: {range: {from: 0, to: 9, digits: false}}
              german: {range: {from: 0, to: 9, words_language: de}}
            """
        let parser = try Fixture.parser("a {digits}", "b {words}", "c {german}", block: block)
        #expect(try parser.slots(of: "a 5") == "digits=5")
        #expect(try parser.slots(of: "a five") == nil)
        #expect(try parser.slots(of: "b five") == "words=5")
        #expect(try parser.slots(of: "b 5") == nil)
        #expect(try parser.slots(of: "c fünf") == "german=5")
        #expect(try parser.slots(of: "c five") == nil)
    }

    @Test(
        "Fractions go down to hundredths",
        arguments: [
            ("12.75", "12.75"), ("12,75", "12.75"), ("12.5", "12.5"), ("12.07", "12.07"), ("12.70", "12.7"),
            ("12", "12"),
            ("12.755", nil), ("twelve point seven five", "12.75"), ("twelve point five", "12.5"),
            ("twelve point zero seven", "12.07"), ("twelve point seven five five", nil),
            ("five thousand one point two nine", "5001.29"), ("9999.99", "9999.99"),
        ] as [(String, String?)]
    )
    func hundredths(utterance: String, value: String?) throws {
        let block = "lists: {sum: {range: {from: 0, to: 10000, fractions: hundredths}}}"
        #expect(
            try Fixture.parser("pay {sum}", block: block).slots(of: "pay " + utterance) == value.map { "sum=" + $0 }
        )
    }

    @Test(
        "Cents need no word for the point, and are no part of a whole number",
        arguments: [
            ("twelve fifty", "12.5"), ("nineteen ninety-five", "19.95"), ("twenty fifteen", "20.15"),
            ("twelve point five", "12.5"), ("twelve", "12"), ("one hundred fifty", "150"), ("twenty five", "25"),
            ("one hundred twelve eighty", "112.8"), ("twelve five", nil), ("twelve one hundred", nil),
        ] as [(String, String?)]
    )
    func cents(utterance: String, value: String?) throws {
        let block = "lists: {sum: {range: {from: 0, to: 10000, fractions: cents}}}"
        #expect(
            try Fixture.parser("pay {sum}", block: block).slots(of: "pay " + utterance) == value.map { "sum=" + $0 }
        )
    }

    @Test("A block's definitions apply in it, for its lists too, and nowhere else")
    func blockScope() throws {
        let parser = try Fixture.parser(
            yaml: """
                language: en
                intents:
                  Local:
                    data:
                      - sentences: ["paint it {area}", "<verb> the {n}"]
                        expansion_rules: {verb: "(ask|tell)", shade: "(dark|light)"}
                        lists: {area: {values: [{in: "<shade> blue", out: blue}]}}
                  Shared:
                    data: [{sentences: ["<verb> the {area}"]}]
                expansion_rules: {verb: "(sweep|mop)"}
                \(Fixture.lists)
                """
        )
        #expect(try parser.slots(of: "paint it dark blue") == "area=blue")
        #expect(try parser.slots(of: "tell the five") == "n=5")
        #expect(try parser.slots(of: "mop the kitchen") == "area=kitchen")
        #expect(try parser.slots(of: "paint it kitchen") == nil)
        #expect(try parser.slots(of: "mop the five") == nil)
        #expect(try parser.slots(of: "tell the kitchen") == nil)
    }

    @Test(
        "A list's value delivers its `out`, or the words of the utterance",
        arguments: [
            ("in {area}", "in Living ROOM", "area=living room"), ("in {area}", "in bedroom", "area=bedroom"),
            ("in {area}", "in bed room", "area=bedroom"), ("{area:place} x", "Kitchen x", "place=kitchen"),
            ("in {area:@here}", "in kitchen", ""),
        ]
    )
    func listValues(template: String, utterance: String, slots: String) throws {
        #expect(try Fixture.parser(template).slots(of: utterance) == slots)
    }

    @Test(
        "A value in quotation marks matches with or without them",
        arguments: [
            (#""fan""#, "light fan", "area=x"), (#""fan""#, #"light "fan""#, "area=x"),
            ("“big” fan", "light big fan", "area=x"), ("the “big” fan", "light the “big” fan", "area=x"),
            (#"[the ]"(big|small) fan""#, "light the small fan", "area=x"), (#"fan 27""#, "light fan 27", "area=x"),
            ("«fan»", "light lamp", nil), ("fan", #"light "fan""#, nil), ("'fan'", "light fan", nil),
            ("nick's fan", "light nick's fan", "area=x"), ("客厅“灯”", "light 客厅灯", "area=x"),
        ] as [(String, String, String?)]
    )
    func quotedValues(value: String, utterance: String, slots: String?) throws {
        let parser = try Fixture.parser("light {area}").with(lists: [
            "area": .values([ListValue(input: try Template(value), output: "x")])
        ])
        #expect(try parser.slots(of: utterance) == slots)
    }

    @Test("A value that is a template without `out` delivers the words of the utterance")
    func templatedValues() throws {
        let parser = try Fixture.parser("light {area}").with(lists: [
            "area": .values([ListValue(input: try Template("[dark ](blue|azure)"), output: nil)])
        ])
        #expect(try parser.slots(of: "light Dark Blue!") == "area=Dark Blue")
    }

    @Test(
        "A wildcard reads at least one word, keeps its text, and ends where a word ends",
        arguments: [
            ("play {any}", "play Bohemian  Rhapsody!", "any=Bohemian Rhapsody"), ("play {any}", "play", nil),
            ("play {any} in {area}", "play jazz in cabin kitchen", nil),
            ("play {any} in {area}", "play jazz in cabin in kitchen", "any=jazz in cabin area=kitchen"),
            ("play {any} now", "play snow", nil), ("play {any} now", "play it now or now", "any=it now or"),
            ("add {any}s", "add apples", "any=apple"), ("add {any} to {more}", "add a to b to c", "any=a more=b to c"),
            ("{any} {n}", "room 5", "any=room n=5"), ("go [the] {any}", "go the dog", "any=dog"),
            ("add {any} [to [my] list]", "add milk to my list", "any=milk"),
            ("{any}", "Apples, Pears!", "any=Apples, Pears"),
            ("{any} x", "Wi-Fi café x", "any=Wi-Fi café"),
        ] as [(String, String, String?)]
    )
    func wildcards(template: String, utterance: String, slots: String?) throws {
        #expect(try Fixture.parser(template).slots(of: utterance) == slots)
    }

    @Test(
        "Every slot has its range in the caller's text",
        arguments: [
            ("turn on {name} in {area}", "turn  on\tDr. Smith’s lamp, in kitchen!", ["Dr. Smith’s lamp", "kitchen"]),
            ("{any} x {n}", "é👨‍👩‍👧e\u{301}  x ٤٢", ["é👨‍👩‍👧e\u{301}", "٤٢"]), ("ไฟ{n}", "ไฟ ๔๒", ["๔๒"]),
        ]
    )
    func spans(template: String, utterance: String, spoken: [String]) throws {
        let reading = try #require(try Fixture.parser(template).parse(utterance).readings.first)
        let scalars = Array(utterance.unicodeScalars)
        for (slot, words) in zip(reading.slots, spoken) {
            let place = try #require(slot.spoken)
            #expect(String(utterance[place.range]) == words)
            #expect(String(String.UnicodeScalarView(scalars[place.scalarRange])) == words)
        }
    }
}
