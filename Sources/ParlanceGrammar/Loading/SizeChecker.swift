/// Checks how large and how deep templates become when their rules are put in, as they must be to be matched.
///
/// Rules that mention rules grow by powers, so a file of a few lines can describe more than fits in memory. To be run on
/// rules that do not contain themselves.
struct SizeChecker {
    /// How many parts (characters, slots, branches) a template, and a grammar, may have.
    static let limits = (template: 2_000_000, grammar: 20_000_000)

    private struct Size {
        var parts: Int
        var depth: Int
    }

    private let references: GrammarReferences
    private var sizes: [String: Size] = [:]
    private var total = 0
    private(set) var diagnostics: [Diagnostic] = []

    init(_ references: GrammarReferences) {
        self.references = references
    }

    mutating func check() {
        for scope in references.scopes {
            let shared = sizes
            if !scope.rules.isEmpty { sizes = [:] }
            for (sentence, node) in scope.sentences { check(sentence.template, at: node, scope) }
            if !scope.rules.isEmpty { sizes = shared }
        }
    }

    private mutating func check(_ template: Template, at node: SourceNode, _ scope: GrammarReferences.Scope) {
        let size = size(of: template, scope)
        let isWithin = total <= Self.limits.grammar
        total = min(total + size.parts, Self.limits.grammar + 1)
        // The template's own sequence and the text in it count too.
        if size.depth > TemplateParser.depthLimit + 2 {
            let problem = TemplateError.Problem.nestedTooDeeply(limit: TemplateParser.depthLimit)
            diagnostics.append(node.diagnostic(.template(problem)))
        } else if size.parts > Self.limits.template {
            diagnostics.append(node.diagnostic(.templateTooLarge(limit: Self.limits.template)))
        } else if isWithin, total > Self.limits.grammar {
            diagnostics.append(node.diagnostic(.grammarTooLarge(limit: Self.limits.grammar)))
        }
    }

    /// Rules are measured before what mentions them, so that no tree is entered from within another.
    private mutating func size(of template: Template, _ scope: GrammarReferences.Scope) -> Size {
        for case .rule(let rule) in template.expression.references where sizes[rule.name] == nil {
            guard let definition = scope.rules[rule.name] ?? references.rules[rule.name] else { continue }
            sizes[rule.name] = Size(parts: 0, depth: 0)
            sizes[rule.name] = size(of: definition.rule.template, scope)
        }
        return size(of: template.expression)
    }

    private func size(of expression: TemplateExpression) -> Size {
        switch expression {
        case .text(let text): return Size(parts: text.utf8.count, depth: 1)
        case .list: return Size(parts: 1, depth: 1)
        case .rule(let rule): return sizes[rule.name] ?? Size(parts: 0, depth: 0)
        case .optional(let body): return sum([body])
        case .sequence(let items), .alternatives(let items): return sum(items)
        case .permutation(let items):
            var size = sum(items)
            size.parts = capped(size.parts << (items.count - 1))
            return size
        }
    }

    private func sum(_ items: [TemplateExpression]) -> Size {
        items.map { size(of: $0) }.reduce(Size(parts: 1, depth: 1)) { sum, item in
            Size(parts: capped(sum.parts + item.parts), depth: max(sum.depth, item.depth + 1))
        }
    }

    private func capped(_ parts: Int) -> Int { min(parts, Self.limits.template + 1) }
}
