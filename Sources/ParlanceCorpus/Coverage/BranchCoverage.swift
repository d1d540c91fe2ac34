import ParlanceGrammar
import ParlanceMatching

/// The branches of a template or a rule, and the number of times each was taken.
public struct BranchCoverage: Sendable {
    /// An alternative, or an optional part.
    public struct Branch: Sendable {
        /// The text of the choice: `(make|brew)`, `[the]`.
        public var choice: String
        /// The text of the branch; empty if it has no words.
        public var text: String
        /// Whether the part is optional.
        public var isOptional: Bool
        /// The number of the choice in the template or rule.
        public var choiceNumber: Int
        /// The number of times that the branch was taken.
        public var uses = 0
        /// The number of the innermost enclosing branch, in the same template or rule.
        public var around: Int?
    }

    /// From left to right, each before the branches within it, but after the other branches of the same choice.
    public private(set) var all: [Branch] = []
    /// For each choice, the number of its first branch.
    private var starts: [Int] = []

    init(of expression: TemplateExpression) {
        for (number, choice) in expression.choices.enumerated() {
            starts.append(all.count)
            let (text, around) = (choice.expression.asPart, choice.around.map { starts[$0.choice] + $0.number })
            all += choice.branches.map { branch in
                Branch(
                    choice: text,
                    text: branch.asBranch,
                    isOptional: choice.isOptional,
                    choiceNumber: number,
                    around: around
                )
            }
        }
    }

    /// The branches that were not taken, without those inside a branch that was not taken either.
    public var unused: [Branch] {
        all.filter { branch in branch.uses == 0 && branch.around.map { all[$0].uses > 0 } ?? true }
    }

    /// Counts a part of a derivation if it is a choice.
    mutating func add(_ node: Derivation.Node) {
        guard let choice = node.choice, starts.indices.contains(choice) else { return }
        switch node.kind {
        case .alternatives(let branch, _): all[starts[choice] + branch - 1].uses += 1
        case .optional(isSpoken: true): all[starts[choice]].uses += 1
        case .template, .rule, .optional, .permutation, .text, .slot, .repetition: break
        }
    }
}
