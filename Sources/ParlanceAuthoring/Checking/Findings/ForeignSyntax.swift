/// The kinds of syntax of other notations that templates contain by mistake.
package enum ForeignSyntax: Sendable, Hashable {
    /// Repetition in regular expressions: `(a|b)+`.
    case quantifier
    /// Any text in regular expressions: `.*`.
    case anyText
    /// A reference to a rule or a slot in other notations: `$x`, `@x`.
    case reference
    /// A class of characters in regular expressions: `\\d`.
    case escape

    /// The problem and its remedy.
    func message(about text: String) -> String {
        let remedy =
            switch self {
            case .quantifier:
                "write '[x]' for a part that may be missing, and a list with 'repeats' for one that may be said again"
            case .anyText: "use a list with 'wildcard: true' for any words"
            case .reference: "write '<rule>' for a rule and '{list}' for a slot"
            case .escape: "use a list or a range for such words"
            }
        return "'\(text)' is literal text in templates; \(remedy)"
    }
}
