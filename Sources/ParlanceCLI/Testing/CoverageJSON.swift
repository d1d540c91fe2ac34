import ParlanceCorpus
import ParlanceGrammar

/// The unused parts of grammars, in JSON.
struct CoverageJSON: Encodable {
    let language: String
    /// The number of templates.
    let templates: Int
    let branches: Int
    let values: Int
    let unusedTemplates: [Template]
    /// Only branches of used templates and rules.
    let unusedBranches: [Branch]
    let unusedValues: [ListedValue]

    struct Template: Encodable {
        let intent: String
        let block: Int
        let template: String
        let source: String
    }

    struct Branch: Encodable {
        /// The rule that contains it; nil: a template.
        let rule: String?
        let template: String
        let source: String
        let choice: String
        /// Empty for a branch without words.
        let branch: String
    }

    struct ListedValue: Encodable {
        let list: String
        let value: String
    }

    init(_ coverage: Coverage) {
        language = coverage.language
        templates = coverage.templates.count
        branches = coverage.branches.count
        values = coverage.values.count
        unusedTemplates = coverage.templates.filter { $0.uses == 0 }.map { template in
            Template(
                intent: template.intent,
                block: template.block,
                template: template.text,
                source: template.source.description
            )
        }
        unusedBranches =
            coverage.templates.filter { $0.uses > 0 }.flatMap { Branch.unused($0.branches, nil, $0.text, $0.source) }
            + coverage.rules.filter { $0.uses > 0 }.flatMap { Branch.unused($0.branches, $0.name, $0.text, $0.source) }
        unusedValues = coverage.values.filter { $0.uses == 0 }.map { ListedValue(list: $0.list, value: $0.text) }
    }
}

extension CoverageJSON.Branch {
    fileprivate static func unused(
        _ branches: BranchCoverage,
        _ rule: String?,
        _ template: String,
        _ source: SourcePlace
    ) -> [Self] {
        branches.unused.map { branch in
            Self(
                rule: rule,
                template: template,
                source: source.description,
                choice: branch.choice,
                branch: branch.text
            )
        }
    }
}
