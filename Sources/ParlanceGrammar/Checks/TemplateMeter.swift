/// How large and how deep a template is when its rules are put in, as they must be to be matched.
struct TemplateSize {
    /// Characters, slots and branches; no more than just above the limit.
    var parts: Int
    /// How deeply expressions nest: a group is two levels, what it is and the sequence in it.
    var depth: Int

    /// What is wrong with a template of that size, if anything.
    var problem: GrammarProblem? {
        if depth > 2 * TemplateParser.depthLimit + 2 {
            return .template(.nestedTooDeeply(limit: TemplateParser.depthLimit))
        }
        return parts > SizeChecker.limits.template ? .templateTooLarge(limit: SizeChecker.limits.template) : nil
    }
}

/// Measures templates with their rules put in, each rule once, however often it is mentioned.
struct TemplateMeter {
    private let rules: [String: Rule]
    private var sizes: [String: TemplateSize] = [:]

    /// - Parameter rules: all rules that templates may mention; none of them contains itself.
    init(rules: [String: Rule]) {
        self.rules = rules
    }

    /// Rules are measured before what mentions them, so that no tree is entered from within another.
    mutating func size(of template: Template) -> TemplateSize {
        for case .rule(let rule) in template.expression.references where sizes[rule.name] == nil {
            guard let definition = rules[rule.name] else { continue }
            sizes[rule.name] = TemplateSize(parts: 0, depth: 0)
            sizes[rule.name] = size(of: definition.template)
        }
        return size(of: template.expression)
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

    /// What is left to be measured.
    private struct Part {
        let expression: TemplateExpression
        let level: Int
        /// In how many places it stands, because permutations around it are written out.
        let orders: Int
    }

    /// The size of an expression without the parts directly within it.
    private func ownSize(of expression: TemplateExpression) -> TemplateSize {
        switch expression {
        case .text(let text): TemplateSize(parts: text.utf8.count, depth: 1)
        case .rule(let rule): sizes[rule.name] ?? TemplateSize(parts: 0, depth: 0)
        default: TemplateSize(parts: 1, depth: 1)
        }
    }

    private func capped(_ parts: Int) -> Int { min(parts, SizeChecker.limits.template + 1) }
}

extension TemplateExpression {
    /// A permutation is written out once for each set of items that may have been said: twice as often for each item more.
    fileprivate var orderBits: Int {
        if case .permutation(let items) = self { max(items.count - 1, 0) } else { 0 }
    }
}

extension Template {
    /// What makes the template too large or too deep once its rules are put in, if anything.
    ///
    /// - Parameter rules: all rules that it may mention; none of them contains itself.
    package func sizeProblem(with rules: [String: Rule]) -> GrammarProblem? {
        var meter = TemplateMeter(rules: rules)
        return meter.size(of: self).problem
    }
}
