import ParlanceGrammar

/// Which part of a template, or of a rule that it mentions, a part of a pattern comes from.
package enum PatternMark: Sendable {
    /// Anything but a sequence, which is what its items are; of a choice its number among the `choices` of the template or
    /// the rule.
    case expression(TemplateExpression, choice: Int?)
    /// The branch, or the item, with that number (from 0) of the group around it.
    case part(Int)
}
