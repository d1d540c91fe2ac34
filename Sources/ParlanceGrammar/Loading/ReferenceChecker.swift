/// Checks that every list and rule that is mentioned exists.
struct ReferenceChecker {
    private let references: GrammarReferences
    private let undefinedLists: UndefinedLists
    private let knownLists: Set<String>
    private let knownRules: Set<String>
    private(set) var diagnostics: [Diagnostic] = []
    /// For each list that is not defined the first mention, and the templates with one.
    private var undefined: [String: (first: Diagnostic, templates: Set<SourcePlace>)] = [:]

    init(_ references: GrammarReferences, undefinedLists: UndefinedLists) {
        self.references = references
        self.undefinedLists = undefinedLists
        knownLists = references.scopes.reduce(into: references.listNames) { $0.formUnion($1.lists.keys) }
        knownRules = references.scopes.reduce(into: Set(references.rules.keys)) { $0.formUnion($1.rules.keys) }
            .union(references.brokenRules)
    }

    mutating func check() {
        let names = (lists: references.listNames, rules: Set(references.rules.keys).union(references.brokenRules))
        for scope in references.scopes {
            let lists = names.lists.union(scope.lists.keys)
            let rules = names.rules.union(scope.rules.keys)
            for (sentence, node) in scope.sentences { check(sentence.template, at: node, lists: lists, rules: rules) }
            checkDefinitions(lists: scope.lists, rules: scope.rules)
        }
        checkDefinitions(lists: references.lists, rules: references.rules)
        reportUndefined()
    }

    /// Rules and list values may be used in any block, so they may mention what any block defines.
    private mutating func checkDefinitions(lists: [String: LocatedList], rules: [String: LocatedRule]) {
        for rule in rules.values { check(rule.rule.template, at: rule.node, lists: knownLists, rules: knownRules) }
        for (template, node) in lists.values.flatMap(\.templates) {
            check(template, at: node, lists: knownLists, rules: knownRules)
        }
    }

    private mutating func check(_ template: Template, at node: SourceNode, lists: Set<String>, rules: Set<String>) {
        for reference in template.expression.references {
            switch reference {
            case .rule(let rule) where !rules.contains(rule.name):
                let suggestion = Suggestion.nearest(to: rule.name, among: rules.sorted())
                diagnostics.append(node.diagnostic(.missingRule(rule.name, suggestion: suggestion), in: rule.range))
            case .list(let list):
                guard case .named(let name) = list.source, !lists.contains(name) else { continue }
                checkUndefined(name, mentionedAt: list.range, of: node, lists: lists)
            default: continue
            }
        }
    }

    private mutating func checkUndefined(
        _ name: String,
        mentionedAt range: Range<Int>,
        of node: SourceNode,
        lists: Set<String>
    ) {
        if undefinedLists.names.contains(name) { return }
        // Without apps a grammar is as good as any: only what names one is not understood.
        if !undefinedLists.allowsOthers, name != AppCatalog.listName {
            let candidates = lists.union(undefinedLists.names).sorted()
            let suggestion = Suggestion.nearest(to: name, among: candidates)
            return diagnostics.append(node.diagnostic(.missingList(name, suggestion: suggestion), in: range))
        }
        if let first = undefined[name]?.first.place {
            undefined[name]?.templates.insert(node.place)
            guard node.place(ofScalarAt: range.lowerBound) < first else { return }
        }
        let suggestion = Suggestion.nearest(to: name, among: lists.sorted())
        let problem = GrammarProblem.missingList(name, suggestion: suggestion)
        let templates = undefined[name]?.templates ?? [node.place]
        undefined[name] = (node.diagnostic(problem, severity: .warning, in: range), templates)
    }

    private mutating func reportUndefined() {
        for (name, (first, templates)) in undefined {
            guard case .missingList(_, let suggestion) = first.problem else { continue }
            var diagnostic = first
            diagnostic.problem =
                name == AppCatalog.listName && suggestion == nil
                ? .app(.noApps)
                : .undefinedRunTimeList(name, templates: templates.count, suggestion: suggestion)
            diagnostics.append(diagnostic)
        }
    }
}

/// What to make of lists that templates mention and no file defines.
public enum UndefinedLists: Sendable {
    /// An error each.
    case error
    /// These will be given at run time; any others are errors.
    case known(Set<String>)
    /// These will be given at run time, and any others may be: a warning for those.
    case givenLater(Set<String>)

    package var names: Set<String> {
        switch self {
        case .error: []
        case .known(let names), .givenLater(let names): names
        }
    }

    /// Whether lists may be missing that are not named.
    fileprivate var allowsOthers: Bool {
        if case .givenLater = self { true } else { false }
    }

    /// The same, and one more list that is given.
    func adding(_ name: String) -> UndefinedLists {
        switch self {
        case .error, .known: .known(names.union([name]))
        case .givenLater: .givenLater(names.union([name]))
        }
    }
}
