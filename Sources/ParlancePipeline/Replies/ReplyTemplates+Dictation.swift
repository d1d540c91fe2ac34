import ParlanceGrammar

extension ReplyTemplates {
    /// The list of the words that are taken down.
    private static let list = "reply_words"

    /// Texts of any words, as they are said: all that is said when they are asked for, and at a confirmation what
    /// follows "say" or the link words of the text's own.
    func dictations(_ declaration: IntentDeclaration?) -> [AnswerBlock] {
        var seen: Set<String> = []
        return uses.filter { isWildcard($0) && declaration?[$0.slot]?.type == .text && seen.insert($0.slot).inserted }
            .flatMap { use in
                let asked = [dictation([], use, extent: "all"), phrase("reply_dictate").map { dictation($0, use) }]
                let changed = changes(use, declaration)
                return asked.compactMap { $0 } + changed
            }
    }

    private func dictation(
        _ before: [TemplateExpression],
        _ use: SlotSources.Use,
        extent: String = "rest"
    ) -> AnswerBlock {
        var block = taking(before, use, asked: use.slot, extent: extent)
        block.excludedContext = [:]
        let isText = ContextRequirement.Expectation.value(.string(ReplyKey.Question.text.rawValue))
        block.requiredContext.append(ContextRequirement(key: ReplyKey.question, expected: isText))
        return block
    }

    /// Words that take the place of the text before, behind "say" or its own link words, which no name has: "for lunch".
    private func changes(_ use: SlotSources.Use, _ declaration: IntentDeclaration?) -> [AnswerBlock] {
        let texts = Set(uses.filter(isWildcard).map(\.slot)).filter { declaration?[$0]?.type == .text }
        let isMeant = declaration?[use.slot]?.isRequired == true || texts.count == 1
        let said =
            isMeant
            ? (phrase("reply_dictate").map { [taking($0, use, asked: nil)] + added($0, use, declaration) } ?? [])
                + continued(use, declaration) : []
        let names = uses.filter { $0.slot != use.slot && [.term, .text].contains(declaration?[$0.slot]?.type) }
        let slots = uses.filter { $0.slot == use.slot }
        let own = links(of: slots).subtracting(links(of: names)).intersection(prepositions)
        if own.isEmpty { return said }
        return said + [taking(Self.anyOf(own), use, asked: nil, key: ReplyKey.freeReply)]
    }

    /// Words between "write" and "on it", for a text that the request need not have: German "schreib fürs Kino dazu", "say
    /// thanks in the note". Words added to another text would not take its place.
    private func added(
        _ before: [TemplateExpression],
        _ use: SlotSources.Use,
        _ declaration: IntentDeclaration?
    ) -> [AnswerBlock] {
        guard declaration?[use.slot]?.isRequired != true, let after = phrase("reply_dictated")?.dropLast() else {
            return []
        }
        return [taking(before, use, asked: nil, extent: "part", after: [.text(" ")] + after)]
    }

    /// Words that continue the text that there is: "and say please", German "schreib noch danke dazu".
    private func continued(_ use: SlotSources.Use, _ declaration: IntentDeclaration?) -> [AnswerBlock] {
        guard declaration?[use.slot]?.isRequired == true, let more = phrase("reply_dictate_more") else { return [] }
        let behind = phrase("reply_dictated").map { [.text(" ")] + $0.dropLast() }
        let blocks =
            [taking(more, use, asked: nil)]
            + (behind.map { [taking(more, use, asked: nil, extent: "part", after: $0)] } ?? [])
        return blocks.map { block in
            var block = block
            block.metadata[ReplyKey.reply] = .string(ReplyKey.Reply.add.rawValue)
            return block
        }
    }

    private func taking(
        _ before: [TemplateExpression],
        _ use: SlotSources.Use,
        asked: String?,
        extent: String = "rest",
        key: String = ReplyKey.reply,
        after: [TemplateExpression] = []
    ) -> AnswerBlock {
        let words = TemplateExpression.list(ListReference(source: .named(Self.list), slot: use.slot))
        var block = block(AnswerBlock.Words([[words]], behind: before, before: after), use, asked: [asked], key: key)
        block.lists = [Self.list: .wildcard]
        block.metadata[ReplyKey.dictation] = .string(extent)
        return block
    }
}
