import Parlance

/// The texts of an utterance for matching: unchanged, and without skip words.
struct SpokenForms {
    let texts: [NormalizedText]

    init(_ text: String, _ grammar: PeerGrammar) {
        let full = grammar.normalizer.normalize(text)
        texts = [full] + (grammar.normalizer.removing(grammar.skipWords, from: full).map { [$0] } ?? [])
    }
}
