import ParlanceGrammar

/// Answers that mean the same under the same conditions, as a block of an intent.
///
/// The words around values are hundreds of states, and an intent has hundreds of lists: values that stand between the
/// same words share one template.
struct AnswerBlock {
    /// The alternatives of an answer, between words that are the same for all of them.
    struct Words {
        private(set) var said: [[TemplateExpression]]
        let before: [TemplateExpression]
        let after: [TemplateExpression]

        init(
            _ said: [[TemplateExpression]],
            behind before: [TemplateExpression] = [],
            before after: [TemplateExpression] = []
        ) {
            self.said = said
            self.before = before
            self.after = after
        }

        fileprivate mutating func add(_ other: Words) { said += other.said.filter { !said.contains($0) } }

        /// One template for all alternatives. If no words follow, one for each, because a template may end in a wildcard, and
        /// the matcher looks for that only at the end of a sequence.
        fileprivate var templates: [Template] {
            let all = said.map(TemplateExpression.sequence)
            let middles = after.isEmpty || all.count == 1 ? said : [[.alternatives(all)]]
            return middles.map { Template(printing: .sequence(before + $0 + after)) }
        }
    }

    private var words: Words
    /// The place of the first template with one of the slots.
    private let place: SourcePlace
    var lists: [String: SlotList]
    var requiredContext: [ContextRequirement]
    var excludedContext: [String: Value]
    var metadata: [String: Value]

    init(
        _ words: Words,
        place: SourcePlace,
        lists: [String: SlotList],
        requiredContext: [ContextRequirement],
        excludedContext: [String: Value],
        metadata: [String: Value]
    ) {
        self.words = words
        self.place = place
        self.lists = lists
        self.requiredContext = requiredContext
        self.excludedContext = excludedContext
        self.metadata = metadata
    }

    var sentenceBlock: SentenceBlock {
        var block = SentenceBlock(sentences: words.templates.map { Sentence(template: $0, place: place) })
        block.lists = lists
        block.requiredContext = requiredContext
        block.excludedContext = excludedContext
        block.metadata = metadata
        return block
    }
}

extension AnswerBlock {
    /// All that must be equal for two blocks to be one.
    private struct Kind: Hashable {
        let before: [TemplateExpression]
        let after: [TemplateExpression]
        let requiredContext: [ContextRequirement]
        let excludedContext: [String: Value]
        let metadata: [String: Value]
    }

    private var kind: Kind {
        Kind(
            before: words.before,
            after: words.after,
            requiredContext: requiredContext,
            excludedContext: excludedContext,
            metadata: metadata
        )
    }

    /// The blocks in the order of the first of each kind. Blocks with lists of their own remain as they are.
    static func merged(_ blocks: [AnswerBlock]) -> [AnswerBlock] {
        var merged: [AnswerBlock] = []
        var places: [Kind: Int] = [:]
        for block in blocks {
            let kind = block.lists.isEmpty ? block.kind : nil
            if let kind, let place = places[kind] {
                merged[place].words.add(block.words)
            } else {
                if let kind { places[kind] = merged.count }
                merged.append(block)
            }
        }
        return merged
    }
}
