import ParlanceGrammar

/// Short notations for the expected tree of a template.
extension TemplateExpression {
    static func slot(_ name: String, _ slot: String? = nil) -> Self {
        .list(ListReference(source: .named(name), slot: slot ?? name))
    }

    static func capture(_ name: String, _ slot: String) -> Self {
        .list(ListReference(source: .named(name), slot: slot, isCapture: true))
    }

    static func range(_ from: Int, _ to: Int, step: Int = 1, slot: String, isCapture: Bool = false) -> Self {
        let range = NumberRange(from: from, to: to, step: step)
        return .list(ListReference(source: .range(range), slot: slot, isCapture: isCapture))
    }

    static func rule(_ name: String) -> Self { .rule(RuleReference(name: name)) }
}
