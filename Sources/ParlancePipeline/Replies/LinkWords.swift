import ParlanceGrammar

/// The words of a language that join a value to the preceding words.
struct LinkWords {
    /// "to", "from": words that may identify the slot of a value.
    let prepositions: Set<String>
    /// "a", "the": words that may precede any value.
    let determiners: Set<String>

    var all: Set<String> { prepositions.union(determiners) }

    /// - Parameter grammar: A grammar with the phrases of its language.
    init(_ grammar: Grammar) {
        determiners = grammar.rules["reply_determiner"]?.template.expression.words ?? []
        prepositions = (grammar.rules["reply_link"]?.template.expression.words ?? []).subtracting(determiners)
    }
}
