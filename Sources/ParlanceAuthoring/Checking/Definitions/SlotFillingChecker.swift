import ParlanceGrammar

/// Finds slots that an intent requires and that no template of a language fills.
struct SlotFillingChecker {
    static func check(_ checks: [LanguageCheck], _ grammars: GrammarSet) -> [Diagnostic] {
        let spoken = checks.compactMap { check in
            check.loaded.map { (language: check.language, filled: filledSlots(of: $0.grammar)) }
        }
        return grammars.requiredSlots.compactMap { slot in
            let languages = spoken.filter { $0.filled[slot.intent].map { !$0.contains(slot.slot) } ?? false }
            guard !languages.isEmpty else { return nil }
            let finding = CheckFinding.unfilledSlot(
                slot.slot,
                intent: slot.intent,
                languages: languages.map(\.language)
            )
            return slot.node.diagnostic(.finding(finding), severity: .warning)
        }
    }

    /// For each intent with sentences, the slots that they may fill.
    static func filledSlots(of grammar: Grammar) -> [String: Set<String>] {
        var filled: [String: Set<String>] = [:]
        for intent in grammar.intents {
            for block in intent.blocks where !block.sentences.isEmpty {
                let rule = { block.rules[$0] ?? grammar.rules[$0] }
                var slots = Set(block.slots.keys)
                slots.formUnion(block.requiredContext.compactMap(\.slot))
                slots.formUnion(spokenSlots(of: block.sentences.map(\.template), rule))
                filled[intent.name, default: []].formUnion(slots)
            }
        }
        return filled
    }

    private static func spokenSlots(of templates: [Template], _ rule: (String) -> Rule?) -> Set<String> {
        var slots: Set<String> = []
        var seen: Set<String> = []
        var waiting = templates
        while let template = waiting.popLast() {
            for reference in template.expression.references {
                switch reference {
                case .list(let list): if !list.isCapture { slots.insert(list.slot) }
                case .rule(let mention):
                    if seen.insert(mention.name).inserted, let rule = rule(mention.name) {
                        waiting.append(rule.template)
                    }
                }
            }
        }
        return slots
    }
}
