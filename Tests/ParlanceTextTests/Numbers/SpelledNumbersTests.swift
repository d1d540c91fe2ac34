import Testing

@testable import ParlanceText

struct SpelledNumbersTests {
    @Test(arguments: [
        ("en", 21, ["twenty-one"]), ("en", 105, ["one hundred five", "one hundred and five"]),
        ("en", -5, ["minus five"]),
        ("en", -0.0, ["zero"]),
        ("en-GB", 2.5, ["two point five"]), ("fr-CH", 90, ["nonante"]), ("fr", 90, ["quatre-vingt-dix"]),
        ("de", 1, ["eins", "ein", "eine", "einen", "einer", "eines", "einem"]),
        ("nb", 21, ["tjue\u{AD}én", "tjue\u{AD}ett"]), ("no", 5, ["fem"]),
        ("sr-Latn", 2, ["dva", "dve"]), ("sr", 2, ["два", "две"]), ("zh-TW", 20_000, ["二萬", "兩萬", "貳萬"]),
        ("zh-HK", 2, ["二", "兩", "貳"]),
        ("zh_Hant", 2, ["二", "兩", "貳"]), ("zh-CN", 20_000, ["二万", "两万", "贰万"]), ("he", 1, ["אחת", "אחד"]),
        ("iw", 1, ["אחת", "אחד"]),
        ("ko", 5, ["오", "다섯"]), ("ar", 3, ["ثلاثة"]), ("th", 5, ["ห้า"]), ("tl", 5, ["limá"]),
    ])
    func `a number is spelled in all ways`(language: String, number: Double, spellings: [String]) throws {
        let numbers = try #require(SpelledNumbers(language: language))
        #expect(Set(numbers.spellings(of: number)) == Set(spellings))
        #expect(numbers.spellings(of: number).count == spellings.count)
    }

    @Test(arguments: ["bn", "te", "ml", "mn", "kn", "eu", "gl", "ur", "und", "", "xx", "?", "root"])
    func `languages without rules of their own have none`(language: String) {
        #expect(SpelledNumbers(language: language) == nil)
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity, 1e19, 1e300, .greatestFiniteMagnitude])
    func `what cannot be spelled is not`(number: Double) throws {
        #expect(try #require(SpelledNumbers(language: "en")).spellings(of: number).isEmpty)
    }

    @Test func `many are spelled as each is`() throws {
        let numbers = try #require(SpelledNumbers(language: "de"))
        let values = Array(stride(from: 0.0, through: 3_000, by: 250)) + [0.5, -1]
        let together = numbers.spellings(of: values)
        #expect(together == values.map { numbers.spellings(of: $0) })
        #expect(together.allSatisfy { !$0.isEmpty })
    }

    @Test(.timeLimit(.minutes(20))) func `ten thousand numbers in every rule set`() throws {
        let numbers = try #require(SpelledNumbers(language: "fr"))
        let spellings = numbers.spellings(of: (0...10_000).map(Double.init))
        #expect(spellings.count == 10_001)
        #expect(spellings[71] == ["soixante-et-onze"])
    }
}
