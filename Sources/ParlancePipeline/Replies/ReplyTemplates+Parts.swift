import ParlanceGrammar

// Answers that say one or two parts of an intent, whatever is asked: "from work to the airport".

extension ReplyTemplates {
    /// A part of an intent that identifies itself.
    struct Part {
        let expression: TemplateExpression
        /// The slots that another part of the same answer must not fill, because link words occur in their values: "tomorrow
        /// at 7:30" is one time, not two. Names may be said twice: "my landlord, Mister Smith".
        let slots: Set<String>
    }

    /// The parts of the intent that identify themselves: phrases, values with link words of their own, values that only
    /// one parameter takes, and numbers with their units.
    func parts(_ phrases: [TemplateExpression], _ declaration: IntentDeclaration?) -> [Part] {
        let plain = uses.filter { !isWildcard($0) && $0.localLists.isEmpty }
        func part(_ expression: TemplateExpression, _ uses: SlotSources.Use...) -> Part {
            let single = uses.filter { isTyped($0) && declaration?[$0.slot]?.isArray != true }
            return Part(expression: expression, slots: Set(single.map(\.slot)))
        }
        let linked = plain.compactMap { use in linkedValue(use).map { part($0, use) } }
        let paired = plain.flatMap { use in
            followers(of: use).filter(\.localLists.isEmpty)
                .map { part(.sequence(pair(use, $0)), use, $0) }
        }
        return phrases.map { Part(expression: $0, slots: []) } + paired + linked
    }

    /// A value behind link words of its own; nil if it does not identify its slot.
    private func linkedValue(_ use: SlotSources.Use) -> TemplateExpression? {
        guard let own = ownLinks(of: use), !own.isEmpty || !isRange(use) else { return nil }
        let link = own.isEmpty ? freeLink(before: use) : Self.anyOf(own) + optional(determiners(before: use))
        return .sequence(link + [slot(use)])
    }

    /// The answer with another part of the intent behind it: "home from the gym".
    func further(
        behind answer: [TemplateExpression],
        _ use: SlotSources.Use,
        _ parts: [Part],
        key: String = ReplyKey.reply
    ) -> [AnswerBlock] {
        guard let other = Self.anyOf(parts, without: [use.slot]) else { return [] }
        return [block(around([answer], before: [.text(" "), other]), use, asked: [use.slot], key: key)]
    }

    /// One or two parts of the intent, whatever is asked, except a choice: "for three people in an hour", "from work to the
    /// airport", "twenty dollars to my sister".
    func changes(by parts: [Part]) -> [AnswerBlock] {
        guard !parts.isEmpty else { return [] }
        let groups = Dictionary(grouping: parts, by: \.slots).sorted {
            $0.key.sorted().joined() < $1.key.sorted().joined()
        }
        let said = groups.map { slots, alike in
            let other = Self.anyOf(parts, without: slots).map {
                [TemplateExpression.optional(.sequence([.text(" "), $0]))]
            }
            return around(alike.map { [$0.expression] }, before: other ?? [])
        }
        // A number alone says too little: "50 to my mother".
        let numbers = uses.filter { isRange($0) && $0.localLists.isEmpty && ownLinks(of: $0) == [] }
        let counted = numbers.compactMap { use in
            Self.anyOf(parts, without: [use.slot]).map { around([[slot(use)]], before: [.text(" "), $0]) }
        }
        return (said + counted).compactMap(change)
    }

    private func change(_ words: AnswerBlock.Words) -> AnswerBlock? {
        guard let first = uses.first else { return nil }
        var change = block(words, first, asked: [nil])
        change.lists = [:]
        let kinds: [ReplyKey.Question] = [.value, .confirm, .confirmIntent]
        change.requiredContext = [
            ContextRequirement(key: ReplyKey.intent, expected: .value(.string(intent))),
            ContextRequirement(key: ReplyKey.question, expected: .oneOf(kinds.map { .string($0.rawValue) })),
        ]
        return change
    }

    /// A part that fills none of the slots; nil if there is none.
    private static func anyOf(_ parts: [Part], without slots: Set<String>) -> TemplateExpression? {
        let others = parts.filter { $0.slots.isDisjoint(with: slots) }
        return others.isEmpty ? nil : .alternatives(others.map(\.expression))
    }
}
