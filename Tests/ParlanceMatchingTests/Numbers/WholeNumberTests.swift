import ParlanceGrammar
import Testing

@testable import ParlanceMatching

@Suite("A part of a number is no number")
struct WholeNumberTests {
    private static let lists = """
        lists:
          sum: {range: {from: 0, to: 10000000, fractions: hundredths, words: false}}
          said: {range: {from: 0, to: 2000, fractions: halves}}
          half: {range: {from: -20, to: 20, fractions: halves}}
          n: {range: {from: 0, to: 400}}
          exact: {range: {from: 0, to: 9007199254740992, words: false}}
          few: {range: {from: 0, to: 10}}
          who: {wildcard: true}
        """

    private static func slots(_ template: String, _ text: String, language: String = "en") throws -> String? {
        try Fixture.parser(template, language: language, block: lists).slots(of: text)
    }

    @Test(
        "Digits are read with their groups, decimals and fractions, or not at all",
        arguments: [
            ("1,000", "1000"), ("1,250", "1250"), ("10,000", "10000"), ("1,000,000.5", "1000000.5"), ("1.000", "1"),
            ("1.250", "1.25"), (".50", "0.5"), ("0.5", "0.5"), ("½", "0.5"), ("2½", "2.5"), ("2 ½", "2.5"),
            ("2 1/2", "2.5"), ("1/2", "0.5"), ("3/4", "0.75"), ("5 thousand", "5000"), ("1.5 million", "1500000"),
            ("007", "7"), ("12,75", "12.75"), ("+5", "5"), ("٥٠", "50"), ("５", "5"),
            ("1,00,000", nil), ("0,500", nil), ("1,0000", nil), ("10²", nil), ("10⁻²", nil), ("5①", nil),
            ("1/2/2024", nil), ("10:30", nil), ("3.14.15", nil), ("1.2.3.4", nil), ("1e5", nil), ("5k", nil),
            ("2×4", nil), ("1٢", nil), ("٢1", nil), ("1'000", nil), ("1.000.000", nil), ("10/4", nil), ("2/4", nil),
            ("5+3", nil), ("1.00000000000000001", nil), ("20000000", nil), ("-5", nil), ("99999999999999999999", nil),
        ] as [(String, String?)]
    )
    func digits(said: String, value: String?) throws {
        #expect(try Self.slots("pay {sum} dollars", "pay \(said) dollars") == value.map { "sum=" + $0 })
        #expect(try Self.slots("pay {sum}", "pay \(said)") == value.map { "sum=" + $0 })
        #expect(try Self.slots("pay {who} {sum}", "pay mom \(said)") == value.map { "who=mom sum=" + $0 })
    }

    @Test(
        "Words are read as a whole number, or not at all",
        arguments: [
            ("a hundred and ten", "110"), ("a hundred", "100"), ("a thousand", "1000"),
            ("two hundred and five", "205"), ("two hundred five", "205"), ("one point five", "1.5"),
            ("two and a half", "2.5"),
            ("twenty five", "25"), ("fifteen hundred", nil), ("five hundred thousand", nil), ("minus five", nil),
            ("negative five", nil), ("minus 5", nil), ("negative 5", nil), ("one point five five five", nil),
            ("three million", nil), ("a million", nil), ("half a million", nil),
        ] as [(String, String?)]
    )
    func words(said: String, value: String?) throws {
        #expect(try Self.slots("pay {said} dollars", "pay \(said) dollars") == value.map { "said=" + $0 })
        #expect(
            try Self.slots("pay {who} {said} dollars", "pay mom \(said) dollars") == value.map { "who=mom said=" + $0 }
        )
    }

    @Test(
        "Where a range stops short of a number, neither its front part nor its rest is read",
        arguments: [
            "pay mom twenty five", "pay mom a hundred and ten", "pay mom ten thousand", "pay mom 10 thousand",
            "pay mom five point five", "pay mom 5.5", "pay mom point five", "pay mom minus five",
            "pay mom one and a half",
            "pay mom 1,000", "pay mom 3½",
        ]
    )
    func ends(text: String) throws {
        #expect(try Self.slots("pay {who} {few}", text) == nil)
        #expect(try Self.slots("pay {few} {who}", text.replacing("pay mom", with: "pay") + " mom") == nil)
    }

    @Test(
        "Two numbers in a row are two",
        arguments: [
            ("{few} {n}", "five six", "few=5 n=6"), ("{few} {n}", "5 5", "few=5 n=5"),
            ("{few} {n}", "two 5", "few=2 n=5"), ("{n} {n:m}", "twenty one thirty", "n=21 m=30"),
            ("{n} {n:m}", "two hundred three hundred", "n=200 m=300"),
            ("{few} {who}", "two 5 minute timers", "few=2 who=5 minute timers"),
            ("play {n} {who}", "play 99 luftballons", "n=99 who=luftballons"),
            ("call {few} {few:b} {few:c}", "call 5 5 5", "few=5 b=5 c=5"),
            ("call {few} {few:b} {few:c}", "call five five five", "few=5 b=5 c=5"),
        ]
    )
    func neighbours(template: String, text: String, slots: String) throws {
        #expect(try Self.slots(template, text) == slots)
    }

    @Test(
        "Only the template's own text takes a number apart",
        arguments: [
            ("at {n}:{n:m}", "at 10:30", "n=10 m=30"), ("{n}/{few}", "5/10", "n=5 few=10"),
            ("{n}.{n:m}", "3.14", "n=3 m=14"), ("{n},{half}", "5,-15", "n=5 half=-15"),
            ("between {n} and {n:m}", "between one hundred and two", "n=100 m=2"),
            ("between {n} and {n:m}", "between two hundred and three hundred", "n=200 m=300"),
            ("channel {n} point {n:m}", "channel ninety nine point five", "n=99 m=5"),
            ("run {n}k", "run 5k", "n=5"), ("go minus {n}", "go minus five", "n=5"),
            ("at {who}:{n}", "at 10:30", nil), ("at {n}:{who}", "at 10:30 sharp", "n=10 who=30 sharp"),
        ] as [(String, String, String?)]
    )
    func literals(template: String, text: String, slots: String?) throws {
        #expect(try Self.slots(template, text) == slots)
    }

    @Test(
        "Below zero the sign belongs to the number, in digits and in words",
        arguments: [
            ("-5", "-5"), ("−5", "-5"), ("minus 5", "-5"), ("minus five", "-5"), ("negative 5", "-5"),
            ("negative five", "-5"), ("-.5", "-0.5"), ("-0.5", "-0.5"), ("-½", "-0.5"), ("-0", "0"),
            ("-1.5", "-1.5"), ("-1,000", nil), ("-100.5", nil),
        ] as [(String, String?)]
    )
    func negatives(said: String, value: String?) throws {
        #expect(try Self.slots("set it to {half}", "set it to \(said)") == value.map { "half=" + $0 })
    }

    @Test(
        "A minus sign after a comma stays one, unless it may be a hyphen",
        arguments: [
            ("{who} {half}", "kitchen, -15", "who=kitchen half=-15"),
            ("{who} {half}", "kitchen, minus 15", "who=kitchen half=-15"), ("{who} {half}", "kitchen,-15", nil),
        ] as [(String, String, String?)]
    )
    func commas(template: String, text: String, slots: String?) throws {
        #expect(try Self.slots(template, text) == slots)
    }

    @Test(
        "Every language has its own signs and groups",
        arguments: [
            ("en", "1.000", "1"), ("en", "1,000", "1000"), ("de", "1.000", "1000"), ("de", "1.000,5", "1000.5"),
            ("de", "1,5", "1.5"), ("de", ",5", "0.5"), ("de", "1.5", "1.5"), ("de", "1,000", "1"),
            ("de", "hundertzehn", "110"), ("de", "zweitausend", "2000"), ("fr", "1 000", "1000"),
            ("fr", "1\u{202F}000,25", "1000.25"), ("fr", "deux mille", "2000"), ("fr", "deux et demi", "2.5"),
            ("es", "1.250,75", "1250.75"), ("es", "dos mil", "2000"), ("pl", "20 000", "20000"),
            ("ru", "20 000", "20000"),
            ("de-CH", "1'000.5", "1000.5"), ("de-CH", "1’000", "1000"), ("hi", "1,00,000", "100000"),
            ("hi", "100,000", "100000"), ("hi", "1,00,00,000", "10000000"), ("ar", "١٠٠", "100"),
            ("ar", "١٬٠٠٠", "1000"),
            ("ar", "١٫٥", "1.5"), ("en-IN", "1,00,000", "100000"), ("sv", "1 000", "1000"), ("zh", "1万", nil),
            ("ja", "1,000", "1000"), ("en", "20 000", nil), ("tr", "1.000", "1000"),
        ] as [(String, String, String?)]
    )
    func languages(language: String, said: String, value: String?) throws {
        let isWords = said.unicodeScalars.first?.properties.isAlphabetic ?? false
        let list = isWords ? "said" : "sum"
        #expect(try Self.slots("x {\(list)} y", "x \(said) y", language: language) == value.map { "\(list)=" + $0 })
    }

    @Test(
        "Numbers end within a longer one in no language",
        arguments: [
            ("de", "pay mom zwanzigtausend"), ("fr", "pay mom cinq mille"), ("fr", "pay mom moins cinq"),
            ("es", "pay mom cinco mil"), ("it", "pay mom cinque virgola cinque"), ("hi", "pay mom पाँच हज़ार"),
            ("ru", "pay mom минус пять"), ("nl", "pay mom tien duizend"), ("sv", "pay mom fem tusen"),
        ]
    )
    func otherWords(language: String, text: String) throws {
        #expect(try Self.slots("pay {who} {few}", text, language: language) == nil)
        let reversed = text.replacing("pay mom", with: "pay") + " mom"
        #expect(try Self.slots("pay {few} {who}", reversed, language: language) == nil)
    }

    @Test("The largest numbers are exact, or none")
    func exactness() throws {
        #expect(try Self.slots("{exact}", "9007199254740992") == "exact=9007199254740992")
        #expect(try Self.slots("{exact}", "9007199254740993") == nil)
        #expect(try Self.slots("{exact}", "9,007,199,254,740,993") == nil)
        #expect(try Self.slots("{half}", "5.50000000000000000000") == "half=5.5")
        #expect(try Self.slots("{half}", "5.50000000001") == nil)
    }
}
