import ParlanceGrammar
import ParlanceText

/// Finds out why an utterance matched nothing, on demand.
public struct NearMissInquiry: Sendable {
    let text: String
    let grammar: CompiledGrammar
    let lists: ListTable
    let options: ParseOptions

    /// The templates that came furthest, at most three, best first.
    ///
    /// - Complexity: that of a few parses, at each call.
    public func nearest() -> [NearMiss] {
        grammar.matchers.withMatcher { matcher in
            matcher.prepare(text, context: options.context, grammar)
            return NearMissFinder(text, matcher, grammar, lists).nearest()
        }
    }
}
