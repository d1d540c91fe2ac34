import ParlanceGrammar

/// Finds rules and lists that no sentence uses.
struct UseChecker {
    private let references: GrammarReferences
    private var usedRules: Set<String> = []
    private var usedLists: Set<String> = []
    private var diagnostics: [Diagnostic] = []

    /// The used ones of a block's own definitions.
    private struct LocalUse {
        var rules: Set<String> = []
        var lists: Set<String> = []
    }

    static func check(_ references: GrammarReferences) -> [Diagnostic] {
        guard references.scopes.contains(where: { !$0.sentences.isEmpty }) else { return [] }
        var checker = UseChecker(references: references)
        checker.run()
        return checker.diagnostics
    }

    private init(references: GrammarReferences) {
        self.references = references
    }

    private mutating func run() {
        var plain = GrammarReferences.Scope()
        for scope in references.scopes {
            if scope.rules.isEmpty, scope.lists.isEmpty {
                plain.sentences += scope.sentences + scope.exceptions
            } else {
                let used = use(scope)
                report(
                    scope.rules.filter { !used.rules.contains($0.key) },
                    scope.lists.filter { !used.lists.contains($0.key) }
                )
            }
        }
        plain.sentences += references.phrases.map { phrase in
            (Sentence(template: phrase.template, place: phrase.node.place), phrase.node)
        }
        _ = use(plain)
        report(
            references.rules.filter { !usedRules.contains($0.key) },
            references.lists.filter { !usedLists.contains($0.key) }
        )
    }

    /// Follows all references from the sentences of a block.
    private mutating func use(_ scope: GrammarReferences.Scope) -> LocalUse {
        var local = LocalUse()
        var seenRules: Set<String> = []
        var seenLists: Set<String> = []
        var waiting = (scope.sentences + scope.exceptions).map(\.sentence.template)
        while let template = waiting.popLast() {
            for reference in template.expression.references {
                switch reference {
                case .rule(let rule) where seenRules.insert(rule.name).inserted:
                    if scope.rules[rule.name] == nil {
                        usedRules.insert(rule.name)
                    } else {
                        local.rules.insert(rule.name)
                    }
                    if let rule = scope.rules[rule.name] ?? references.rules[rule.name] {
                        waiting.append(rule.rule.template)
                    }
                case .list(let list):
                    guard case .named(let name) = list.source, seenLists.insert(name).inserted else { continue }
                    let repeated = Rule.name(repeating: name)
                    if let rule = scope.rules[repeated] ?? references.rules[repeated] {
                        if scope.rules[repeated] == nil {
                            usedRules.insert(repeated)
                        } else {
                            local.rules.insert(repeated)
                        }
                        waiting += [rule.rule.template] + rule.separators.map(\.template)
                        continue
                    }
                    if scope.lists[name] == nil { usedLists.insert(name) } else { local.lists.insert(name) }
                    waiting += (scope.lists[name] ?? references.lists[name])?.templates.map(\.template) ?? []
                default: continue
                }
            }
        }
        return local
    }

    private mutating func report(_ rules: [String: LocatedRule], _ lists: [String: LocatedList]) {
        for (name, rule) in rules {
            let isList = rule.rule.separators != nil
            let finding: CheckFinding = isList ? .unusedList(rule.key.text) : .unusedRule(name)
            diagnostics.append(rule.key.diagnostic(.finding(finding), severity: .warning))
        }
        for (name, list) in lists {
            diagnostics.append((list.key ?? list.node).diagnostic(.finding(.unusedList(name)), severity: .warning))
        }
    }
}
