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
    }

    private var uses: [String: [Use]] = [:]

    init(_ grammar: Grammar) {
        for intent in grammar.intents {
            for block in intent.blocks where block.metadata[ReplyKey.reply] == nil {
                add(block, of: intent.name, grammar)
            }
        }
    }

    /// In the order in which templates mention them.
    func uses(in intent: String) -> [Use] { uses[intent] ?? [] }

    private mutating func add(_ block: SentenceBlock, of intent: String, _ grammar: Grammar) {
        var seen: Set<String> = []
        for sentence in block.sentences {
            var waiting = [sentence.template]
            while let template = waiting.popLast() {
                for reference in template.expression.references {
                    switch reference {
                    case .list(let list): add(list, of: intent, in: block, at: sentence.place)
                    case .rule(let rule):
                        guard seen.insert(rule.name).inserted else { continue }
                        if let found = block.rules[rule.name] ?? grammar.rules[rule.name] {
                            waiting.append(found.template)
                        }
                    }
                }
            }
        }
    }

    private mutating func add(
        _ list: ListReference,
        of intent: String,
        in block: SentenceBlock,
        at place: SourcePlace
    ) {
        if list.isCapture { return }
        var local: [String: SlotList] = [:]
        if case .named(let name) = list.source { local[name] = block.lists[name] }
        let isKnown = uses[intent, default: []].contains {
            $0.slot == list.slot && $0.source == list.source && $0.localLists == local
        }
        if isKnown { return }
        uses[intent, default: []].append(Use(slot: list.slot, source: list.source, localLists: local, place: place))
    }
}
