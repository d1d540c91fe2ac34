import ParlanceGrammar
import ParlanceMatching

/// The branches of a template or a rule, and how often each was taken.
public struct BranchCoverage: Sendable {
    /// An alternative, or what may be left out.
    public struct Branch: Sendable {
        /// What there is to choose, as it is written: `(make|brew)`, `[the]`.
        public var choice: String
        /// The branch as it is written; empty: it says nothing.
        public var text: String
        /// Whether it may be left out.
        public var isOptional: Bool
        /// The number of the choice in the template or rule.
        public var choiceNumber: Int
        public var uses = 0
        /// The number of the innermost branch around it, in the same template or rule.
        public var around: Int?
    }

    /// From left to right, each before those within it, but behind the other branches of the same choice.
    public private(set) var all: [Branch] = []
    /// For each choice the number of its first branch.
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

    /// The branches that were not taken though nothing stood in the way: those within a branch that was not taken either
    /// are not among them.
    public var unused: [Branch] {
        all.filter { branch in branch.uses == 0 && branch.around.map { all[$0].uses > 0 } ?? true }
    }

    /// Counts a part of a derivation, if it is a choice.
    mutating func add(_ node: Derivation.Node) {
        guard let choice = node.choice, starts.indices.contains(choice) else { return }
        switch node.kind {
        case .alternatives(let branch, _): all[starts[choice] + branch - 1].uses += 1
        case .optional(isSpoken: true): all[starts[choice]].uses += 1
        case .template, .rule, .optional, .permutation, .text, .slot: break
        }
    }
}
