import ParlanceGrammar

/// The reasons why no template of one intent reads an utterance, regardless of other intents.
package struct MissedIntent: Sendable {
    package let intent: String
    /// Whether the grammar has templates of the intent.
    package let isKnown: Bool
    /// For an unknown intent: a known intent with an equal or similar name.
    package let similar: String?
    /// The intent's templates that read the whole utterance, but whose context constraints are not satisfied.
    package let withheld: [ContextBlockedTemplate]
    /// The intent's templates that matched furthest, at most three, best first, with known values similar to the
    /// unknown ones.
    package let nearest: [NearMiss]
}

extension Parser {
    /// Explains why no template of an intent reads an utterance.
    ///
    /// - Throws: `ParseError.textTooLong` beyond `textLimit`; nothing else.
    /// - Complexity: a few times that of a parse.
    package func explain(
        _ text: String,
        missing intent: String,
        options: ParseOptions = ParseOptions()
    ) throws(ParseError) -> MissedIntent {
        try Self.checkLength(of: text)
        return withMatcher(for: text, options) { matcher, context in
            let withheld = ContextBlockedTemplateFinder(matcher, in: context, intent: intent)
            let nearest = NearMissFinder(matcher, in: context, intent: intent, suggests: true)
            let known = Set(context.grammar.sentences.map(\.block.intent))
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
