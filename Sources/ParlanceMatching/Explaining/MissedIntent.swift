import ParlanceGrammar

/// Why no template of one intent reads an utterance, whatever others do.
package struct MissedIntent: Sendable {
    package let intent: String
    /// Whether the grammar has templates of the intent.
    package let isKnown: Bool
    /// If not: the intent that has such a name, or nearly.
    package let similar: String?
    /// Its templates that read the whole utterance, but are not for this context.
    package let withheld: [ContextBlockedTemplate]
    /// Its templates that came furthest, at most three, best first, with what is known that unknown values resemble.
    package let nearest: [NearMiss]
}

extension Parser {
    /// Says why no template of an intent reads an utterance, though it should.
    ///
    /// - Throws: `ParseError.textTooLong` beyond `textLimit`; nothing else.
    /// - Complexity: a few times that of a parse.
    package func explain(
        _ text: String,
        missing intent: String,
        options: ParseOptions = ParseOptions()
    ) throws(ParseError) -> MissedIntent {
        try Self.checkLength(of: text)
        let search = search(for: text, options)
        return search.withMatcher { matcher in
            let withheld = ContextBlockedTemplateFinder(matcher, in: search, intent: intent)
            let nearest = NearMissFinder(matcher, in: search, intent: intent, suggests: true)
            let known = Set(search.grammar.sentences.map(\.block.intent))
            let isKnown = known.contains(intent)
            return MissedIntent(
                intent: intent,
                isKnown: isKnown,
                similar: isKnown ? nil : Suggestion.nearest(to: intent, among: known),
                withheld: withheld.withheld(),
                nearest: nearest.nearest()
            )
        }
    }
}
