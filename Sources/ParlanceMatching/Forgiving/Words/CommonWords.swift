import ParlanceText

/// Words that are common in a language, and names that people have: whoever says one of them hardly meant another.
struct CommonWords: Sendable {
    private static let shortestForm = 3
    private static let longestEnding = 2

    private let words: SortedWords?
    private let names: SortedWords?
    private let listed: Set<[UInt8]>

    /// - Parameter language: a BCP 47 tag; only its first subtag counts.
    init(language: String, normalizer: Normalizer) {
        let subtag = LanguageTag.subtag(of: language)
        words = subtag == "en" ? .english : nil
        names = subtag == "en" ? .englishNames : nil
        let list = Self.listed[subtag] ?? ""
        listed = Set(list.split(separator: " ").map { normalizer.normalize(String($0)).bytes })
    }

    /// Whether a word is common, inflected or not.
    func contains(_ word: [UInt8]) -> Bool {
        guard word.count > 1 else { return false }
        if listed.contains(word) { return true }
        guard let words else { return false }
        return words.contains(word) || EnglishInflection.stems(of: word).contains(where: words.contains)
    }

    /// Whether two words are probably forms of one.
    func areForms(_ one: [UInt8], _ other: [UInt8]) -> Bool {
        if words != nil { return EnglishInflection.areForms(one, other) }
        let (short, long) = one.count < other.count ? (one, other) : (other, one)
        return short.count >= Self.shortestForm && long.count - short.count <= Self.longestEnding
            && long.starts(with: short)
    }

    /// Whether a word is a proper name.
    func isName(_ word: [UInt8]) -> Bool { names?.contains(word) ?? false }
}
