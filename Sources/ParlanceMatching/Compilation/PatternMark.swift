import ParlanceGrammar

/// Which part of a template, or of a rule that it mentions, a part of a pattern comes from.
package enum PatternMark: Sendable {
    /// Anything but a sequence, which is what its items are.
    case expression(TemplateExpression)
    /// The branch, or the item, with that number (from 0) of the group around it.
    case part(Int)
}
