import ParlanceGrammar
import ParlanceMatching

/// Which templates and list values of a grammar were used by sentences that gave what they must.
///
/// Values of lists that are given at run time do not count: they are not the grammar's.
public struct Coverage: Sendable {
    public struct Template: Sendable {
        public var intent: String
        public var text: String
        public var source: SourcePlace
        /// How many sentences it won.
        public var uses = 0
    }

    public struct Value: Sendable {
        /// The name of the list.
        public var list: String
        /// How the value is said.
        public var text: String
        public var uses = 0
    }

    public let language: String
    /// In the order of declaration.
    public private(set) var templates: [Template] = []
    /// By list, in the order of declaration.
    public private(set) var values: [Value] = []

    private let grammar: Grammar
    private var finder: ValueFinder
    /// Where in `templates` a template is, and in which block, by its place.
    private var numbers: [SourcePlace: (template: Int, block: Int)] = [:]
    private var blocks: [SentenceBlock] = []
    /// Where in `values` those of a list begin.
    private var starts: [ListIdentity: Int] = [:]

    public init(of grammar: Grammar) {
        language = grammar.language
        self.grammar = grammar
        finder = ValueFinder(grammar)
        for (name, list) in grammar.lists.sorted(by: { $0.key < $1.key }) {
            add(list, ListIdentity(block: nil, name: name))
        }
        for intent in grammar.intents {
            for block in intent.blocks { add(block, of: intent.name) }
        }
    }

    /// Counts what a reading used.
    public mutating func add(_ reading: Reading) {
        guard let number = numbers[reading.source] else { return }
        templates[number.template].uses += 1
        let references = blocks[number.block].references(at: reading.source, in: grammar)
        for slot in reading.slots {
            guard slot.kind == .list, let words = slot.spoken?.text else { continue }
            for name in references[slot.name] ?? [] {
                count(words, of: slot, in: name, block: number.block)
            }
        }
    }

    private mutating func count(_ words: String, of slot: Slot, in name: String, block: Int) {
        let local = blocks[block].lists[name]
        let identity = ListIdentity(block: local == nil ? nil : block, name: name)
        guard let start = starts[identity], case .values(let values)? = local ?? grammar.lists[name] else { return }
        for found in finder.values(saying: words, among: values, of: identity, rules: blocks[block].rules) {
            let isMeant = values[found].output == nil || values[found].output == slot.value
            if isMeant { self.values[start + found].uses += 1 }
        }
    }

    private mutating func add(_ block: SentenceBlock, of intent: String) {
        for sentence in block.sentences {
            numbers[sentence.place] = (templates.count, blocks.count)
            templates.append(Template(intent: intent, text: sentence.template.text, source: sentence.place))
        }
        for (name, list) in block.lists.sorted(by: { $0.key < $1.key }) {
            add(list, ListIdentity(block: blocks.count, name: name))
        }
        blocks.append(block)
    }

    private mutating func add(_ list: SlotList, _ identity: ListIdentity) {
        guard case .values(let items) = list else { return }
        starts[identity] = values.count
        values += items.map { Value(list: identity.name, text: $0.input.text) }
    }
}

/// A list of the grammar, or one that only a block has.
struct ListIdentity: Hashable {
    /// The number of the block.
    var block: Int?
    var name: String
}

extension SentenceBlock {
    /// The names of the lists that each slot of a template may be filled from.
    fileprivate func references(at place: SourcePlace, in grammar: Grammar) -> [String: Set<String>] {
        var found: [String: Set<String>] = [:]
        var seen: Set<String> = []
        var waiting = sentences.filter { $0.place == place }.map(\.template)
        while let template = waiting.popLast() {
            for reference in template.expression.references {
                switch reference {
                case .list(let list):
                    if case .named(let name) = list.source { found[list.slot, default: []].insert(name) }
                case .rule(let rule):
                    guard seen.insert(rule.name).inserted else { continue }
                    if let body = rules[rule.name] ?? grammar.rules[rule.name] { waiting.append(body.template) }
                }
            }
        }
        return found
    }
}
