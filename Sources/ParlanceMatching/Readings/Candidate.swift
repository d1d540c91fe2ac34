import ParlanceGrammar
import ParlanceText

/// A match whose context has been found to be in order: a reading before any text is made for it.
struct Candidate {
    let block: CompiledBlock
    let template: CompiledTemplate
    let text: NormalizedText
    let state: MatchState
    let lists: ListScope
    /// The caller's context, overlaid by that of the values that were said.
    let context: [String: Value]
    /// Counts up in the order of declaration.
    let order: Int

    /// Nil if the context does not allow the block.
    init?(
        _ state: MatchState,
        of template: CompiledTemplate,
        text: NormalizedText,
        lists: ListScope,
        options: ParseOptions,
        order: Int
    ) {
        self.state = state
        self.template = template
        self.text = text
        self.lists = lists
        self.order = order
        block = lists.block
        var context = options.context
        for slot in state.slots {
            context.merge(lists.value(of: slot)?.context ?? [:]) { _, new in new }
        }
        self.context = context
        guard !block.block.isExcluded(by: context), meetsRequirements else { return nil }
    }

    private var meetsRequirements: Bool {
        block.block.requiredContext.allSatisfy { $0.expected.holds(for: (context[$0.key] ?? .null).bare) }
    }

    /// The slots that were said, without captures.
    var spokenSlots: [SlotMatch] {
        state.slots.filter { !$0.slot.isCapture }
    }

    /// The last slot of that name.
    func spokenSlot(named name: String) -> SlotMatch? {
        state.slots.last { $0.slot.name == name && !$0.slot.isCapture }
    }
}

extension ListScope {
    /// The list's value that a slot was filled with.
    func value(of match: SlotMatch) -> CompiledValues.Value? {
        guard case .value(let index) = match.value, case .values(let list)? = list(for: match.slot) else { return nil }
        return list.values[index]
    }
}
