import Parlance
import Workloads

/// A grammar for a simple matcher: a tree for each template, and lists for each set of run-time lists.
struct PeerGrammar {
    /// A template and its block.
    struct Sentence {
        var tree: TemplateNode
        var block: Int
    }

    /// A block and its intent.
    struct Block {
        var intent: String
        var contents: SentenceBlock
        /// The utterance must contain one of these, if there are any.
        var keywords: [[UInt8]]
    }

    let normalizer: Normalizer
    let skipWords: SkipWords
    private(set) var blocks: [Block] = []
    /// By the names of their intents, then in the order of declaration.
    private(set) var sentences: [Sentence] = []
    private var lists: [ListKey: PeerList] = [:]
    private let language: String
    private let rules: [String: Rule]

    init(_ grammar: Grammar) {
        normalizer = Normalizer(language: grammar.language, ignoresBlanks: grammar.settings.ignoresBlanks)
        skipWords = normalizer.skipWords(grammar.skipWords)
        language = grammar.language
        rules = grammar.rules
        for (name, list) in grammar.lists { lists[.shared(name)] = made(list, rules) }
        for intent in grammar.intents.sorted(by: { $0.name < $1.name }) {
            for block in intent.blocks { add(block, of: intent.name) }
        }
    }

    /// The grammar's lists, replaced by run-time lists.
    func lists(with runTime: [String: SlotList]) -> [ListKey: PeerList] {
        var found = lists
        for (name, list) in runTime { found[.shared(name)] = made(list, rules) }
        return found
    }

    private mutating func add(_ block: SentenceBlock, of intent: String) {
        let number = blocks.count
        let keywords = block.requiredKeywords.map { normalizer.normalize($0).bytes }
        blocks.append(Block(intent: intent, contents: block, keywords: keywords))
        let own = rules.merging(block.rules) { _, local in local }
        for (name, list) in block.lists { lists[.local(name, block: number)] = made(list, own) }
        let names = Set(block.lists.keys)
        let trees = TemplateTrees(normalizer: normalizer, rules: own, block: number, localLists: names)
        for sentence in block.sentences {
            let tree = trees.tree(of: sentence.template)
            for range in tree.ranges where lists[.range(range)] == nil {
                lists[.range(range)] = made(.range(range), own)
            }
            sentences.append(Sentence(tree: tree, block: number))
        }
    }

    private func made(_ list: SlotList, _ rules: [String: Rule]) -> PeerList {
        switch list {
        case .wildcard: return .wildcard
        // The workloads have neither slot types nor wildcards with limits.
        case .typed, .words: return .values([])
        case .range(let range): return .range(PeerRange(range, language: language, normalizer: normalizer))
        case .values(let values):
            let trees = TemplateTrees(normalizer: normalizer, rules: rules)
            return .values(
                values.map { value in
                    PeerValue(tree: trees.tree(of: value.input), output: value.output, context: value.context)
                }
            )
        }
    }
}
