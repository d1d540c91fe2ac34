/// A choice in a template: alternatives or an optional part.
package struct TemplateChoice: Sendable {
    /// A branch of a choice.
    package struct Branch: Sendable, Hashable {
        /// The index of the choice among all of the template.
        package var choice: Int
        /// The index of the branch, from 0.
        package var number: Int
    }

    /// The expression of the choice.
    package let expression: TemplateExpression
    /// The branches; for an optional part only its body.
    package let branches: [TemplateExpression]
    /// The innermost enclosing branch.
    package fileprivate(set) var around: Branch?

    /// Whether the choice is an optional part.
    package var isOptional: Bool { if case .optional = expression { true } else { false } }

    /// Nil if the expression is no choice.
    package init?(_ expression: TemplateExpression) {
        switch expression {
        case .alternatives(let branches): self.branches = branches
        case .optional(let body): branches = [body]
        case .text, .list, .rule, .sequence, .permutation: return nil
        }
        self.expression = expression
    }
}

extension TemplateExpression {
    /// The choices in the expression, without those of referenced rules: from left to right, outer before inner.
    package var choices: [TemplateChoice] {
        var choices: [TemplateChoice] = []
        var waiting: [(expression: TemplateExpression, around: TemplateChoice.Branch?)] = [(self, nil)]
        while let (expression, around) = waiting.popLast() {
            guard var choice = TemplateChoice(expression) else {
                waiting += expression.parts.reversed().map { ($0, around) }
                continue
            }
            choice.around = around
            waiting += choice.branches.enumerated().reversed().map { number, branch in
                (branch, TemplateChoice.Branch(choice: choices.count, number: number))
            }
            choices.append(choice)
        }
        return choices
    }
}
