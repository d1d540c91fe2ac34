import BigInt
import ParlanceAuthoring
import ParlanceGrammar
import Testing

@Suite("Sampler")
struct SamplerTests {
    @Test(
        "All sentences come in order, with single blanks, and their number is known beforehand",
        arguments: [
            ("make tea", ["make tea"]),
            ("make [some]  tea ", ["make some tea", "make tea"]),
            ("(make|brew) tea[s]", ["make teas", "make tea", "brew teas", "brew tea"]),
            ("(a;b;c)", ["a b c", "a c b", "b a c", "b c a", "c a b", "c b a"]),
            (
                "x(on;<cup>)",
                [
                    "x on a cups", "x on a cup", "x on a mugs", "x on a mug", "x on cups", "x on cup",
                    "x on mugs", "x on mug", "x a cups on", "x a cup on", "x a mugs on", "x a mug on", "x cups on",
                    "x cup on", "x mugs on", "x mug on",
                ]
            ),
            ("bed[ ]room", ["bed room", "bedroom"]),
            ("{drink}", ["tea", "coffee", "espresso"]),
            ("{cups} {cups:more}", ["1 1", "1 2", "1 3", "2 1", "2 2", "2 3", "3 1", "3 2", "3 3"]),
            ("{minus}°", ["-1°", "-0.5°", "0°", "0.5°", "1°", "1.5°"]),
            ("{5..15,5:n}!", ["5!", "10!", "15!"]),
            ("{spelled}", ["seven", "eight"]),
            ("say {note}", ["say lorem ipsum"]),
            ("take {marks}", ["take mug"]),
            ("[{nothing}] now [<never>|<never>]", ["now"]),
            ("({nothing}|it)", ["it"]),
            ("[a][b]", ["ab", "a", "b"]),
            ("take {gone}", ["take the", "take a jar", "take jar"]),
            ("[a|b|]", ["a", "b"]),
        ] as [(String, [String])]
    )
    func saysAll(template: String, sentences: [String]) throws {
        let sampler = Sampler(try Kitchen.grammar(template))
        #expect(sampler.allTexts == sentences)
        #expect(sampler.expansionCount == BigUInt(sentences.count))
    }

    @Test(
        "Templates without sentences are listed and not counted",
        arguments: ["{nothing}", "go <never>", "(x;{nothing})"]
    )
    func namesSilentTemplates(template: String) throws {
        let sampler = Sampler(try Kitchen.grammar("make tea", template))
        #expect(sampler.silentTemplates.map(\.template.text) == [template])
        #expect(sampler.allTexts == ["make tea"])
        #expect(sampler.expansionCount == 1)
        #expect(Sampler(try Kitchen.grammar(template)).isSilent)
    }

    @Test("More than can be enumerated is counted exactly, and begun at once")
    func countsHugeGrammars() throws {
        let template = String(repeating: "(a|b|c) ", count: 200) + "{many}"
        let sampler = Sampler(try Kitchen.grammar(template))
        #expect(sampler.expansionCount == BigUInt(3).power(200) * 1_000_001)
        let start = String(repeating: "a ", count: 200)
        #expect(sampler.allSentences.prefix(2).map(\.text) == [start + "0", start + "1"])
    }

    @Test("Two ways to the same words are two expansions")
    func countsExpansions() throws {
        let sampler = Sampler(try Kitchen.grammar("(tea|{drink})"))
        #expect(sampler.allTexts == ["tea", "tea", "coffee", "espresso"])
        #expect(sampler.expansionCount == 4)
    }

    @Test("Wildcards have the given words, numbers have the given form")
    func takesOptions() throws {
        let options = SamplingOptions(wildcards: ["note": ["call Ann", "Bo’s  tea"]], numbers: .words)
        let grammar = try Kitchen.grammar("{cups}, {note}")
        #expect(
            Sampler(grammar, options: options).allTexts == [
                "one, call Ann", "one, Bo’s tea", "two, call Ann", "two, Bo’s tea", "three, call Ann",
                "three, Bo’s tea",
            ]
        )
    }

    @Test("Fractions are written as the language writes them")
    func writesFractions() throws {
        let texts = Sampler(try Kitchen.grammar("{minus} Grad", language: "de")).allTexts
        #expect(texts == ["-1 Grad", "-0,5 Grad", "0 Grad", "0,5 Grad", "1 Grad", "1,5 Grad"])
    }

    @Test(
        "Where scripts write no blanks none is written",
        arguments: [
            ("zh", "打开 {n} 灯", "打开 3 灯"), ("zh", "(打开;灯)", "打开灯"), ("th", "เปิด [ไฟ] TV", "เปิดไฟ TV"),
            ("ja", "ライト を つけて", "ライトをつけて"), ("ko", "불 켜줘", "불 켜줘"),
        ]
    )
    func omitsBlanks(language: String, template: String, text: String) throws {
        let grammar = try Kitchen.grammar(template.replacing("{n}", with: "{3..3:n}"), language: language)
        #expect(Sampler(grammar).allSentences.first { _ in true }?.text == text)
    }
}
