import BigInt
import ParlanceGrammar

/// Finds templates with more than a million sentences. They are counted, not written out; a slot counts as one word.
///
/// Of all templates that one rule makes large, it reports the largest: a smaller rule reduces all of them.
struct SizeOfTemplatesChecker {
    private static let limit = BigUInt(1_000_000)

    /// A template with too many sentences.
    private struct Large {
        let count: BigUInt
        let node: SourceNode
        /// The rule with the most sentences; nil if the template uses none.
        let cause: Cause?
    }

    private struct Cause: Hashable {
        let rule: Rule
        let name: String
        let ways: BigUInt
    }

    static func check(_ loaded: GrammarLoader.Loaded) -> [Diagnostic] {
        let rules = loaded.references.rules.mapValues(\.rule)
        var counter = SentenceCounter(rules: rules)
        let large = loaded.references.scopes.flatMap { scope in
            guard !scope.rules.isEmpty else { return templates(of: scope, &counter) }
            var local = SentenceCounter(rules: rules.merging(scope.rules.mapValues(\.rule)) { _, local in local })
            return templates(of: scope, &local)
        }
        return diagnostics(of: large)
    }

    private static func templates(of scope: GrammarReferences.Scope, _ counter: inout SentenceCounter) -> [Large] {
        var large: [Large] = []
        for (sentence, node) in scope.sentences {
            let count = counter.count(sentence.template)
            guard count > limit else { continue }
            large.append(Large(count: count, node: node, cause: cause(of: sentence.template, &counter)))
        }
        return large
    }

    /// Of the rules that a template uses directly, the one with the most sentences, of several the first.
    private static func cause(of template: Template, _ counter: inout SentenceCounter) -> Cause? {
        var most: Cause?
        for case .rule(let mention) in template.expression.references {
            guard let rule = counter.rules[mention.name] else { continue }
            let ways = counter.count(rule.template)
            if ways > most?.ways ?? 0 { most = Cause(rule: rule, name: mention.name, ways: ways) }
        }
        return most
    }

    private static func diagnostics(of large: [Large]) -> [Diagnostic] {
        var others: [Cause: Int] = [:]
        var isTold: Set<Cause> = []
        for case let cause? in large.map(\.cause) { others[cause, default: -1] += 1 }
        let largestFirst = large.enumerated().sorted { ($1.element.count, $0.offset) < ($0.element.count, $1.offset) }
        return largestFirst.map(\.element).compactMap { template in
            if let cause = template.cause, !isTold.insert(cause).inserted { return nil }
            let finding = CheckFinding.millionSentences(
                count: template.count.description,
                rule: template.cause.map { .init(name: $0.name, ways: $0.ways.description, others: others[$0] ?? 0) }
            )
            return template.node.diagnostic(.finding(finding), severity: .warning)
        }
    }
}
