import Testing

@testable import ParlanceText

struct PunctuationTests {
    @Test(arguments: [
        ("Hello, world!", "hello world"), ("Hello , world", "hello world"), ("set .5", "set .5"), ("set ..5", "set 5"),
        ("what?!", "what"),
        ("¿Qué?", "qué"), ("wait... what", "wait what"), ("a.? b", "a b"), ("a ?!, b", "a b"), ("x; y: z.", "x y z"),
        ("(hello.)", "(hello)"), ("\"hello,\" he said.", "\"hello\" he said"), ("؟ماذا؟", "ماذا"),
        ("Dr. Smith", "dr smith"),
    ])
    func `punctuation beside a blank or an end goes`(text: String, normal: String) {
        #expect(Normalizer(language: "en").normalize(text).string == normal)
    }

    @Test(arguments: [
        ("10:30", "10:30"), ("20,5", "20,5"), ("a.b", "a.b"), ("P!nk", "p!nk"), ("at 10:30.", "at 10:30"),
        ("a..b", "a.b"), ("a?!b", "a?b"), ("wait…what", "wait.what"), ("www.example.com", "www.example.com"),
        ("क\u{93F}.ष", "क\u{93F}.ष"),
    ])
    func `punctuation inside a word stays, the first of a run`(text: String, normal: String) {
        #expect(Normalizer(language: "en").normalize(text).string == normal)
    }

    @Test(arguments: [
        ("the U.S. army", "the u.s. army"), ("in the U.S.", "in the u.s."), ("U.S.A.", "u.s.a."), ("U.S.?", "u.s."),
        ("U.S.. x", "u.s. x"), ("e.g., this", "e.g. this"), ("(U.S.)", "(u.s.)"), ("U.S.-5", "u.s.-5"),
        ("à É.À. là", "à é.à. là"), ("U. S.", "u s"), ("a U.", "a u"), ("1.5.", "1.5"), ("at 1.5. Then", "at 1.5 then"),
        ("abc.d. e", "abc.d e"), ("5U.S. b", "5u.s b"), ("在U.S. 工作", "在u.s.工作"),
    ])
    func `the period that closes an initialism stays`(text: String, normal: String) {
        #expect(Normalizer(language: "en").normalize(text).string == normal)
    }

    @Test(arguments: [
        ("打开，灯", "打开灯"), ("打开,灯", "打开灯"), ("你好,John", "你好john"), ("John：你好", "john你好"), ("つけて。はい", "つけてはい"),
        ("3:30，开", "3:30开"), ("电气、开", "电气开"), ("打...开", "打开"),
    ])
    func `beside a script without blanks it separates, and goes`(text: String, normal: String) {
        #expect(Normalizer(language: "zh").normalize(text).string == normal)
    }

    @Test(arguments: [
        ("a .\u{301}b", "a .\u{301}b"), ("か。\u{3099}", "か。\u{3099}"), ("=.\u{338}", "=.\u{338}"),
    ])
    func `a mark holds the punctuation it stands on`(text: String, normal: String) {
        #expect(Normalizer(language: "ja").normalize(text).string == normal)
    }

    @Test(arguments: [
        ("बत्ती जलाओ।", "बत्ती जलाओ"), ("أطفئ، رجاءً؛", "أطفئ رجاءً"), ("بتی جلاؤ۔", "بتی جلاؤ"), ("မီးဖွင့်ပါ။", "မီးဖွင့်ပါ"),
        ("បើកភ្លើង។", "បើកភ្លើង"), ("Լույս՞", "լույս"), ("መብራት።", "መብራት"),
    ])
    func `each script's own marks end a sentence`(text: String, normal: String) {
        let normalizer = Normalizer(language: "en")
        #expect(normalizer.normalize(text).bytes == normalizer.normalize(normal).bytes)
        #expect(!normalizer.normalize(normal).bytes.isEmpty)
    }

    @Test(arguments: ["a/b", "50%", "it's", "#1", "a&b", "(x)", "a·b", "a+b", "@home"])
    func `what does not structure a sentence stays`(text: String) {
        #expect(Normalizer(language: "en").normalize(text).string == text)
    }
}
