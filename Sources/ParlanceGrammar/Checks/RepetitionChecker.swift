/// Checks the rules that lists repeat: each repetition says something, has a slot, and is not nested too deeply.
struct RepetitionChecker {
    /// The maximum number of repeated lists within one another.
    static let depthLimit = 4

    private let references: GrammarReferences
    /// The rules of the grammar and of the current block.
    private var rules: [String: LocatedRule] = [:]
    private var facts: [String: Facts] = [:]
    private var log = DiagnosticLog()

    /// The properties of a template with its rules.
    private struct Facts {
        var mayBeEmpty = false
        var hasSlots = false
        /// The number of repeated lists within one another.
        var depth = 0
    }

    /// The problems of all repeated rules; no rule may contain itself.
    static func problems(in references: GrammarReferences) -> [Diagnostic] {
        let all = [references.rules] + references.scopes.map(\.rules)
        guard all.contains(where: { !$0.repeatedLists.isEmpty }) else { return [] }
        return DeepStack.run {
            var checker = RepetitionChecker(references)
            checker.check()
            return checker.log.diagnostics
        }
    }

    private init(_ references: GrammarReferences) {
        self.references = references
    }

    private mutating func check() {
        check(references.rules, among: references.rules)
        for scope in references.scopes where !scope.rules.isEmpty {
            check(scope.rules, among: references.rules.merging(scope.rules) { _, local in local })
        }
    }

    private mutating func check(_ checked: [String: LocatedRule], among rules: [String: LocatedRule]) {
        let repeated = checked.filter { $0.value.rule.separators != nil }
        guard !repeated.isEmpty else { return }
        (self.rules, facts) = (rules, [:])
        for (name, rule) in repeated.sorted(by: { $0.key < $1.key }) { check(rule, facts(ofRule: name)) }
    }

    private mutating func check(_ rule: LocatedRule, _ facts: Facts) {
        if facts.mayBeEmpty {
            log.append(rule.node.diagnostic(.emptyRepetition))
        } else if !facts.hasSlots {
            log.append(rule.node.diagnostic(.repetitionWithoutSlots))
        } else if facts.depth == Self.depthLimit + 1 {
            log.append(rule.node.diagnostic(.repetitionsNestedTooDeeply(limit: Self.depthLimit)))
        }
    }

    private mutating func facts(ofRule name: String) -> Facts {
        if let known = facts[name] { return known }
        guard let rule = rules[name]?.rule else { return Facts() }
        var found = facts(of: rule.template.expression)
        if rule.separators != nil { found.depth += 1 }
        facts[name] = found
        return found
    }

    private mutating func facts(of expression: TemplateExpression) -> Facts {
        switch expression {
        case .text(let text): return Facts(mayBeEmpty: !text.contains { $0.isLetter || $0.isNumber })
        case .list(let list):
            guard let name = list.repeatedRule, rules[name] != nil else { return Facts(hasSlots: !list.isCapture) }
            return facts(ofRule: name)
        case .rule(let rule): return facts(ofRule: rule.name)
        case .optional(let body):
            var found = facts(of: body)
            found.mayBeEmpty = true
            return found
        case .alternatives(let parts): return combined(parts) { $0 || $1 }
        case .sequence(let parts), .permutation(let parts): return combined(parts) { $0 && $1 }
        }
    }

    /// The facts of a group.
    ///
    /// - Parameter emptiness: combines whether two parts may be empty.
    private mutating func combined(_ parts: [TemplateExpression], _ emptiness: (Bool, Bool) -> Bool) -> Facts {
        guard let first = parts.first else { return Facts(mayBeEmpty: true) }
        return parts.dropFirst().reduce(facts(of: first)) { found, part in
            let other = facts(of: part)
            return Facts(
                mayBeEmpty: emptiness(found.mayBeEmpty, other.mayBeEmpty),
                hasSlots: found.hasSlots || other.hasSlots,
                depth: max(found.depth, other.depth)
            )
        }
    }
}
