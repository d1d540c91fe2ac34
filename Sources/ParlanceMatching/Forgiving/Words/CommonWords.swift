import ParlanceGrammar

/// The common words and the names of a language: they are rarely errors for another word.
struct CommonWords: Sendable {
    private static let shortestForm = 3
    private static let longestEnding = 2

    private let words: SortedWords
    private let names: SortedWords
    private let inflection: Inflection?
    /// Whether the language's file has an inflection.
    var knowsInflection: Bool { inflection != nil }

    init(_ profile: LanguageProfile) {
        words = profile.commonWords
        names = profile.names
        inflection = profile.inflection.map(Inflection.init)
    }

    /// Whether a word is common, inflected or not.
    func contains(_ word: [UInt8]) -> Bool {
        guard word.count > 1 else { return false }
        if words.contains(word) { return true }
        return inflection?.stems(of: word).contains(where: words.contains) ?? false
    }

    /// Whether two words are probably forms of the same word.
    func areForms(_ one: [UInt8], _ other: [UInt8]) -> Bool {
        if let inflection { return inflection.areForms(one, other) }
        let (short, long) = one.count < other.count ? (one, other) : (other, one)
        return short.count >= Self.shortestForm && long.count - short.count <= Self.longestEnding
            && long.starts(with: short)
    }

    /// Whether a word is a proper name.
    func isName(_ word: [UInt8]) -> Bool { names.contains(word) }
}
