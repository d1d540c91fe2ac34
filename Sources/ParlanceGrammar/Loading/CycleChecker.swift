/// Finds rules that contain themselves, directly or through others.
struct CycleChecker {
    private enum State { case open, done }

    private let references: GrammarReferences
    private var rules: [String: LocatedRule]
    /// The rules of the block that is looked at; nil while the grammar's own are. Cycles without one of them are known.
    private var localNames: Set<String>?
    private var states: [String: State] = [:]
    private var path: [String] = []
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

    private mutating func visit(_ name: String) {
        guard let rule = rules[name], states[name] == nil else { return }
        guard path.count < TemplateParser.depthLimit else {
            let problem = GrammarProblem.rulesNestedTooDeeply(limit: TemplateParser.depthLimit)
            return log.append(rule.node.diagnostic(problem))
        }
        states[name] = .open
        path.append(name)
        for case .rule(let next) in rule.rule.template.expression.references {
            if states[next.name] == .open { report(next, in: rule) } else { visit(next.name) }
        }
        path.removeLast()
        states[name] = .done
    }

    private mutating func report(_ reference: RuleReference, in rule: LocatedRule) {
        let start = path.firstIndex(of: reference.name) ?? 0
        let cycle = Array(path[start...]) + [reference.name]
        if let localNames, localNames.isDisjoint(with: cycle) { return }
        log.append(rule.node.diagnostic(.recursion(cycle), in: reference.range))
    }
}
