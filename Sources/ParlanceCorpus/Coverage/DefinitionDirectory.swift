import ParlanceGrammar

/// The lists and rules that the templates of a grammar use; a block's precede the grammar's.
struct DefinitionDirectory: Sendable {
    private let grammar: Grammar
    private var blocks: [SentenceBlock] = []
    /// For each template, the number of its block.
    private var blockNumbers: [Int] = []
    /// For each template and each of its slots, the names of the lists that may fill it.
    private var slotLists: [[String: Set<String>]] = []
    private var mentioned: Set<DefinitionIdentity> = []

    init(_ grammar: Grammar) {
        self.grammar = grammar
        for block in grammar.intents.flatMap(\.blocks) {
            blocks.append(block)
            for sentence in block.sentences { add(sentence) }
        }
    }

    /// Adds a template of the last block.
    private mutating func add(_ sentence: Sentence) {
        let template = blockNumbers.count
        blockNumbers.append(blocks.count - 1)
        slotLists.append([:])
        var seen: Set<String> = []
        var waiting = [sentence.template.expression]
        while let expression = waiting.popLast() {
            for reference in expression.references {
                switch reference {
                case .list(let list):
                    guard case .named(let name) = list.source else { continue }
                    slotLists[template][list.slot, default: []].insert(name)
                case .rule(let rule):
                    guard seen.insert(rule.name).inserted else { continue }
                    let identity = self.rule(rule.name, in: template)
                    guard let body = self.rule(identity) else { continue }
                    mentioned.insert(identity)
                    waiting.append(body.template.expression)
                }
            }
        }
    }

    private func block(of template: Int) -> SentenceBlock { blocks[blockNumbers[template]] }
}

// MARK: - Rules

extension DefinitionDirectory {
    /// The rules that templates use, directly or through other rules.
    var mentionedRules: [(DefinitionIdentity, Rule)] {
        mentioned.sorted().compactMap { identity in rule(identity).map { (identity, $0) } }
    }

    /// The rule that a name refers to in a template.
    func rule(_ name: String, in template: Int) -> DefinitionIdentity {
        let isLocal = block(of: template).rules[name] != nil
        return DefinitionIdentity(block: isLocal ? blockNumbers[template] : nil, name: name)
    }

    /// The rules that belong to the block of a template.
    func rules(of template: Int) -> [String: Rule] { block(of: template).rules }

    private func rule(_ identity: DefinitionIdentity) -> Rule? {
        identity.block.map { blocks[$0].rules[identity.name] } ?? grammar.rules[identity.name]
    }
}

// MARK: - Lists

extension DefinitionDirectory {
    /// All lists, the grammar's first.
    var lists: [(DefinitionIdentity, SlotList)] {
        let shared = grammar.lists.map { (DefinitionIdentity(block: nil, name: $0), $1) }
        let local = blocks.enumerated().flatMap { number, block in
            block.lists.map { (DefinitionIdentity(block: number, name: $0), $1) }
        }
        return (shared + local).sorted { $0.0 < $1.0 }
    }

    /// The lists that may fill a slot of a template.
    func lists(of slot: String, in template: Int) -> [DefinitionIdentity] {
        (slotLists[template][slot] ?? []).map { name in
            let isLocal = block(of: template).lists[name] != nil
            return DefinitionIdentity(block: isLocal ? blockNumbers[template] : nil, name: name)
        }
    }

    func list(_ identity: DefinitionIdentity) -> SlotList? {
        identity.block.map { blocks[$0].lists[identity.name] } ?? grammar.lists[identity.name]
    }
}

/// The identity of a list or a rule, of the grammar or of a single block.
struct DefinitionIdentity: Hashable, Comparable {
    /// The index of the block among all of the grammar; nil: the grammar's own.
    var block: Int?
    var name: String

    static func < (left: DefinitionIdentity, right: DefinitionIdentity) -> Bool {
        (left.block ?? -1, left.name) < (right.block ?? -1, right.name)
    }
}
