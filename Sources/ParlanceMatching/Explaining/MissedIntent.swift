import ParlanceGrammar

/// Why no template of one intent reads an utterance, whatever others do.
public struct MissedIntent: Sendable {
    public let intent: String
    /// Whether the grammar has templates of the intent.
    public let isKnown: Bool
    /// If not: the intent that has such a name, or nearly.
    public let similar: String?
    /// Its templates that read the whole utterance, but are not for this context.
    public let withheld: [ContextBlockedTemplate]
    /// Its templates that came furthest, at most three, best first, with what is known that unknown values resemble.
    public let nearest: [NearMiss]
}

extension Parser {
    /// Says why no template of an intent reads an utterance, though it should.
    ///
    /// - Throws: `ParseError.textTooLong` beyond `textLimit`; nothing else.
    /// - Complexity: a few times that of a parse.
    public func explain(
        _ text: String,
        missing intent: String,
        options: ParseOptions = ParseOptions()
    ) throws(ParseError) -> MissedIntent {
        guard text.utf8.count <= Self.textLimit else {
            throw ParseError.textTooLong(bytes: text.utf8.count, limit: Self.textLimit)
        }
        let (compiled, lists) = (compiled, lists)
        return compiled.matchers.withMatcher { matcher in
            matcher.prepare(text, context: options.context, compiled)
            let withheld = ContextBlockedTemplateFinder(
                matcher,
                compiled,
                lists,
                context: options.context,
                intent: intent
            )
            let nearest = NearMissFinder(text, matcher, compiled, lists, intent: intent, suggests: true)
            let known = Set(compiled.sentences.map(\.block.intent))
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
