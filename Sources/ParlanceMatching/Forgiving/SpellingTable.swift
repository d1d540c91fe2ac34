/// The sounds of a language's letters, as `Pronunciation` reads them.
struct SpellingTable {
    var rules: [(written: String, sound: String)]
    /// Words that no rule gets right.
    var words: [(written: String, sound: String)] = []
    /// Letters whose accents matter; all others are taken as if they had none.
    var accents = ""
    /// Whether a silent `e` at the end makes the vowel before it long.
    var lengthensVowels = false

    /// - Parameter language: a BCP 47 tag; only its first subtag counts.
    init?(language: String) {
        switch language.lowercased().prefix(while: { $0 != "-" && $0 != "_" }) {
        case "en": self = .english
        case "de", "gsw", "lb": self = .german
        case "fr": self = .french
        case "es", "gl": self = .spanish
        default: return nil
        }
    }

    private init(
        rules: [(String, String)],
        words: [(String, String)] = [],
        accents: String = "",
        lengthensVowels: Bool = false
    ) {
        self.rules = rules
        self.words = words
        self.accents = accents
        self.lengthensVowels = lengthensVowels
    }

    private static var english: SpellingTable {
        SpellingTable(
            rules: [
                // Consonants.
                ("^kn", "n"), ("^gn", "n"), ("^wr", "r"), ("^wh", "w"), ("^ps", "s"), ("mb$", "m"), ("mn$", "m"),
                ("ph", "f"), ("ck", "k"), ("ch", "C"), ("tch", "C"), ("sch", "sk"), ("sh", "S"), ("th", "T"),
                ("dge", "J"), ("dg", "J"), ("j", "J"), ("qu", "kw"), ("q", "k"), ("x", "ks"), ("c(eiy)", "s"),
                ("c", "k"), ("z", "s"), ("ght", "t"), ("gh$", ""),
                // Long vowels: in capitals where a silent e made them so.
                ("A", "ei"), ("E", "i:"), ("I", "ai"), ("O", "ou"), ("U", "u:"), ("igh", "ai"), ("eigh", "ei"),
                ("ai", "ei"), ("ay", "ei"), ("ei", "ei"), ("ey$", "i"), ("ee", "i:"), ("ea", "i:"), ("ie", "i:"),
                ("ie$", "ai"), ("oa", "ou"), ("ow", "ou"), ("oe$", "ou"), ("o$", "ou"), ("ou", "au"), ("oo", "u:"),
                ("ue$", "u:"), ("ew", "u:"), ("au", "o:"), ("aw", "o:"), ("ough", "ou"), ("augh", "o:"), ("y", "i"),
                // What is left of vowels before an r, and of an e at the end.
                ("er", "R"), ("ir", "R"), ("ur", "R"), ("or$", "R"), ("our$", "R"), ("ar$", "aR"), ("e$", ""),
                ("eer", "iR"), ("ear", "iR"), ("ere$", "iR"), ("air", "eR"), ("are$", "eR"), ("le$", "l"), ("re$", "R"),
            ],
            words: [
                ("to", "tu:"), ("too", "tu:"), ("two", "tu:"), ("for", "fo:R"), ("four", "fo:R"), ("fore", "fo:R"),
                ("one", "wun"), ("won", "wun"), ("ate", "eit"), ("eight", "eit"), ("by", "bai"), ("buy", "bai"),
                ("bye", "bai"), ("there", "TeR"), ("their", "TeR"), ("they're", "TeR"), ("your", "yo:R"),
                ("you're", "yo:R"), ("hour", "auR"), ("our", "auR"), ("son", "sun"), ("sun", "sun"), ("some", "sum"),
                ("sum", "sum"), ("know", "nou"), ("eye", "ai"), ("aisle", "ail"), ("isle", "ail"), ("sew", "sou"),
            ],
            lengthensVowels: true
        )
    }

    private static var german: SpellingTable {
        SpellingTable(
            rules: [
                ("ae", "ä"), ("oe", "ö"), ("ue", "ü"), ("äh", "ä"), ("öh", "ö"), ("üh", "ü"), ("äu", "oi"),
                ("eu", "oi"),
                ("aeu", "oi"), ("ei", "ai"), ("ey", "ai"), ("ay", "ai"), ("ie", "i"), ("ieh", "i"), ("ih", "i"),
                ("ah", "a"), ("eh", "e"), ("oh", "o"), ("uh", "u"), ("aa", "a"), ("ee", "e"), ("oo", "o"), ("y", "ü"),
                ("ä", "e"), ("ck", "k"), ("ch", "X"), ("chs", "ks"), ("c", "k"), ("ph", "f"), ("v", "f"), ("th", "t"),
                ("dt", "t"), ("tz", "z"), ("ts", "z"), ("sch", "S"), ("sh", "S"), ("qu", "kw"), ("x", "ks"),
                ("d$", "t"),
                ("b$", "p"), ("g$", "k"),
            ],
            accents: "äöü"
        )
    }

    private static var french: SpellingTable {
        SpellingTable(
            rules: [
                ("eau", "o"), ("au", "o"), ("ai", "E"), ("ei", "E"), ("é", "E"), ("è", "E"), ("ê", "E"), ("er$", "E"),
                ("ez$", "E"), ("et$", "E"), ("ée$", "E"), ("ées$", "E"), ("és$", "E"), ("e$", ""), ("es$", ""),
                ("ent$", "ã"), ("oi", "wa"), ("ou", "U"), ("eu", "ö"), ("oeu", "ö"), ("ph", "f"), ("qu", "k"),
                ("q", "k"),
                ("c(eiy)", "s"), ("ç", "s"), ("c", "k"), ("ch", "S"), ("g(eiy)", "j"), ("ge(ao)", "j"), ("gu(ei)", "g"),
                ("gn", "N"), ("h", ""), ("y", "i"), ("x$", ""), ("s$", ""), ("t$", ""), ("d$", ""), ("p$", ""),
                ("z$", ""), ("ss", "s"), ("in(bcdfgjklpqrstvxz)", "5"), ("in$", "5"), ("ain$", "5"), ("ein$", "5"),
                ("im(bp)", "5"), ("an(bcdfgjklpqrstvxz)", "ã"), ("en(bcdfgjklpqrstvxz)", "ã"), ("an$", "ã"),
                ("am(bp)", "ã"), ("em(bp)", "ã"), ("on(bcdfgjklpqrstvxz)", "õ"), ("on$", "õ"), ("om(bp)", "õ"),
            ],
            accents: "éèêç"
        )
    }

    private static var spanish: SpellingTable {
        SpellingTable(
            rules: [
                ("ch", "C"), ("h", ""), ("v", "b"), ("c(ei)", "s"), ("z", "s"), ("qu", "k"), ("c", "k"), ("ll", "y"),
                ("y$", "i"), ("g(ei)", "j"), ("gu(ei)", "g"), ("x", "ks"), ("w", "gu"),
            ],
            accents: "ñ"
        )
    }
}
