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
            for case .rule(let reference) in expression.references where found[reference.name] == nil {
                guard let rule = rules[reference.name] else { continue }
                found[reference.name] = rule
                waiting.append(rule.template.expression)
            }
        }
        var sound = ExpandableRules.rules(of: found)
        return sound.removeValue(forKey: itself) == nil ? nil : sound
    }
}
