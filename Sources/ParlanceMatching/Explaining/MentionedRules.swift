import ParlanceGrammar

/// The rules that a template mentions, directly or indirectly.
enum MentionedRules {
    /// The mentioned rules that are expandable; nil if the expanded template is too large or nests too deeply.
    static func rules(of template: Template, among rules: [String: Rule]) -> [String: Rule]? {
        // No template can mention a rule without a name.
        let itself = ""
        var found = [itself: Rule(template: template, place: SourcePlace(file: "", line: 1, column: 1))]
        var waiting = [template.expression]
        while let expression = waiting.popLast() {
            for case let name? in expression.references.map(\.ruleName) where found[name] == nil {
                guard let rule = rules[name] else { continue }
                found[name] = rule
                waiting += [rule.template.expression] + (rule.separators ?? []).map(\.expression)
            }
        }
        var sound = ExpandableRules.rules(of: found)
        return sound.removeValue(forKey: itself) == nil ? nil : sound
    }
}
