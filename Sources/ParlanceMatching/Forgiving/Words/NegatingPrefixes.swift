import ParlanceText

/// Prefixes that turn a verb into its opposite, and prefixes that stand for opposites of one another.
struct NegatingPrefixes: Sendable {
    /// A stem is at least this long, in bytes.
    private static let shortestStem = 3

    private let prefixes: [[UInt8]]
    private let exchanged: [[[UInt8]]]

    /// - Parameter language: a BCP 47 tag; only its first subtag counts.
    init(language: String, normalizer: Normalizer) {
        let subtag = LanguageTag.subtag(of: language)
        let normalized = { (text: String) in
            text.split(separator: " ").map { normalizer.normalize(String($0)).bytes }
        }
        prefixes = normalized(Self.negating[subtag] ?? "")
        exchanged = (Self.opposed[subtag] ?? "").split(separator: ",").map { normalized(String($0)) }
    }

    /// The words that a word becomes with another prefix, as far as what was said may be one of them.
    ///
    /// - Parameter isWord: whether a word without its prefix is one.
    func reversals(
        of word: [UInt8],
        said: UnsafeBufferPointer<UInt8>,
        isWord: (ArraySlice<UInt8>) -> Bool
    ) -> [[UInt8]] {
        guard word.count >= Self.shortestStem, let first = said.first else { return [] }
        var reversals: [[UInt8]] = []
        for prefix in prefixes {
            if Self.mayBegin(said, with: prefix, before: word) { reversals.append(prefix + word) }
            guard let stem = Self.stem(of: word, behind: prefix) else { continue }
            if isWord(stem) || prefix.count > 1 && stem.elementsEqual(said) { reversals.append(Array(stem)) }
        }
        return reversals + exchanges(of: word, first: first)
    }

    /// Whether what was said may begin with a prefix, or with what a slip left of it. One letter twice is no prefix.
    private static func mayBegin(_ said: UnsafeBufferPointer<UInt8>, with prefix: [UInt8], before word: [UInt8]) -> Bool
    {
        if prefix.count == 1, prefix[0] == word[0] { return false }
        return said.count == prefix.count + word.count || said[0] != word[0] && prefix.contains(said[0])
    }

    /// - Parameter first: what was said begins with this byte.
    private func exchanges(of word: [UInt8], first: UInt8) -> [[UInt8]] {
        exchanged.flatMap { group in
            group.flatMap { prefix in
                guard let stem = Self.stem(of: word, behind: prefix) else { return [[UInt8]]() }
                return group.filter { $0 != prefix && $0[0] == first }.map { $0 + stem }
            }
        }
    }

    private static func stem(of word: [UInt8], behind prefix: [UInt8]) -> ArraySlice<UInt8>? {
        guard word.starts(with: prefix), word.count >= prefix.count + shortestStem else { return nil }
        return word[prefix.count...]
    }
}

extension NegatingPrefixes {
    private static let negating: [String: String] = [
        "ca": "des in im",
        "cs": "ne od vy",
        "da": "u af",
        "de": "ent un de des in miss nicht",
        "en": "un de dis in im non ir mis",
        "es": "des in im de dis anti",
        "fr": "dé des dés in im non mal",
        "gl": "des in im",
        "it": "dis s in im de",
        "nb": "u av de",
        "nl": "ont on de in des",
        "no": "u av de",
        "pl": "nie od roz wy de",
        "pt": "des in im de dis",
        "ro": "dez des ne in",
        "ru": "не раз рас де от вы",
        "sv": "o av de",
        "uk": "не роз де від ви",
    ]

    /// Groups of prefixes, with commas between; a prefix is the opposite of the others in its group, or nearly.
    private static let opposed: [String: String] = [
        "cs": "za vy, za od, při od, za ot",
        "da": "på af, ind ud, op ned, til fra",
        "de":
            "an aus ein ab, auf zu ab, hoch runter herunter hinunter rauf, be ent, vor zurück, "
            + "hinein hinaus herein heraus, rein raus, ver ent",
        "en": "in de, in ex, im ex, en de, en dis, up down, on off, over under, out in",
        "es": "in ex, im ex",
        "fr": "in ex, im ex",
        "it": "in es, im es",
        "nb": "på av, inn ut, opp ned, til fra",
        "nl": "aan uit in af, op af neer, be ont, ver ont",
        "no": "på av, inn ut, opp ned, til fra",
        "pl": "w wy, z wy, za od, za wy, przy od, pod o",
        "pt": "in ex, im ex",
        "ru": "в вы, за от, при от у, под от, с раз рас, за раз, у при",
        "sv": "på av, in ut, upp ned ner, till från",
        "uk": "в ви у уві ви, за від, при від, під від, за роз",
    ]
}
