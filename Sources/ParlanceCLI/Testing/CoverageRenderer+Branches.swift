import ParlanceCorpus
import ParlanceGrammar

// The unused branches: below each used template or rule, a line for each choice with such branches. Unused templates
// are left out, because all their branches are unused.

extension CoverageRenderer {
    /// The maximum number of columns of a choice before its branches.
    private static let choiceWidth = 40

    func unusedBranches(_ coverage: Coverage) -> [StyledText] {
        let templates = coverage.templates.filter { $0.uses > 0 }.flatMap { template in
            lines(template.branches, of: template.text, template.source)
        }
        let rules = coverage.rules.filter { $0.uses > 0 }.flatMap { rule in
            lines(rule.branches, of: "<\(rule.name)>", rule.source)
        }
        let unused = templates + rules
        return unused.isEmpty ? [] : ["branches that no sentence took:"] + unused
    }

    private func lines(_ branches: BranchCoverage, of name: String, _ source: SourcePlace) -> [StyledText] {
        let unused = branches.unused
        guard !unused.isEmpty else { return [] }
        var lines: [StyledText] = []
        var rest = unused[...]
        while let first = rest.first {
            let same = rest.prefix { $0.choiceNumber == first.choiceNumber }
            lines.append("    \(line(of: Array(same)))")
            rest = rest.dropFirst(same.count)
        }
        return [place(name, source.description)] + lines
    }

    /// Branches of one choice.
    private func line(of branches: [BranchCoverage.Branch]) -> String {
        let choice = clean(branches[0].choice)
        guard !branches[0].isOptional else { return choice }
        let texts = branches.map { $0.text.isEmpty ? "nothing" : clean($0.text) }
        return "\(TextStyle.cut(choice, to: Self.choiceWidth)): \(texts.joined(separator: ", "))"
    }
}
