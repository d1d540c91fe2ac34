import ParlanceGrammar
import ParlanceMatching

/// The parts of a grammar that passing sentences used: templates, the branches of templates and rules, and the values
/// of lists.
///
/// Values of run-time lists do not count, because they are not part of the grammar.
public struct Coverage: Sendable {
    /// A template with its uses.
    public struct Template: Sendable {
        public var intent: String
        /// The number of its block within the intent, from 1.
        public var block: Int
        public var text: String
        public var source: SourcePlace
        /// The number of sentences that it won.
        public var uses = 0
        public var branches: BranchCoverage
    }

    /// A rule with its uses.
    public struct Rule: Sendable {
        public var name: String
        public var text: String
        public var source: SourcePlace
        /// The number of times that it was inserted.
        public var uses = 0
        public var branches: BranchCoverage
    }

    /// A value of a list with its uses.
    public struct Value: Sendable {
        /// The name of the list.
        public var list: String
        /// The words of the value, as written.
        public var text: String
        public var uses = 0
    }

    /// The language of the grammar.
    public let language: String
    /// In the order of declaration. Sentences that a YAML alias puts into several blocks count for each block
    /// separately.
    public private(set) var templates: [Template] = []
    /// By name, those of single blocks after the grammar's; without unused ones.
    public private(set) var rules: [Rule] = []
    /// By list, in the order of declaration.
    public private(set) var values: [Value] = []

    private var directory: DefinitionDirectory
    private var finder: ValueFinder
    /// The index of a rule in `rules`.
    private var ruleNumbers: [DefinitionIdentity: Int] = [:]
    /// The index of a list's first value in `values`.
    private var starts: [DefinitionIdentity: Int] = [:]

    /// Creates the coverage of a grammar, without uses.
    public init(of grammar: Grammar) {
        language = grammar.language
        directory = DefinitionDirectory(grammar)
        finder = ValueFinder(grammar)
        for intent in grammar.intents {
            for (number, block) in intent.blocks.enumerated() { add(block, number: number + 1, of: intent.name) }
        }
        for (identity, rule) in directory.mentionedRules { add(rule, identity) }
        for (identity, list) in directory.lists { add(list, identity) }
    }

    private mutating func add(_ block: SentenceBlock, number: Int, of intent: String) {
        templates += block.sentences.map { sentence in
            Template(
                intent: intent,
                block: number,
                text: sentence.template.text,
                source: sentence.place,
                branches: BranchCoverage(of: sentence.template.expression)
            )
        }
    }

    private mutating func add(_ rule: ParlanceGrammar.Rule, _ identity: DefinitionIdentity) {
        ruleNumbers[identity] = rules.count
        let branches = BranchCoverage(of: rule.template.expression)
        rules.append(Rule(name: identity.name, text: rule.template.text, source: rule.place, branches: branches))
    }

    private mutating func add(_ list: SlotList, _ identity: DefinitionIdentity) {
        guard case .values(let items) = list else { return }
        starts[identity] = values.count
        values += items.map { Value(list: identity.name, text: $0.input.text) }
    }
}

extension Coverage {
    /// All branches, those of templates first.
    public var branches: [BranchCoverage.Branch] {
        templates.flatMap(\.branches.all) + rules.flatMap(\.branches.all)
    }
}

// MARK: - Counting

extension Coverage {
    /// Counts the parts that a reading used.
    ///
    /// - Complexity: That of the reading's derivation.
    package mutating func add(_ explained: ExplainedReading) {
        let reading = explained.reading
        let template = reading.templateNumber
        guard templates.indices.contains(template), templates[template].source == reading.source else { return }
        templates[template].uses += 1
        if let derivation = explained.derivation { count(derivation, of: template) }
        for slot in reading.slots {
            guard slot.kind == .list, let words = slot.spoken?.text else { continue }
            for list in directory.lists(of: slot.name, in: template) { count(words, of: slot, in: list, template) }
        }
    }

    /// Counts the inserted rules and the branches that were taken.
    private mutating func count(_ derivation: Derivation, of template: Int) {
        // The rules that contain the current part, and the depth of each.
        var around: [(depth: Int, rule: Int)] = []
        for node in derivation.nodes {
            while let last = around.last, last.depth >= node.depth { around.removeLast() }
            if case .rule(let name, _) = node.kind {
                guard let rule = ruleNumbers[directory.rule(name, in: template)] else { return }
                rules[rule].uses += 1
                around.append((node.depth, rule))
            } else if let rule = around.last?.rule {
                rules[rule].branches.add(node)
            } else {
                templates[template].branches.add(node)
            }
        }
    }

    private mutating func count(_ words: String, of slot: Slot, in list: DefinitionIdentity, _ template: Int) {
        guard let start = starts[list], case .values(let values)? = directory.list(list) else { return }
        for found in finder.values(saying: words, among: values, of: list, rules: directory.rules(of: template)) {
            let isMeant = values[found].output == nil || values[found].output == slot.value
            if isMeant { self.values[start + found].uses += 1 }
        }
    }
}
