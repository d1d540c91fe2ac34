import BigInt
import ParlanceGrammar

/// Counts the sentences of a template with its rules inserted, exactly; equal sentences count separately. A slot counts
/// as one word, whatever its values.
struct SentenceCounter {
    let rules: [String: Rule]
    private var known: [String: BigUInt] = [:]

    /// - Parameter rules: All rules that templates may use; none of them contains itself.
    init(rules: [String: Rule]) {
        self.rules = rules
    }

    /// Recurses as deeply as groups and rules nest.
    mutating func count(_ template: Template) -> BigUInt { count(template.expression) }

    private mutating func count(_ expression: TemplateExpression) -> BigUInt {
        switch expression {
        case .text, .list: return 1
        case .rule(let rule): return count(rule)
        case .optional(let body): return count(body) + 1
        case .sequence(let items): return items.reduce(1) { $0 * count($1) }
        case .alternatives(let branches): return branches.reduce(0) { $0 + count($1) }
        case .permutation(let items):
            return items.reduce(.orders(of: items.count)) { $0 * count($1) }
        }
    }

    private mutating func count(_ reference: RuleReference) -> BigUInt {
        if let count = known[reference.name] { return count }
        let count = rules[reference.name].map { self.count($0.template) } ?? 0
        known[reference.name] = count
        return count
    }
}
