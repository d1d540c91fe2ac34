import ParlanceGrammar

/// The sources of the slots of a grammar's intents: the values that an answer about a slot may contain.
struct SlotSources {
    /// A list that fills a slot in some template.
    struct Use {
        let slot: String
        let source: ListReference.Source
        /// The list, if it is the block's own.
        let localLists: [String: SlotList]
        /// The place of the first such template.
        let place: SourcePlace
        /// The link words right before the slot in templates.
        fileprivate(set) var links: Set<String>
        /// Slots right after it in templates, such as the unit of a number: indices of uses of the same intent.
        fileprivate(set) var followers: [Int] = []

        fileprivate func fills(as other: Use) -> Bool {
            slot == other.slot && source == other.source && localLists == other.localLists
        }
    }

    private var uses: [String: [Use]] = [:]

    /// - Parameter links: The words that may join a slot to the preceding words, in the grammar's language.
    init(_ grammar: Grammar, links: Set<String>) {
        for intent in grammar.intents {
            for block in intent.blocks where block.metadata[ReplyKey.reply] == nil {
                add(block, of: intent.name, grammar, links)
            }
        }
    }

    /// The uses in the order of the templates.
    func uses(in intent: String) -> [Use] { uses[intent] ?? [] }

    private mutating func add(_ block: SentenceBlock, of intent: String, _ grammar: Grammar, _ links: Set<String>) {
        var walk = SlotWalk(links: links) { (block.rules[$0] ?? grammar.rules[$0])?.template.expression }
        for sentence in block.sentences {
            walk.walk(sentence.template.expression) { list, links in
                if list.isCapture { return }
                let local = Self.localLists(of: list, in: block)
                add(
                    Use(slot: list.slot, source: list.source, localLists: local, place: sentence.place, links: links),
                    to: intent
                )
            }
        }
        addFollowers(in: block, of: intent, grammar)
    }

    private mutating func addFollowers(in block: SentenceBlock, of intent: String, _ grammar: Grammar) {
        var pairs = SlotPairs { (block.rules[$0] ?? grammar.rules[$0])?.template.expression }
        for sentence in block.sentences { pairs.add(sentence.template.expression) }
        for pair in pairs.pairs {
            guard let first = index(of: pair.first, in: block, intent),
                let second = index(of: pair.second, in: block, intent)
            else { continue }
            if uses[intent]?[first].followers.contains(second) == false {
                uses[intent]?[first].followers.append(second)
            }
        }
    }

    private func index(of list: ListReference, in block: SentenceBlock, _ intent: String) -> Int? {
        let local = Self.localLists(of: list, in: block)
        return uses[intent]?.firstIndex { $0.slot == list.slot && $0.source == list.source && $0.localLists == local }
    }

    private static func localLists(of list: ListReference, in block: SentenceBlock) -> [String: SlotList] {
        guard case .named(let name) = list.source, let own = block.lists[name] else { return [:] }
        return [name: own]
    }

    private mutating func add(_ use: Use, to intent: String) {
        if let index = uses[intent]?.firstIndex(where: { $0.fills(as: use) }) {
            uses[intent]?[index].links.formUnion(use.links)
        } else {
            uses[intent, default: []].append(use)
        }
    }
}
