/// The syntax tree of a template, as the author wrote it.
///
/// Blanks are part of `text`, exactly as written; the matcher interprets them as word boundaries. The tree keeps every
/// group, so that printing and parsing it again gives the same tree. Groups may nest so deeply that traversals here use
/// an explicit worklist: recursion would exhaust the stack of a thread.
public indirect enum TemplateExpression: Sendable {
    /// Literal text, without the backslashes that escaped reserved characters.
    case text(String)
    /// A slot: `{list}`, `{list:slot}`, `{list:@capture}`, `{1..5:slot}`.
    case list(ListReference)
    /// A rule to expand here: `<rule>`.
    case rule(RuleReference)
    /// A sequence of parts; inside another expression it is a group in parentheses.
    case sequence([TemplateExpression])
    /// `(a|b)`: one of them. Each branch is a sequence, which may be empty.
    case alternatives([TemplateExpression])
    /// `(a;b)`: all of them in any order, separated by word boundaries.
    case permutation([TemplateExpression])
    /// `[a]`: the body or nothing.
    case optional(TemplateExpression)
}

extension TemplateExpression {
    /// The references in the expression, from left to right.
    public var references: [Reference] {
        var found: [Reference] = []
        var waiting = [self]
        while let expression = waiting.popLast() {
            switch expression {
            case .list(let list): found.append(.list(list))
            case .rule(let rule): found.append(.rule(rule))
            default: waiting += expression.parts.reversed()
            }
        }
        return found
    }

    /// A reference to a definition elsewhere in the grammar.
    public enum Reference: Sendable, Hashable {
        case list(ListReference)
        case rule(RuleReference)

        /// The name of the rule that is put in here, if there is a rule of that name; nil for a range of numbers.
        package var ruleName: String? {
            switch self {
            case .rule(let rule): rule.name
            case .list(let list): list.repeatedRule
            }
        }

        /// The extent of the reference in the template, in Unicode scalars.
        package var range: Range<Int> {
            switch self {
            case .rule(let rule): rule.range
            case .list(let list): list.range
            }
        }
    }

    /// The direct subexpressions.
    package var parts: [TemplateExpression] {
        switch self {
        case .text, .list, .rule: []
        case .optional(let body): [body]
        case .sequence(let items), .alternatives(let items), .permutation(let items): items
        }
    }
}

extension TemplateExpression: Hashable {
    /// Equality compares iteratively, so that deep templates need no stack.
    public static func == (left: TemplateExpression, right: TemplateExpression) -> Bool {
        var waiting = [(left, right)]
        while let (left, right) = waiting.popLast() {
            guard left.head == right.head else { return false }
            waiting += zip(left.parts, right.parts)
        }
        return true
    }

    /// Hashes iteratively, so that deep templates need no stack.
    public func hash(into hasher: inout Hasher) {
        var waiting = [self]
        while let expression = waiting.popLast() {
            hasher.combine(expression.head)
            waiting += expression.parts
        }
    }

    /// An expression without its parts, except for their number.
    private enum Head: Hashable {
        case text(String)
        case list(ListReference)
        case rule(RuleReference)
        case sequence(Int)
        case alternatives(Int)
        case permutation(Int)
        case optional
    }

    private var head: Head {
        switch self {
        case .text(let text): .text(text)
        case .list(let list): .list(list)
        case .rule(let rule): .rule(rule)
        case .sequence(let items): .sequence(items.count)
        case .alternatives(let branches): .alternatives(branches.count)
        case .permutation(let items): .permutation(items.count)
        case .optional: .optional
        }
    }
}
