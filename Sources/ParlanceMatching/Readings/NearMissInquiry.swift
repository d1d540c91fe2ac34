import ParlanceGrammar
import ParlanceText

/// What it takes to find out why an utterance matched nothing.
struct NearMissInquiry: Sendable {
    let text: String
    let grammar: CompiledGrammar
    let lists: ListTable
    let options: ParseOptions

    /// The templates that came furthest, at most three, best first.
    func nearest() -> [NearMiss] {
        grammar.matchers.withMatcher { matcher in
            matcher.prepare(text, context: options.context, grammar)
            return NearMissFinder(text, matcher, grammar, lists).nearest()
        }
    }
}
