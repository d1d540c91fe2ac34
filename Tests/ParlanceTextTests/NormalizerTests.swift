import Testing

@testable import ParlanceText

/// Whole utterances in various languages.
struct NormalizerTests {
    @Test(arguments: [
        ("en", "  Turn on, the Kitchen-Light’s...  lamp!! ", "turn on the kitchen light's lamp"),
        ("en", "Dr. Smith’s Wi-Fi", "dr smith's wi fi"),
        ("en-GB", "Set it to 21½ °C; then stop.", "set it to 21½ °c then stop"),
        ("de", "Schalte das LICHT in der Straße 5 aus!", "schalte das licht in der strasse 5 aus"),
        ("de", "Ein\u{AD}und\u{AD}zwanzig Grad, bitte", "einundzwanzig grad bitte"),
        ("fr", "Allume la lumière de l’entrée, s’il te plaît !", "allume la lumière de l'entrée s'il te plaît"),
        ("fr", "Où est-ce ?", "où est ce"),
        ("it", "Accendi la luce nell' ingresso", "accendi la luce nell'ingresso"),
        ("es", "¿Qué hora es? ¡Ya!", "qué hora es ya"),
        ("tr", "IŞIKLARI AÇ, İstanbul’da", "ışıkları aç istanbul'da"),
        ("az-Latn", "QIRMIZI İŞIĞI", "qırmızı işığı"),
        ("en", "ISTANBUL İSTANBUL", "istanbul i\u{307}stanbul"),
        ("el", "Άναψε τα φώτα ΟΔΟΣ οδός;", "άναψε τα φώτα οδοσ οδόσ"),
        ("ru", "Включи свет – на кухне…", "включи свет на кухне"),
        ("hi", "बत्ती जलाओ, २१ पर!", "बत्ती जलाओ 21 पर"),
        ("ar", "شغّل الضوء ٢١ درجة؟", "شغّل الضوء 21 درجة"),
        ("fa", "چراغ‌ها را روشن کن ۱۲", "چراغها را روشن کن 12"),
        ("he", "הדלק את האור, בבקשה!", "הדלק את האור בבקשה"),
        ("th", "เปิดไฟ ในห้องนอน", "เปิดไฟในห้องนอน"),
        ("my", "မီး ဖွင့်ပါ", "မီးဖွင့်ပါ"),
        ("km", "បើក ភ្លើង", "បើកភ្លើង"),
        ("lo", "ເປີດ ໄຟ", "ເປີດໄຟ"),
        ("ja", "ｷｯﾁﾝ の 電気 を つけて ください。", "キッチンの電気をつけてください"),
        ("zh-CN", "打开，灯！ 调到 ２５ 度。", "打开灯调到25度"),
        ("zh-TW", "你好,John", "你好john"),
        ("ko", "거실 불, 켜 줘.", "거실 불 켜 줘"),
        ("en", "👨‍👩‍👧 ❤️ 🇩🇪🇫🇷 👍🏽", "👨👩👧 ❤ 🇩🇪🇫🇷 👍🏽"),
        ("xx-nonsense", "Hello, World", "hello world"),
        ("", "Hello, World", "hello world"),
    ])
    func `what is said becomes what is matched`(language: String, text: String, normal: String) {
        #expect(Normalizer(language: language).normalize(text).string == normal)
    }

    @Test(arguments: [
        "", " ", " \t\n ", ".", "...", "?!", "-", "--", "_ -", "\u{AD}", "\u{200D}\u{FE0F}", "。", "— …",
    ])
    func `what holds no word comes to nothing`(text: String) {
        let text = Normalizer(language: "en").normalize(text)
        #expect(text.bytes.isEmpty)
        #expect(text.isBoundary(at: 0) && text.isWordBoundary(at: 0))
        #expect(text.words.isEmpty)
        #expect(text.spokenText(of: 0..<1).isEmpty)
        #expect(text.sourceRange(of: 0..<0).isEmpty)
    }

    @Test(arguments: [
        ("turn on the light", "turnonthelight"),
        ("set to -5, please", "setto-5please"),
        ("a - b_c", "abc"),
        ("x \u{301}y", "x \u{301}y"),
        ("거실 불", "거실불"),
    ])
    func `all blanks are dropped if they are to be ignored, but not from under a mark`(text: String, normal: String) {
        #expect(Normalizer(language: "en", ignoresBlanks: true).normalize(text).string == normal)
    }

    @Test(arguments: [
        ("nell' ingresso", "nell'ingresso"),
        ("nell'   ingresso", "nell'ingresso"),
        ("l’ ora", "l'ora"),
        ("' ingresso", "' ingresso"),
        ("nell '' ingresso", "nell '' ingresso"),
        ("caffè' x", "caffè'x"),
        ("nell', x", "nell'x"),
        ("打 ' x", "打'x"),
        ("nell' -5", "nell'-5"),
    ])
    func `an apostrophe that follows a word takes the blank behind it`(text: String, normal: String) {
        #expect(Normalizer(language: "it").normalize(text).string == normal)
    }

    @Test(arguments: [
        ("打 开", "打开"), ("打 John 开", "打john开"), ("5 度", "5度"), ("ー ル", "ール"), ("ก a", "กa"),
        ("カ\u{309A} a", "カ\u{309A}a"), ("가 나", "가 나"), ("a \u{3099}", "a \u{3099}"), ("क ष", "क ष"),
    ])
    func `a blank beside a script that writes none is dropped`(text: String, normal: String) {
        #expect(Normalizer(language: "ja").normalize(text).string == normal)
    }
}
