/// The skip words of a grammar.
struct KnownSkipWords: Sendable {
    /// Each skip word, word by word.
    let phrases: [[[UInt8]]]
    /// The words of all.
    let lexicon: Lexicon

    init(_ grammar: CompiledGrammar) {
        phrases = grammar.parts.skipWords.map { skipWord in
            grammar.normalizer.normalize(skipWord).bytes.split(separator: .blank).map(Array.init)
        }
        var words = WordSet()
        for word in phrases.joined() { words.insert(word) }
        lexicon = Lexicon(words, sounds: nil)
    }
}
