import ParlanceGrammar

/// Checks the templates of a file of built-in slot types against all that is defined.
struct EntityFileChecker {
    /// The owner of a template.
    enum Owner: Hashable {
        case list
        case rule(String)
        case type(String)
    }

    struct LocatedTemplate {
        /// The template of the node's text in parentheses.
        let template: Template
        let node: SourceNode
        let owner: Owner
    }

    private let templates: [LocatedTemplate]
    private let expansions: [String: Template]
    /// The expansions as rules of a grammar, for measuring.
    private let rules: [String: Rule]
    private let types: Set<String>
    private var log = DiagnosticLog()

    init(_ source: EntitySource, _ templates: [LocatedTemplate]) {
        self.templates = templates
        expansions = source.expansions
        let place = SourcePlace(file: "", line: 1, column: 1)
        rules = expansions.mapValues { Rule(template: $0, place: place) }
        types = Set(PartType.allCases.map(\.rawValue)).union(source.lists.keys).union(source.rules.map(\.type))
            .union(EntitySource.standardLists)
    }

    /// All problems, each at the place of its template.
    consuming func diagnostics() -> [Diagnostic] {
        for template in templates { checkReferences(template) }
        let isCyclic = checkCycles()
        for template in templates {
            checkFirst(template)
            if !isCyclic { checkSize(template) }
        }
        return log.diagnostics
    }

    // MARK: References

    private mutating func checkReferences(_ located: LocatedTemplate) {
        for reference in located.template.expression.references {
            switch reference {
            case .list(let list):
                guard case .named(let name) = list.source, !types.contains(name) else { continue }
                report("a type or list", name, among: types, located, list.range)
            case .rule(let rule):
                guard expansions[rule.name] == nil else { continue }
                report("a rule", rule.name, among: expansions.keys, located, rule.range)
            }
        }
    }

    private mutating func report(
        _ expected: String,
        _ name: String,
        among names: some Collection<String>,
        _ located: LocatedTemplate,
        _ range: Range<Int>
    ) {
        let nearest = Suggestion.nearest(to: name, among: names.sorted()).map { "; did you mean '\($0)'?" } ?? ""
        let problem = GrammarProblem.wrongType(expected: expected, found: "'\(name)'" + nearest)
        log.append(located.node.diagnostic(problem, in: Self.shifted(range)))
    }

    /// A range in the template as one in the node's text, which has no parentheses around it.
    private static func shifted(_ range: Range<Int>) -> Range<Int> {
        max(0, range.lowerBound - 1)..<max(0, range.upperBound - 1)
    }

    // MARK: Cycles

    /// The maximum depth of rules within rules.
    private static let mostRules = 64

    /// Reports rules that contain themselves, or too many others within each other; returns whether there are any.
    private mutating func checkCycles() -> Bool {
        var heights: [String: Int] = [:]
        var found = false
        for located in templates {
            guard case .rule(let name) = located.owner else { continue }
            var path: [(name: String, rest: [String])] = [(name, rules(in: name))]
            while var last = path.popLast() {
                guard let next = last.rest.popLast() else {
                    heights[last.name] = 1 + (rules(in: last.name).compactMap { heights[$0] }.max() ?? 0)
                    continue
                }
                path.append(last)
                if path.contains(where: { $0.name == next }) {
                    if next == name { log.append(located.node.diagnostic(.recursion(path.map(\.name) + [next]))) }
                    found = true
                } else if heights[next] == nil, path.count < Self.mostRules {
                    path.append((next, rules(in: next)))
                }
            }
            guard heights[name, default: 0] >= Self.mostRules else { continue }
            log.append(located.node.diagnostic(.rulesNestedTooDeeply(limit: Self.mostRules)))
            found = true
        }
        return found
    }

    private func rules(in name: String) -> [String] {
        expansions[name]?.expression.references.compactMap { if case .rule(let rule) = $0 { rule.name } else { nil } }
            ?? []
    }

    // MARK: Size

    private mutating func checkSize(_ located: LocatedTemplate) {
        if let problem = located.template.sizeProblem(with: rules) { log.append(located.node.diagnostic(problem)) }
    }

    // MARK: Left recursion

    /// The maximum number of beginnings of a template that are followed.
    private static let mostBeginnings = 1_000

    /// Reports a pattern that may begin with its own type: it would read nothing.
    private mutating func checkFirst(_ located: LocatedTemplate) {
        guard case .type(let type) = located.owner else { return }
        let own = type == PartType.moment.rawValue ? Self.moments : [type]
        for name in first(of: located.template.expression) where own.contains(name) {
            let problem = GrammarProblem.wrongType(
                expected: "a pattern that does not begin with its own type, which reads nothing",
                found: "'{\(name)}'"
            )
            log.append(located.node.diagnostic(problem))
        }
    }

    /// The moment, and the types that are moments of a kind.
    private static let moments: Set<String> = ["moment", "date", "period", "time", "part", "instant"]

    /// The types and lists that a template may begin with.
    private func first(of expression: TemplateExpression) -> Set<String> {
        var found: Set<String> = []
        // The expressions that remain to be read, the next one last.
        var waiting = [[expression]]
        var count = 0
        while var rest = waiting.popLast(), count < Self.mostBeginnings {
            count += 1
            guard let next = rest.popLast() else { continue }
            switch next {
            case .text(let text): if text.allSatisfy(\.isWhitespace) { waiting.append(rest) }
            case .list(let list): if case .named(let name) = list.source { found.insert(name) }
            case .rule(let rule):
                if let template = expansions[rule.name] { waiting.append(rest + [template.expression]) }
            case .sequence(let items): waiting.append(rest + items.reversed())
            case .optional(let body): waiting += [rest, rest + [body]]
            case .alternatives(let items), .permutation(let items): waiting += items.map { rest + [$0] }
            }
        }
        return found
    }
}
