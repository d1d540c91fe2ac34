import ParlanceGrammar

// Exceptions: templates that forbid a block to read an utterance. They are part of the automaton, numbered after all
// others, so that one run finds them.

extension Matcher {
    /// Removes the candidates of blocks that an exception forbids.
    func removeForbidden(in context: SearchContext) {
        let (grammar, exceptions) = (context.grammar, exceptions.elements())
        candidates.keep { candidate in
            let block = grammar.templates[candidate.template].block.toOpaque()
            return !exceptions.contains { grammar.templates[$0].block.toOpaque() == block }
        }
    }

    /// Whether an exception of its block matches the utterance as a candidate corrects it.
    func correctsToException(_ candidate: Int, in context: SearchContext) -> Bool {
        let grammar = context.grammar
        let block = grammar.templates[candidates[candidate].template].block.toOpaque()
        let hasException = grammar.parts.exceptions.contains { Unmanaged.passUnretained($0.block).toOpaque() == block }
        guard hasException else { return false }
        let corrected = reading(candidate, in: context).corrected(context.utterance)
        guard corrected.utf8.count <= Parser.textLimit else { return false }
        return context.withMatcher(for: corrected, .exact) { matcher, context in
            matcher.match(in: context, limit: 1)
            return matcher.exceptions.elements().contains { grammar.templates[$0].block.toOpaque() == block }
        }
    }
}
