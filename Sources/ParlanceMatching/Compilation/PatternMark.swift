import ParlanceGrammar

/// The part of a template, or of a rule that it mentions, from which a part of a pattern was compiled.
package enum PatternMark: Sendable {
    /// Any expression except a sequence, which its items represent; for a choice its number among the `choices` of the
    /// template or the rule.
    case expression(TemplateExpression, choice: Int?)
    /// A branch or an item of the enclosing group, numbered from 0.
    case part(Int)
}
