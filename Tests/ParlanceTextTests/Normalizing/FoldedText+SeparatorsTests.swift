import Testing

@testable import ParlanceText

struct SeparatorTests {
    @Test(arguments: [
        ("wi-fi", "wi fi"), ("wi_fi", "wi fi"), ("wi\u{2010}fi", "wi fi"), ("wi\u{2011}fi", "wi fi"),
        ("on – off", "on off"), ("on—off", "on off"), ("on―off", "on off"), ("on\u{2012}off", "on off"),
        ("a\tb\nc\u{A0}d\u{2003}e\u{3000}f\u{1C}g\u{85}h", "a b c d e f g h"), ("a - b", "a b"), ("-a-", "a"),
    ])
    func `hyphens, dashes and white space are blanks`(text: String, normal: String) {
        #expect(Normalizer(language: "en").normalize(text).string == normal)
    }

    @Test(arguments: [
        ("-5", "-5"), ("\u{2212}5", "-5"), ("－５", "-5"), ("to -5", "to -5"), ("(-5)", "(-5)"), ("--5", "-5"),
        ("a-5", "a 5"), ("10-5", "10 5"), ("10 - 5", "10 5"), ("10 \u{2212}5", "10 -5"), ("- 5", "5"), ("-.5", "-.5"),
        ("-a", "a"), ("a\u{2212}b", "a b"), ("é-5", "é 5"), ("क\u{93F}-5", "क\u{93F} 5"), ("wait.-5", "wait -5"),
        ("-٥", "-5"), ("5\u{20E3}-5", "5\u{20E3} 5"),
    ])
    func `a minus sign stands before a digit, and not behind a word`(text: String, normal: String) {
        #expect(Normalizer(language: "en").normalize(text).string == normal)
    }

    @Test(arguments: [("调到 -5度", "调到-5度"), ("调到-5度", "调到-5度"), ("调到，-5度", "调到-5度"), ("ก\u{E31}-5", "ก\u{E31}-5")])
    func `behind a script without blanks it needs none before it`(text: String, normal: String) {
        #expect(Normalizer(language: "zh").normalize(text).string == normal)
    }
}
