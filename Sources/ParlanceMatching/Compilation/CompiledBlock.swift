import ParlanceGrammar

/// The compiled form of a sentence block: templates with the same meaning share its intent, slots and constraints.
final class CompiledBlock: Sendable {
    let intent: String
    let response: String
    let metadata: [String: Value]
    /// The slots with constant values, which no words of the utterance fill, by name.
    let fixedSlots: [Slot]
    /// The slots whose values are copied from the context, by key.
    let contextSlots: [ContextSlot]
    /// The number of the block's context constraint.
    let constraint: Int32
    /// Normalized keywords; if there are any, the utterance must contain one of them.
    let keywords: [[UInt8]]
    let lists: [String: CompiledList]
    /// The rules of this block only. Patterns already contain them; they are kept to explain templates.
    let rules: RuleBook
    /// The names of its lists whose values are never corrected.
    let exactLists: Set<String>
    /// Whether its templates read no corrections.
    let isExact: Bool

    /// A slot that takes its value from a context key.
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
        rules: RuleBook,
        exactLists: Set<String>,
        isExact: Bool
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
        self.exactLists = exactLists
        self.isExact = isExact
    }

    /// The number of slots that are filled without words of the utterance.
    var silentSlotCount: Int { fixedSlots.count + contextSlots.count }

    /// Whether a slot is filled without words of the utterance.
    func fillsSilently(_ name: String) -> Bool {
        fixedSlots.contains { $0.name == name } || contextSlots.contains { $0.name == name }
    }
}
