import BigInt
import ParlanceGrammar

/// Finds templates that say more than a million sentences. They are counted, not spelled out; a slot counts as one word.
struct SizeOfTemplatesChecker {
    private static let limit = BigUInt(1_000_000)

    static func check(_ loaded: GrammarLoader.Loaded) -> [Diagnostic] {
        var counter = SentenceCounter(rules: loaded.references.rules.mapValues(\.rule))
        return loaded.references.scopes.flatMap { scope in
            guard !scope.rules.isEmpty else { return check(scope, &counter) }
            let rules = loaded.references.rules.merging(scope.rules) { _, local in local }
            var local = SentenceCounter(rules: rules.mapValues(\.rule))
            return check(scope, &local)
        }
    }

    private static func check(_ scope: GrammarReferences.Scope, _ counter: inout SentenceCounter) -> [Diagnostic] {
        scope.sentences.compactMap { sentence, node in
            let count = counter.count(sentence.template)
            guard count > limit else { return nil }
            return node.diagnostic(.finding(.millionSentences(count: count.description)), severity: .warning)
        }
    }
}
