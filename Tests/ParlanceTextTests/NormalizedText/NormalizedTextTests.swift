import Testing

@testable import ParlanceText

struct NormalizedTextTests {
    @Test(arguments: [
        ("en", "turn it on", "turn |it |on"),
        ("en", "wi-fi", "wi |fi"),
        ("en", "it's 5k on mp3", "it'|s |5|k |on |mp|3"),
        ("en", "10:30 a.b", "10:30 |a.b"),
        ("it", "nell' ingresso", "nell'|ingresso"),
        ("it", "'n 'a", "'n |'a"),
        ("zh", "打开 John", "打|开|john"),
        ("zh", "5度", "5|度"),
        ("ja", "カ゚ー", "カ゚|ー"),
        ("th", "ที่นี่", "ที่|นี่"),
        ("ko", "거실 불", "거실 |불"),
        ("hi", "कि5 २कि", "कि|5 |2|कि"),
        ("en", "a \u{301}b", "a |\u{301}b"),
        ("en", "a'\u{301}b", "a'\u{301}b"),
        ("en", "5\u{20E3}a", "5\u{20E3}a"),
    ])
    func `a template's blank is satisfied`(language: String, text: String, marked: String) {
        #expect(Normalizer(language: language).normalize(text).boundaries == marked)
    }

    @Test(arguments: [
        ("on it's", "o|n|i|t|'|s"), ("x \u{301}y", "x |\u{301}|y"), ("e\u{323}\u{20E3}a", "ẹ\u{20E3}|a"),
    ])
    func `it is satisfied everywhere if blanks are ignored`(text: String, marked: String) {
        #expect(Normalizer(language: "en", ignoresBlanks: true).normalize(text).boundaries == marked)
    }

    @Test(arguments: [
        ("en", "turn it's", "turn| |it'|s"),
        ("en", "P!nk (5k)", "p|!|nk| |(|5|k|)"),
        ("zh", "请打开客厅的灯", "请|打开|客厅|的|灯"),
        ("zh", "打 开", "打|开"),
        ("zh", "打，开", "打|开"),
        ("ja", "電気をつけて", "電気|を|つけ|て"),
        ("th", "เปิดไฟในห้องนอน", "เปิด|ไฟ|ใน|ห้อง|นอน"),
        ("th", "ทำน้ำให้", "ทํา|น้ํา|ให้"),
        ("lo", "ເປີດໄຟ", "ເປີດ|ໄຟ"),
        ("km", "ខ្ញុំស្រឡាញ់ភាសា", "ខ្ញុំ|ស្រឡាញ់|ភាសា"),
        ("my", "မီးဖွင့်ပါ", "မီး|ဖွင့်|ပါ"),
        ("de", "l\u{301}a", "ĺa"),
    ])
    func `words begin and end`(language: String, text: String, marked: String) {
        #expect(Normalizer(language: language).normalize(text).wordBoundaries == marked)
    }

    @Test(arguments: [
        ("en", "Turn on 5k, (it's) $ - #!", ["turn", "on", "5k", "it's", "$"]),
        ("en", "👨‍👩‍👧 🇩🇪🇫🇷 1️⃣ 👍🏽", ["👨", "👩", "👧", "🇩🇪", "🇫🇷", "1\u{20E3}", "👍🏽"]),
        ("it", "nell' ingresso", ["nell'ingresso"]),
        ("zh", "打 开灯", ["打", "开", "灯"]),
        ("ja", "電気、つけて", ["電気", "つけ", "て"]),
        ("en", "a \u{301}", ["a", "\u{301}"]),
        ("en", "\0 \u{378}", []),
    ])
    func `words are what holds a letter, a number or a symbol`(language: String, text: String, words: [String]) {
        #expect(Normalizer(language: language).normalize(text).wordStrings == words)
    }

    @Test func `words keep apart what was apart when blanks are ignored`() {
        let text = Normalizer(language: "en", ignoresBlanks: true).normalize("turn-on the light")
        #expect(text.wordStrings == ["turn", "on", "the", "light"])
        #expect(text.wordBoundaries == "turn|on|the|light")
    }
}
