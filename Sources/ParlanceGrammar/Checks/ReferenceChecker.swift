/// Checks that every referenced list and rule exists.
struct ReferenceChecker {
    private let references: GrammarReferences
    private let undefinedLists: UndefinedLists
    /// The names available in every block, and those defined in any block.
    private let shared: KnownNames
    private let all: KnownNames
    private var log = DiagnosticLog()
    /// For each undefined list, the first reference and the templates with one.
    private var undefined: [String: (first: Diagnostic, templates: Set<SourcePlace>)] = [:]

    init(_ references: GrammarReferences, undefinedLists: UndefinedLists) {
        self.references = references
        self.undefinedLists = undefinedLists
        let rules = Set(references.rules.keys).union(references.brokenRules)
        shared = KnownNames(lists: references.listNames, rules: rules, later: undefinedLists.names)
        all = KnownNames(
            lists: references.scopes.reduce(into: references.listNames) { $0.formUnion($1.listNames) },
            rules: references.scopes.reduce(into: rules) { $0.formUnion($1.rules.keys) },
            later: undefinedLists.names
        )
    }

    var diagnostics: [Diagnostic] { log.diagnostics }

    mutating func check() {
        for scope in references.scopes {
            let names = shared.adding(lists: scope.listNames, rules: scope.rules.keys)
            for (sentence, node) in scope.sentences + scope.exceptions { check(sentence.template, at: node, names) }
            checkDefinitions(lists: scope.lists, rules: scope.rules)
        }
        checkDefinitions(lists: references.lists, rules: references.rules)
        for (template, node) in references.phrases { check(template, at: node, all) }
        reportUndefined()
    }

    /// Rules and list values may be used in any block, so they may reference the definitions of any block.
    private mutating func checkDefinitions(lists: [String: LocatedList], rules: [String: LocatedRule]) {
        for (_, rule) in rules.sorted(by: { $0.key < $1.key }) {
            check(rule.rule.template, at: rule.node, all)
            for (separator, node) in rule.separators { check(separator, at: node, all) }
        }
        for (_, list) in lists.sorted(by: { $0.key < $1.key }) {
            for (template, node) in list.templates where !template.isLiteral { check(template, at: node, all) }
        }
    }

    private mutating func check(_ template: Template, at node: SourceNode, _ names: KnownNames) {
        for reference in template.expression.references {
            switch reference {
            case .rule(let rule) where !names.hasRule(rule.name):
                let suggestion = names.rule(nearestTo: rule.name)
                log.append(node.diagnostic(.missingRule(rule.name, suggestion: suggestion), in: rule.range))
            case .list(let list):
                guard case .named(let name) = list.source, !names.hasList(name) else { continue }
                checkUndefined(name, mentionedAt: list.range, of: node, names)
            default: continue
            }
        }
    }

    private mutating func checkUndefined(
        _ name: String,
        mentionedAt range: Range<Int>,
        of node: SourceNode,
        _ names: KnownNames
    ) {
        if undefinedLists.names.contains(name) { return }
        // A grammar without apps is valid: only utterances that name an app fail to match.
        if !undefinedLists.allowsOthers, name != AppCatalog.listName {
            let suggestion = names.listToCome(nearestTo: name)
            return log.append(node.diagnostic(.missingList(name, suggestion: suggestion), in: range))
        }
        if let first = undefined[name]?.first.place {
            undefined[name]?.templates.insert(node.place)
            guard node.place(ofScalarAt: range.lowerBound) < first else { return }
        }
        let suggestion = names.list(nearestTo: name)
        let problem = GrammarProblem.missingList(name, suggestion: suggestion)
        let templates = undefined[name]?.templates ?? [node.place]
        undefined[name] = (node.diagnostic(problem, severity: .warning, in: range), templates)
    }

    private mutating func reportUndefined() {
        var diagnostics: [Diagnostic] = []
        for (name, (first, templates)) in undefined {
            guard case .missingList(_, let suggestion) = first.problem else { continue }
            var diagnostic = first
            diagnostic.problem =
                name == AppCatalog.listName && suggestion == nil
                ? .app(.noApps)
                : .undefinedRunTimeList(name, templates: templates.count, suggestion: suggestion)
            diagnostics.append(diagnostic)
        }
        log.append(diagnostics.inOrder)
    }
}

/// The treatment of lists that templates reference and no file defines.
public enum UndefinedLists: Sendable {
    /// Each is an error.
    case error
    /// These lists are given at run time; others are errors.
    case known(Set<String>)
    /// These lists are given at run time, and others may be, with a warning.
    case givenLater(Set<String>)

    /// The lists that are known to be given at run time.
    package var names: Set<String> {
        switch self {
        case .error: []
        case .known(let names), .givenLater(let names): names
        }
    }

    /// Whether lists other than the named ones may be undefined.
    fileprivate var allowsOthers: Bool {
        if case .givenLater = self { true } else { false }
    }

    /// A copy with one more list given at run time.
    func adding(_ name: String) -> UndefinedLists { adding([name]) }

    /// A copy with more lists given at run time.
    func adding(_ others: Set<String>) -> UndefinedLists {
        switch self {
        case .error, .known: .known(names.union(others))
        case .givenLater: .givenLater(names.union(others))
        }
    }
}
