import ParlanceGrammar

/// The words of a language that join a value to what stands before it.
struct LinkWords {
    /// "to", "from": words that may say which slot a value is for.
    let prepositions: Set<String>
    /// "a", "the": words that stand before any value.
    let determiners: Set<String>

    var all: Set<String> { prepositions.union(determiners) }

    /// - Parameter grammar: with the phrases of its language.
    init(_ grammar: Grammar) {
        determiners = grammar.rules["reply_determiner"]?.template.expression.words ?? []
        prepositions = (grammar.rules["reply_link"]?.template.expression.words ?? []).subtracting(determiners)
    }
}
