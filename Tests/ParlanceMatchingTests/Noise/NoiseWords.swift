/// The material of a language's noise: keyboards, letters that sound alike, words that are left out.
struct NoiseWords {
    var rows: [String] = ["qwertyuiop", "asdfghjkl", "zxcvbnm"]
    /// Letter groups that are written instead of each other.
    var sounds: [(String, String)] = []
    var droppable: Set<String> = []
    var fillers: [String] = []
    var transliterations: [Character: String] = [:]
    /// Whether there are blanks between words.
    var hasBlanks = true

    /// The keys to the left and right of a letter's.
    func keysBeside(_ letter: Character) -> [Character] {
        for row in rows.map(Array.init) {
            guard let index = row.firstIndex(of: letter) else { continue }
            return [index - 1, index + 1].filter(row.indices.contains).map { row[$0] }
        }
        return []
    }

    static func of(_ language: String) -> NoiseWords { all[language] ?? NoiseWords() }

    private static func both(_ pairs: String) -> [(String, String)] {
        pairs.split(separator: " ").flatMap { pair -> [(String, String)] in
            let sides = pair.split(separator: "/").map(String.init)
            return [(sides[0], sides[1]), (sides[1], sides[0])]
        }
    }

    private static func set(_ words: String) -> Set<String> { Set(words.split(separator: " ").map(String.init)) }

    private static func letters(_ pairs: String) -> [Character: String] {
        let pairs = pairs.split(separator: " ").map { ($0.first!, String($0.dropFirst())) }
        return Dictionary(uniqueKeysWithValues: pairs)
    }

    /// Hiragana for katakana.
    private static let hiragana: [Character: String] = {
        let pairs = (UInt32(0x30A1)...0x30F6).compactMap { code in
            Unicode.Scalar(code).flatMap { from in
                Unicode.Scalar(code - 0x60).map { (Character(from), String(Character($0))) }
            }
        }
        return Dictionary(uniqueKeysWithValues: pairs)
    }()

    private static let all: [String: NoiseWords] = [
        "en": NoiseWords(
            sounds: both("ph/f ck/k ee/ea ai/ay oo/ou er/or igh/ite ou/ow wh/w tion/shun"),
            droppable: set("the a an my please to of"),
            fillers: ["uh", "um", "er"]
        ),
        "de": NoiseWords(
            rows: ["qwertzuiopü", "asdfghjklöä", "yxcvbnm"],
            sounds: both("ä/e v/f ie/ih ss/ß tz/z ei/ai ck/k eu/äu th/t"),
            droppable: set("der die das den dem bitte mal ein eine einen"),
            fillers: ["äh", "ähm", "öhm"],
            transliterations: letters("äae öoe üue ßss ÄAe ÖOe ÜUe")
        ),
        "fr": NoiseWords(
            rows: ["azertyuiop", "qsdfghjklm", "wxcvbn"],
            sounds: both("é/er ai/è eau/o ph/f qu/k en/an in/ain ss/c"),
            droppable: set("le la les un une des du de mon ma"),
            fillers: ["euh", "hum", "ben"],
            transliterations: letters("ée èe êe àa âa çc îi ïi ôo ûu ùu")
        ),
        "es": NoiseWords(
            rows: ["qwertyuiop", "asdfghjklñ", "zxcvbnm"],
            sounds: both("b/v ll/y ce/se ci/si ge/je gi/ji ha/a z/s"),
            droppable: set("el la los las un una de mi por favor"),
            fillers: ["eh", "em", "este"],
            transliterations: letters("áa ée íi óo úu ñn üu")
        ),
        "ja": NoiseWords(
            rows: [],
            sounds: both("は/わ を/お ず/づ じ/ぢ おう/おお えい/ええ ー/う"),
            fillers: ["えっと", "あの", "ええと"],
            transliterations: hiragana,
            hasBlanks: false
        ),
        "zh-CN": NoiseWords(
            rows: [],
            sounds: both("灯/登 的/得 在/再 开/凯 度/渡 房/防 建/间 关/观 温/文 调/条 卧/握 客/刻"),
            fillers: ["嗯", "呃", "那个"],
            transliterations: letters("灯燈 开開 关關 间間 温溫 调調 门門 厅廳 卧臥"),
            hasBlanks: false
        ),
        "tr": NoiseWords(
            rows: ["qwertyuıopğü", "asdfghjklşi", "zxcvbnmöç"],
            sounds: both("ı/i ğ/y d/t b/p c/ç v/f"),
            droppable: set("bir lütfen bu şu"),
            fillers: ["şey", "ııı", "eee"],
            transliterations: letters("ıi ğg şs öo üu çc")
        ),
        "ar": NoiseWords(
            rows: ["ضصثقفغعهخحجد", "شسيبلاتنمكط", "ئءؤرىةوزظ"],
            sounds: both("س/ص ت/ط د/ض ه/ة أ/ا ى/ي ذ/ز"),
            droppable: set("من في على يا"),
            fillers: ["اه", "يعني", "طيب"],
            transliterations: letters("أا إا آا ةه ىي ؤو ئي")
        ),
    ]
}
