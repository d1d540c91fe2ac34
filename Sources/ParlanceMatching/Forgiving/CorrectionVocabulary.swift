/// The words that an utterance is held against when it is read with edits: those of a parser's grammar, lists and vocabulary.
final class CorrectionVocabulary: Sendable {
    /// The words of the templates.
    let literals: Lexicon
    /// Those, and the words of the lists and of the vocabulary.
    let lexicons: [Lexicon]
    let language: ForgivingLanguage
    private let numbers: ByteTrie
    private let numerals: [ByteTrie]
    let opposites: Opposites
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
        gluesWords = grammar.gluesWords
    }

    /// Whether a word is one of the grammar's or of a list's.
    func contains(_ word: some Collection<UInt8>) -> Bool { lexicons.contains { $0.contains(word) } }

    /// Whether something is a word that another may be written together with. Lists have all kinds of short ones; of these
    /// only templates' words count.
    func contains(part word: some Collection<UInt8>) -> Bool {
        word.count < EditCost.shortWord ? literals.contains(word) : contains(word)
    }

    /// Whether numbers are said with a word.
    func isNumber(_ word: some Collection<UInt8>) -> Bool {
        numbers.member(word) != nil || numerals.contains { $0.has(word) }
    }

    /// Whether a word that a wildcard took is none of these, but probably within a letter of one. Of nearly all other words
    /// that is found out without a search.
    func maySuspect(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
        let hashes = NeighbourHashes(word)
        guard EditCost.suspectWord...WordSet.longestWord ~= hashes.letterCount,
            lexicons.contains(where: { $0.neighbours.mayMeet(hashes) })
        else { return false }
        return !word.contains(where: \.isDigit) && !language.isNegation(word) && !contains(word)
    }
}
