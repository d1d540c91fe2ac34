import ParlanceGrammar
import ParlanceText

/// Finds templates that require no word, because all their parts are optional.
struct OptionalTemplateChecker {
    private let rules: [String: Rule]
    /// The rules of a block, which take precedence.
    private let own: [String: Rule]
    private let normalizer: Normalizer
    private var known: [String: Bool] = [:]

    /// Recurses as deeply as groups and rules nest.
    static func check(_ loaded: GrammarLoader.Loaded) -> [Diagnostic] {
        let grammar = loaded.grammar
        let normalizer = Normalizer(language: grammar.language, ignoresBlanks: grammar.settings.ignoresBlanks)
        let rules = loaded.references.rules.mapValues(\.rule)
        var shared = OptionalTemplateChecker(rules: rules, own: [:], normalizer: normalizer)
        return loaded.references.scopes.flatMap { scope in
            guard !scope.rules.isEmpty else { return shared.diagnostics(of: scope) }
            let own = scope.rules.mapValues(\.rule)
            var local = OptionalTemplateChecker(rules: rules, own: own, normalizer: normalizer)
            return local.diagnostics(of: scope)
        }
    }

    private init(rules: [String: Rule], own: [String: Rule], normalizer: Normalizer) {
        self.rules = rules
        self.own = own
        self.normalizer = normalizer
    }

    private mutating func diagnostics(of scope: GrammarReferences.Scope) -> [Diagnostic] {
        var diagnostics: [Diagnostic] = []
        for (sentence, node) in scope.sentences where isOptional(sentence.template.expression) {
            diagnostics.append(node.diagnostic(.finding(.optionalTemplate), severity: .warning))
        }
        return diagnostics
    }

    /// Whether an expression matches without any word.
    private mutating func isOptional(_ expression: TemplateExpression) -> Bool {
        switch expression {
        case .optional: return true
        case .list: return false
        case .text(let text): return isSilent(text)
        case .rule(let rule): return isOptional(rule)
        case .sequence(let items), .permutation(let items):
            for item in items where !isOptional(item) { return false }
            return true
        case .alternatives(let branches):
            for branch in branches where isOptional(branch) { return true }
            return false
        }
    }

    private mutating func isOptional(_ reference: RuleReference) -> Bool {
        if let known = known[reference.name] { return known }
        let found = (own[reference.name] ?? rules[reference.name]).map { isOptional($0.template.expression) } ?? false
        known[reference.name] = found
        return found
    }

    /// Whether normalization leaves nothing of a text.
    private func isSilent(_ text: String) -> Bool {
        if text.utf8.contains(where: { $0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z") }) { return false }
        return normalizer.normalize(text).bytes.isEmpty
    }
}
