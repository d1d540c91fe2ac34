/// The size and depth of a template with expanded rules, as required for matching.
struct TemplateSize {
    /// The number of characters, slots and branches, capped just above the limit.
    var parts: Int
    /// The nesting depth of expressions: a group has two levels, itself and its sequence.
    var depth: Int

    /// The problem of a template of that size, if any.
    var problem: GrammarProblem? {
        if depth > 2 * TemplateParser.depthLimit + 2 {
            return .template(.nestedTooDeeply(limit: TemplateParser.depthLimit))
        }
        return parts > SizeChecker.limits.template ? .templateTooLarge(limit: SizeChecker.limits.template) : nil
    }
}

extension TemplateSize {
    /// The size of a repeated rule with these separators; unchanged without any.
    fileprivate func adding(_ separators: [TemplateSize]?) -> TemplateSize {
        guard let separators else { return self }
        let parts = separators.reduce(parts + 4) { min($0 + $1.parts, SizeChecker.limits.template + 1) }
        return TemplateSize(parts: parts, depth: 1 + max(depth, separators.map(\.depth).max() ?? 0))
    }
}

/// Measures templates with expanded rules; each rule is measured once.
struct TemplateMeter {
    private let rules: [String: Rule]
    private var sizes: [String: TemplateSize] = [:]
    /// The numbers of spellings of rules.
    private var spellings: [String: Int] = [:]

    /// - Parameter rules: all rules that templates may reference; none of them contains itself.
    init(rules: [String: Rule]) {
        self.rules = rules
    }

    /// The size of a template. Rules are measured before the templates that reference them, so that traversals do not
    /// nest.
    mutating func size(of template: Template) -> TemplateSize {
        for (name, rule) in rulesInOrder(within: template, without: sizes) {
            let separators = rule.separators?.map { size(of: $0.expression) }
            sizes[name] = size(of: rule.template.expression).adding(separators)
        }
        return size(of: template.expression)
    }

    /// The number of ways of saying a template, capped just above `SizeChecker.limits.spellings`. Slots count once.
    mutating func spellings(of template: Template) -> Int {
        for (name, rule) in rulesInOrder(within: template, without: spellings) {
            spellings[name] = spellings(of: rule.template.expression)
        }
        return spellings(of: template.expression)
    }

    /// The rules within a template that are not measured yet, each after the rules that it references itself.
    private func rulesInOrder<Measure>(
        within template: Template,
        without measured: [String: Measure]
    ) -> [(name: String, rule: Rule)] {
        var order: [(name: String, rule: Rule)] = []
        var entered: Set<String> = []
        var waiting = template.expression.ruleNames.reversed().map { (name: $0, isLeft: false) }
        while let (name, isLeft) = waiting.popLast() {
            guard measured[name] == nil, let rule = rules[name] else { continue }
            if isLeft {
                order.append((name, rule))
            } else if entered.insert(name).inserted {
                waiting.append((name, true))
                let templates = [rule.template] + (rule.separators ?? [])
                waiting += templates.flatMap(\.expression.ruleNames).reversed().map { ($0, false) }
            }
        }
        return order
    }

    private func spellings(of expression: TemplateExpression) -> Int {
        let limit = SizeChecker.limits.spellings + 1
        switch expression {
        case .text, .list: return 1
        case .rule(let rule): return spellings[rule.name] ?? 0
        case .optional(let body): return min(spellings(of: body) + 1, limit)
        case .alternatives(let branches): return branches.reduce(0) { min($0 + spellings(of: $1), limit) }
        case .sequence(let items): return items.reduce(1) { min($0 * spellings(of: $1), limit) }
        case .permutation(let items):
            return items.enumerated().reduce(1) { min($0 * spellings(of: $1.element) * ($1.offset + 1), limit) }
        }
    }

    private func size(of expression: TemplateExpression) -> TemplateSize {
        var whole = TemplateSize(parts: 0, depth: 0)
        var waiting = [Part(expression: expression, level: 0, orders: 1)]
        while let part = waiting.popLast() {
            let size = ownSize(of: part.expression)
            let orders = capped(part.orders << part.expression.orderBits)
            whole.parts = capped(whole.parts + size.parts * orders)
            whole.depth = max(whole.depth, part.level + size.depth)
            waiting += part.expression.parts.map { Part(expression: $0, level: part.level + 1, orders: orders) }
        }
        return whole
    }

    /// An expression still to be measured.
    private struct Part {
        let expression: TemplateExpression
        let level: Int
        /// The number of copies, because enclosing permutations are expanded.
        let orders: Int
    }

    /// The size of an expression without the parts directly within it.
    private func ownSize(of expression: TemplateExpression) -> TemplateSize {
        switch expression {
        case .text(let text): TemplateSize(parts: text.utf8.count, depth: 1)
        case .rule(let rule): sizes[rule.name] ?? TemplateSize(parts: 0, depth: 0)
        case .list(let list): list.repeatedRule.flatMap { sizes[$0] } ?? TemplateSize(parts: 1, depth: 1)
        default: TemplateSize(parts: 1, depth: 1)
        }
    }

    private func capped(_ parts: Int) -> Int { min(parts, SizeChecker.limits.template + 1) }
}

extension TemplateExpression {
    /// The names of the rules that it references.
    fileprivate var ruleNames: [String] { references.compactMap(\.ruleName) }

    /// The binary logarithm of the number of copies: a permutation has one per set of matched items, doubled by each
    /// item.
    fileprivate var orderBits: Int {
        if case .permutation(let items) = self { max(items.count - 1, 0) } else { 0 }
    }
}

extension Template {
    /// The maximum number of ways of saying a phrase that limits a wildcard, or that may stand around a request.
    package static let mostSpellings = 1 << 16

    /// The problem of a template that is too large or too deep with expanded rules, if any.
    ///
    /// - Parameter rules: all rules that it may reference; none of them contains itself.
    package func sizeProblem(with rules: [String: Rule]) -> GrammarProblem? {
        var meter = TemplateMeter(rules: rules)
        return meter.size(of: self).problem
    }
}
