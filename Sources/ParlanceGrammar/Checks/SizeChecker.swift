/// Checks the compiled size: the size and depth of templates with expanded rules, and the number of spelled-out
/// numbers.
///
/// Nested rules grow exponentially, so a file of a few lines can describe more than fits in memory. The rules must not
/// contain themselves.
struct SizeChecker {
    /// The maximum number of parts (characters, slots, branches) of one template and of all templates together, of
    /// spelled-out numbers of all ranges together, and of ways of saying a phrase.
    static let limits = (
        template: 2_000_000, grammar: 20_000_000, spelledNumbers: 100_000, spellings: Template.mostSpellings
    )

    private let references: GrammarReferences
    private var budget = SizeBudget()
    /// Inline ranges; equal ones are spelled out once.
    private var inlineRanges: Set<NumberRange> = []
    private var log = DiagnosticLog()

    init(_ references: GrammarReferences) {
        self.references = references
    }

    var diagnostics: [Diagnostic] { log.diagnostics }

    mutating func check() {
        let rules = references.rules.mapValues(\.rule)
        var shared = TemplateMeter(rules: rules)
        check(references.lists, &shared)
        check(phrases: references.phrases, &shared)
        checkRanges(in: references.rules)
        for scope in references.scopes {
            guard !scope.rules.isEmpty else {
                check(scope, &shared)
                continue
            }
            var own = TemplateMeter(rules: rules.merging(scope.rules.mapValues(\.rule)) { _, local in local })
            check(scope, &own)
        }
    }

    private mutating func check(_ scope: GrammarReferences.Scope, _ meter: inout TemplateMeter) {
        check(scope.lists, &meter)
        checkRanges(in: scope.rules)
        for (sentence, node) in scope.sentences + scope.exceptions {
            report(budget.add(meter.size(of: sentence.template)), at: node)
            checkRanges(in: sentence.template, at: node)
        }
    }

    private mutating func check(_ lists: [String: LocatedList], _ meter: inout TemplateMeter) {
        for (_, list) in lists.sorted(by: { $0.key < $1.key }) {
            if case .range(let range) = list.list { report(budget.add(range), at: list.node) }
            if case .words = list.list {
                check(phrases: list.templates, &meter)
                continue
            }
            // A literal is as large as in the file.
            for (template, node) in list.templates where !template.isLiteral {
                report(budget.add(meter.size(of: template)), at: node)
            }
        }
    }

    /// Checks words and phrases, of which each way of saying them is stored.
    private mutating func check(phrases: [(template: Template, node: SourceNode)], _ meter: inout TemplateMeter) {
        for (phrase, node) in phrases {
            if let problem = budget.add(meter.size(of: phrase)) {
                report(problem, at: node)
            } else if meter.spellings(of: phrase) > Self.limits.spellings {
                report(.tooManySpellings(limit: Self.limits.spellings), at: node)
            }
        }
    }

    private mutating func checkRanges(in rules: [String: LocatedRule]) {
        for (_, rule) in rules.sorted(by: { $0.key < $1.key }) { checkRanges(in: rule.rule.template, at: rule.node) }
    }

    private mutating func checkRanges(in template: Template, at node: SourceNode) {
        for case .list(let list) in template.expression.references {
            guard case .range(let range) = list.source, inlineRanges.insert(range).inserted,
                let problem = budget.add(range)
            else { continue }
            log.append(node.diagnostic(problem, in: list.range))
        }
    }

    private mutating func report(_ problem: GrammarProblem?, at node: SourceNode) {
        if let problem { log.append(node.diagnostic(problem)) }
    }
}
