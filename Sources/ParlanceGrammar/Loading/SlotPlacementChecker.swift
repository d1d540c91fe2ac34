/// Checks where slots stand: never within the value of another list, and no two wildcards side by side.
struct SlotPlacementChecker {
    private let references: GrammarReferences
    private(set) var diagnostics: [Diagnostic] = []

    init(_ references: GrammarReferences) {
        self.references = references
    }

    mutating func check() {
        let scopes = references.scopes
        for list in references.lists.values { checkValues(of: list) }
        for list in scopes.flatMap(\.lists.values) { checkValues(of: list) }
        for (sentence, node) in scopes.flatMap(\.sentences) {
            checkNeighbours(in: sentence.template.expression, at: node)
        }
        for rule in references.rules.values { checkNeighbours(in: rule.rule.template.expression, at: rule.node) }
        for rule in scopes.flatMap(\.rules.values) { checkNeighbours(in: rule.rule.template.expression, at: rule.node) }
    }

    private mutating func checkValues(of list: LocatedList) {
        for (template, node) in list.templates {
            var seen: Set<String> = []
            guard let slot = slot(in: template.expression, seen: &seen) else { continue }
            diagnostics.append(node.diagnostic(.slotInListValue(slot.slot)))
        }
    }

    /// The first slot in an expression or the rules that it mentions.
    private func slot(in expression: Expression, seen: inout Set<String>) -> ListReference? {
        for reference in expression.references {
            switch reference {
            case .list(let list): return list
            case .rule(let rule):
                guard seen.insert(rule.name).inserted, let body = references.rules[rule.name] else { continue }
                if let slot = slot(in: body.rule.template.expression, seen: &seen) { return slot }
            }
        }
        return nil
    }

    private mutating func checkNeighbours(in expression: Expression, at node: SourceNode) {
        switch expression {
        case .text, .list, .rule: return
        case .optional(let body): checkNeighbours(in: body, at: node)
        case .alternatives(let items), .permutation(let items):
            for item in items { checkNeighbours(in: item, at: node) }
        case .sequence(let items):
            for item in items { checkNeighbours(in: item, at: node) }
            let spoken = items.filter { !$0.isBlankText }
            for (left, right) in zip(spoken, spoken.dropFirst()) { checkPair(left, right, at: node) }
        }
    }

    private mutating func checkPair(_ left: Expression, _ right: Expression, at node: SourceNode) {
        guard let first = wildcard(atEndOf: left), let second = wildcard(atStartOf: right) else { return }
        let problem = GrammarProblem.adjacentWildcards(first: first.slot, second: second.slot)
        diagnostics.append(node.diagnostic(problem, severity: .warning, in: second.range))
    }

    private func wildcard(atEndOf expression: Expression) -> ListReference? {
        edgeWildcard(of: expression) { $0.last { !$0.isBlankText } }
    }

    private func wildcard(atStartOf expression: Expression) -> ListReference? {
        edgeWildcard(of: expression) { $0.first { !$0.isBlankText } }
    }

    /// A wildcard that stands directly in the template; rules are not followed, what they hold has a place of its own.
    private func edgeWildcard(of expression: Expression, edge: ([Expression]) -> Expression?) -> ListReference? {
        switch expression {
        case .sequence(let items): edge(items).flatMap { edgeWildcard(of: $0, edge: edge) }
        case .list(let list) where isWildcard(list): list
        default: nil
        }
    }

    private func isWildcard(_ list: ListReference) -> Bool {
        guard case .named(let name) = list.source else { return false }
        return references.lists[name]?.list == .wildcard
    }
}

extension Expression {
    /// Whether the expression is text that holds nothing but blanks.
    var isBlankText: Bool {
        if case .text(let text) = self { text.allSatisfy(\.isWhitespace) } else { false }
    }
}
