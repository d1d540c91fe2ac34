/// Checks the placement of slots: never within the value of a list, and no two adjacent wildcards.
struct SlotPlacementChecker {
    private let references: GrammarReferences
    /// The lists and rules of the current block; they override the grammar's.
    private var lists: [String: LocatedList] = [:]
    private var rules: [String: LocatedRule] = [:]
    private var log = DiagnosticLog()

    init(_ references: GrammarReferences) {
        self.references = references
    }

    var diagnostics: [Diagnostic] { log.diagnostics }

    mutating func check() {
        checkDefinitions(lists: references.lists, rules: references.rules)
        for (template, node) in references.phrases { checkValue(template, at: node) }
        for scope in references.scopes {
            (lists, rules) = (scope.lists, scope.rules)
            for (sentence, node) in scope.sentences { checkNeighbours(in: sentence.template.expression, at: node) }
            checkDefinitions(lists: scope.lists, rules: scope.rules)
        }
    }

    private mutating func checkDefinitions(lists: [String: LocatedList], rules: [String: LocatedRule]) {
        for (_, list) in lists.sorted(by: { $0.key < $1.key }) {
            for (template, node) in list.templates where !template.isLiteral { checkValue(template, at: node) }
        }
        for (_, rule) in rules.sorted(by: { $0.key < $1.key }) {
            checkNeighbours(in: rule.rule.template.expression, at: rule.node)
            for (separator, node) in rule.separators { checkValue(separator, at: node) }
        }
    }

    private mutating func checkValue(_ template: Template, at node: SourceNode) {
        for reference in template.expression.references {
            switch reference {
            case .list(let list): log.append(node.diagnostic(.slotInListValue(list.slot), in: list.range))
            case .rule(let rule):
                guard let slot = slot(in: rule.name) else { continue }
                log.append(node.diagnostic(.slotInListValue(slot), in: rule.range))
            }
        }
    }

    /// A slot in a rule or in a rule that it references.
    private func slot(in rule: String) -> String? {
        var seen: Set<String> = [rule]
        var waiting = [rule]
        while let name = waiting.popLast() {
            for reference in (rules[name] ?? references.rules[name])?.rule.template.expression.references ?? [] {
                switch reference {
                case .list(let list): return list.slot
                case .rule(let rule): if seen.insert(rule.name).inserted { waiting.append(rule.name) }
                }
            }
        }
        return nil
    }

    private mutating func checkNeighbours(in expression: TemplateExpression, at node: SourceNode) {
        var waiting = [expression]
        while let expression = waiting.popLast() {
            waiting += expression.parts
            guard case .sequence(let items) = expression else { continue }
            let spoken = items.filter { !$0.isBlankText }
            for (left, right) in zip(spoken, spoken.dropFirst()) { checkPair(left, right, at: node) }
        }
    }

    private mutating func checkPair(_ left: TemplateExpression, _ right: TemplateExpression, at node: SourceNode) {
        guard let first = wildcard(atEndOf: left), let second = wildcard(atStartOf: right) else { return }
        let problem = GrammarProblem.adjacentWildcards(first: first.slot, second: second.slot)
        log.append(node.diagnostic(problem, severity: .warning, in: second.range))
    }

    private func wildcard(atEndOf expression: TemplateExpression) -> ListReference? {
        edgeWildcard(of: expression) { $0.last { !$0.isBlankText } }
    }

    private func wildcard(atStartOf expression: TemplateExpression) -> ListReference? {
        edgeWildcard(of: expression) { $0.first { !$0.isBlankText } }
    }

    /// A wildcard directly in the template; rules are not followed, because their content is checked separately.
    private func edgeWildcard(of expression: TemplateExpression, edge: ([TemplateExpression]) -> TemplateExpression?)
        -> ListReference?
    {
        var expression = expression
        while case .sequence(let items) = expression {
            guard let item = edge(items) else { return nil }
            expression = item
        }
        guard case .list(let list) = expression, isWildcard(list) else { return nil }
        return list
    }

    private func isWildcard(_ list: ListReference) -> Bool {
        guard case .named(let name) = list.source else { return false }
        return (lists[name] ?? references.lists[name])?.list.isWildcard ?? false
    }
}

extension TemplateExpression {
    /// Whether the expression is text with only blanks.
    var isBlankText: Bool {
        if case .text(let text) = self { text.allSatisfy(\.isWhitespace) } else { false }
    }
}
