/// The tree of a template: what may be said, as the author wrote it.
///
/// Blanks are part of `text`, exactly as written; that a blank means a word boundary is the matcher's business. The
/// tree keeps every group, so that printing it and parsing it again gives the same tree.
public indirect enum Expression: Sendable, Hashable {
    /// Literal text, without the backslashes that escaped reserved characters.
    case text(String)
    /// A slot: `{list}`, `{list:slot}`, `{list:@capture}`, `{1..5:slot}`.
    case list(ListReference)
    /// A rule to be put in here: `<rule>`.
    case rule(RuleReference)
    /// One thing after the other; inside another expression it is a group in parentheses.
    case sequence([Expression])
    /// `(a|b)`: one of them. Each branch is a sequence, which may be empty.
    case alternatives([Expression])
    /// `(a;b)`: all of them, in any order, each set off by word boundaries.
    case permutation([Expression])
    /// `[a]`: the body or nothing.
    case optional(Expression)
}

extension Expression {
    /// The references in the expression, from left to right.
    public var references: [Reference] {
        switch self {
        case .text: []
        case .list(let list): [.list(list)]
        case .rule(let rule): [.rule(rule)]
        case .optional(let body): body.references
        case .sequence(let items), .alternatives(let items), .permutation(let items): items.flatMap(\.references)
        }
    }

    /// A mention of something that is defined elsewhere in the grammar.
    public enum Reference: Sendable, Hashable {
        case list(ListReference)
        case rule(RuleReference)
    }
}
