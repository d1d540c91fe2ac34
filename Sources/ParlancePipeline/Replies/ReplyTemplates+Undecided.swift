import ParlanceGrammar

extension ReplyTemplates {
    /// Names that several parameters may take, without a word that says which: "no, the gym". The dialog decides.
    func undecided(_ declaration: IntentDeclaration?) -> [AnswerBlock] {
        var seen: Set<ListReference.Source> = []
        return uses.compactMap { use in
            let rivals = rivals(of: use)
            let slots = rivals.union([use.slot]).sorted()
            guard !rivals.isEmpty, !isWildcard(use), use.localLists.isEmpty,
                slots.allSatisfy({ declaration?[$0]?.type == .term }), seen.insert(use.source).inserted
            else { return nil }
            let value = optional(determiners(before: use)) + [slot(use)]
            let said = [value] + (replacement(by: use, value).map { [$0] } ?? [])
            var block = block(around(said), use, asked: [nil])
            block.metadata[ReplyKey.parameters] = .array(slots.map(Value.string))
            return block
        }
    }

    /// "Not the airport but the station".
    private func replacement(by use: SlotSources.Use, _ value: [TemplateExpression]) -> [TemplateExpression]? {
        guard let not = phrase("reply_not"), let before = phrase("reply_before") else { return nil }
        let dropped = ListReference(source: use.source, slot: use.slot, isCapture: true)
        return not + optional(determiners(before: use)) + [.list(dropped), .text(" ")] + before + value
    }
}
