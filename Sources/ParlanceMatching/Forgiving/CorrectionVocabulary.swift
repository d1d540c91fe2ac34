/// The words that corrections may yield: those of a parser's grammar, lists and vocabulary.
final class CorrectionVocabulary: Sendable {
    /// The words of the templates.
    let literals: Lexicon
    /// The words of templates, of lists and of the vocabulary.
    let lexicons: [Lexicon]
    let language: ForgivingLanguage
    private let numbers: ByteTrie
    private let numerals: [ByteTrie]
    let opposites: Opposites
    let skipWords: KnownSkipWords
    /// Whether a word may stand beside a text of any words, in a language in which a blank between them means something.
    let dividesTexts: Bool
    /// Whether words, or a slot and what follows it, may be written together.
    let gluesWords: Bool

    /// - Parameter others: the words of run-time lists and of the vocabulary.
    init(_ grammar: ForgivingGrammar, others: [Lexicon]) {
        literals = grammar.literals
        lexicons = [grammar.literals, grammar.listed] + others
        language = grammar.language
        numbers = grammar.numbers
        numerals = grammar.numerals
        opposites = grammar.opposites
        skipWords = grammar.skipWords
        dividesTexts = grammar.hasTexts && !grammar.language.hasLooseBlanks
        gluesWords = grammar.gluesWords
    }

    /// Whether a word occurs in the templates, the lists or the vocabulary.
    func contains(_ word: some Collection<UInt8>) -> Bool { lexicons.contains { $0.contains(word) } }

    /// Whether a word can be a part of two words written together. Lists contain many short words, so short parts must
    /// be words of templates.
    func contains(part word: some Collection<UInt8>) -> Bool {
        word.count < EditCost.shortWord ? literals.contains(word) : contains(word)
    }

    /// Whether a word occurs in spelled numbers.
    func isNumber(_ word: some Collection<UInt8>) -> Bool {
        numbers.member(word) != nil || numerals.contains { $0.has(word) }
    }

    /// Whether a word that a wildcard matched is probably misspelt or fills a pause.
    func isSuspect(_ word: UnsafeBufferPointer<UInt8>) -> Bool { maySuspect(word) || language.isFiller(word) }

    /// Whether a word that a wildcard matched is unknown, but probably within one letter of a known word. For nearly
    /// all other words a filter decides without a search.
    func maySuspect(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
        let hashes = NeighbourHashes(word)
        guard EditCost.shortestSuspect...WordSet.longestWord ~= hashes.letterCount,
            lexicons.contains(where: { $0.neighbours.mayMeet(hashes) })
        else { return false }
        return !word.contains(where: \.isDigit) && !language.isNegation(word) && !contains(word)
    }
}
