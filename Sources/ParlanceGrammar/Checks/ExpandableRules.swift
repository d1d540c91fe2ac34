/// Finds the rules that can be expanded in templates.
///
/// The loader reports all others as errors. This type serves rules from sources without diagnostics: it omits rules
/// that contain themselves, nest too deeply or grow too large, and rules that reference such a rule.
///
/// A rule is checked after all rules that it references are found valid, so rules within a cycle never are.
package struct ExpandableRules {
    private let all: [String: Rule]
    private var meter: TemplateMeter
    /// For each rule, the rules that reference it.
    private var mentioning: [String: [String]] = [:]
    /// For each rule, the number of its references that are not yet valid.
    private var missing: [String: Int] = [:]
    /// For each valid rule, its nesting depth, itself included.
    private var depths: [String: Int] = [:]

    /// The rules of `all` that can be expanded.
    package static func rules(of all: [String: Rule]) -> [String: Rule] {
        var search = ExpandableRules(all)
        search.run()
        return all.filter { search.depths[$0.key] != nil }
    }

    private init(_ all: [String: Rule]) {
        self.all = all
        meter = TemplateMeter(rules: all)
    }

    private mutating func run() {
        for (name, rule) in all {
            let mentioned = mentions(of: rule)
            missing[name] = mentioned.count
            for other in mentioned { mentioning[other, default: []].append(name) }
        }
        var ready = all.keys.filter { missing[$0] == 0 }
        while let name = ready.popLast() {
            guard let rule = all[name], accept(rule, name) else { continue }
            for other in mentioning[name] ?? [] {
                missing[other, default: 0] -= 1
                if missing[other] == 0 { ready.append(other) }
            }
        }
    }

    /// The existing rules that a rule references; missing rules match nothing.
    private func mentions(of rule: Rule) -> Set<String> {
        var names: Set<String> = []
        for template in [rule.template] + (rule.separators ?? []) {
            for case let name? in template.expression.references.map(\.ruleName) where all[name] != nil {
                names.insert(name)
            }
        }
        return names
    }

    private mutating func accept(_ rule: Rule, _ name: String) -> Bool {
        let depth = 1 + (mentions(of: rule).compactMap { depths[$0] }.max() ?? 0)
        guard depth <= TemplateParser.depthLimit, meter.size(of: rule.template).problem == nil else { return false }
        depths[name] = depth
        return true
    }
}
