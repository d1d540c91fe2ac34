import ParlanceGrammar

/// Where the slots of a grammar's intents come from: what an answer to a question about a slot may hold.
struct SlotSources {
    /// A list that fills a slot somewhere.
    struct Use {
        let slot: String
        let source: ListReference.Source
        /// The list, if it is the block's own.
        let localLists: [String: SlotList]
        /// The first template that fills the slot so.
        let place: SourcePlace
        /// The link words that templates have right before the slot.
        fileprivate(set) var links: Set<String>

        fileprivate func fills(as other: Use) -> Bool {
            slot == other.slot && source == other.source && localLists == other.localLists
        }
    }

    private var uses: [String: [Use]] = [:]

    /// - Parameter links: the words that may join a slot to what stands before it, in the grammar's language.
    init(_ grammar: Grammar, links: Set<String>) {
        for intent in grammar.intents {
            for block in intent.blocks where block.metadata[ReplyKey.reply] == nil {
                add(block, of: intent.name, grammar, links)
            }
        }
    }

    /// In the order in which templates mention them.
    func uses(in intent: String) -> [Use] { uses[intent] ?? [] }

    private mutating func add(_ block: SentenceBlock, of intent: String, _ grammar: Grammar, _ links: Set<String>) {
        var walk = SlotWalk(links: links) { (block.rules[$0] ?? grammar.rules[$0])?.template.expression }
        for sentence in block.sentences {
            walk.walk(sentence.template.expression) { list, links in
                if list.isCapture { return }
                var local: [String: SlotList] = [:]
                if case .named(let name) = list.source { local[name] = block.lists[name] }
                add(
                    Use(slot: list.slot, source: list.source, localLists: local, place: sentence.place, links: links),
                    to: intent
                )
            }
        }
    }

    private mutating func add(_ use: Use, to intent: String) {
        if let index = uses[intent]?.firstIndex(where: { $0.fills(as: use) }) {
            uses[intent]?[index].links.formUnion(use.links)
        } else {
            uses[intent, default: []].append(use)
        }
    }
}
