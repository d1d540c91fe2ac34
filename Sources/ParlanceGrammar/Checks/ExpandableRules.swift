/// Finds the rules that can be put in where templates mention them.
///
/// The loader reports all others as errors. This is for rules that come from where nobody can be told: it leaves out
/// those that contain themselves, nest too deeply or grow too large, and those that mention such a one.
///
/// A rule is looked at when all that it mentions have been found sound, so those within a cycle never are.
package struct ExpandableRules {
    private let all: [String: Rule]
    private var meter: TemplateMeter
    /// For each rule those that mention it.
    private var mentioning: [String: [String]] = [:]
    /// For each rule how many of those that it mentions have not been found sound.
    private var missing: [String: Int] = [:]
    /// For each sound rule how deeply rules nest in it, itself included.
    private var depths: [String: Int] = [:]

    /// The rules of `all` that can be put in.
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

    /// The rules that a rule mentions, those that do not exist left out: they match nothing.
    private func mentions(of rule: Rule) -> Set<String> {
        var names: Set<String> = []
        for case .rule(let reference) in rule.template.expression.references where all[reference.name] != nil {
            names.insert(reference.name)
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
