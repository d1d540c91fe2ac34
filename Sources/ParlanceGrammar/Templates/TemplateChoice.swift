/// A part of a template that can be said in several ways, or left out.
package struct TemplateChoice: Sendable {
    /// A branch of a choice.
    package struct Branch: Sendable, Hashable {
        /// The number of the choice among all of the template.
        package var choice: Int
        /// From 0.
        package var number: Int
    }

    package let expression: TemplateExpression
    /// Of what may be left out only what is said then.
    package let branches: [TemplateExpression]
    /// The innermost branch around it.
    package fileprivate(set) var around: Branch?

    package var isOptional: Bool { if case .optional = expression { true } else { false } }

    /// Nil if there is nothing to choose.
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
    /// The choices in the expression, not in rules that it mentions: from left to right, each before those within it.
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
