import ParlanceGrammar

/// Sentences that mean the same, and what holds for them.
final class CompiledBlock: Sendable {
    let intent: String
    let response: String
    let metadata: [String: Value]
    /// The slots that every sentence fills without their being said, by name.
    let fixedSlots: [Slot]
    /// The slots that are copied from the context, by key.
    let contextSlots: [ContextSlot]
    /// The number of what it demands of the context.
    let constraint: Int32
    /// Normalized; one of them must be in the utterance, if there are any.
    let keywords: [[UInt8]]
    let lists: [String: CompiledList]
    /// The rules that hold in this block only. They have been put in; what keeps them is that a template is explained by them.
    let rules: RuleBook

    struct ContextSlot: Sendable, Hashable {
        let key: String
        let name: String
    }

    init(
        intent: String,
        response: String,
        metadata: [String: Value],
        fixedSlots: [Slot],
        contextSlots: [ContextSlot],
        constraint: Int32,
        keywords: [[UInt8]],
        lists: [String: CompiledList],
        rules: RuleBook
    ) {
        self.intent = intent
        self.response = response
        self.metadata = metadata
        self.fixedSlots = fixedSlots
        self.contextSlots = contextSlots
        self.constraint = constraint
        self.keywords = keywords
        self.lists = lists
        self.rules = rules
    }

    /// How many slots it fills without their being said.
    var silentSlotCount: Int { fixedSlots.count + contextSlots.count }

    /// Whether the slot has a value without its being said.
    func fillsSilently(_ name: String) -> Bool {
        fixedSlots.contains { $0.name == name } || contextSlots.contains { $0.name == name }
    }
}
