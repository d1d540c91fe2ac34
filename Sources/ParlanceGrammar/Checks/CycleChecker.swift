/// Finds rules that contain themselves, directly or through others.
struct CycleChecker {
    private enum State { case open, done }

    /// A rule on the path, with the references still to follow.
    private struct Step {
        let name: String
        let rule: LocatedRule
        var references: ArraySlice<TemplateExpression.Reference>

        init(_ name: String, _ rule: LocatedRule) {
            self.name = name
            self.rule = rule
            references = rule.rule.template.expression.references[...]
        }
    }

    private let references: GrammarReferences
    private var rules: [String: LocatedRule]
    /// The names of the current block's rules; nil for the grammar's own. Cycles without any of them are already
    /// reported.
    private var localNames: Set<String>?
    private var states: [String: State] = [:]
    private var path: [Step] = []
    private var log = DiagnosticLog()

    init(_ references: GrammarReferences) {
        self.references = references
        rules = references.rules
    }

    var diagnostics: [Diagnostic] { log.diagnostics }

    mutating func check() {
        for name in rules.keys.sorted() { visit(name) }
        for scope in references.scopes where !scope.rules.isEmpty {
            rules = references.rules.merging(scope.rules) { _, local in local }
            states = [:]
            localNames = Set(scope.rules.keys)
            for name in scope.rules.keys.sorted() { visit(name) }
        }
    }

    /// Follows rules depth first. The path is stored here and not on the call stack, which may be small.
    private mutating func visit(_ name: String) {
        enter(name)
        while let last = path.indices.last {
            guard let next = path[last].references.popFirst() else {
                states[path.removeLast().name] = .done
                continue
            }
            guard let name = next.ruleName else { continue }
            if states[name] == .open { report(name, next.range, in: path[last].rule) } else { enter(name) }
        }
    }

    private mutating func enter(_ name: String) {
        guard let rule = rules[name], states[name] == nil else { return }
        guard path.count < TemplateParser.depthLimit else {
            let problem = GrammarProblem.rulesNestedTooDeeply(limit: TemplateParser.depthLimit)
            return log.append(rule.node.diagnostic(problem))
        }
        states[name] = .open
        path.append(Step(name, rule))
    }

    private mutating func report(_ name: String, _ range: Range<Int>, in rule: LocatedRule) {
        let start = path.firstIndex { $0.name == name } ?? 0
        let cycle = path[start...].map(\.name) + [name]
        if let localNames, localNames.isDisjoint(with: cycle) { return }
        log.append(rule.node.diagnostic(.recursion(cycle), in: range))
    }
}
