import ParlanceGrammar

/// Answers that call a part of the intent by its name, as the grammar's messages do: "change the pick-up to the
/// station", "a different destination", "without the note".
struct NamedParts {
    private let templates: ReplyTemplates
    private let declaration: IntentDeclaration?
    /// The parameters of each name, in the order of the names.
    private let names: [(name: String, slots: [String])]

    init(_ templates: ReplyTemplates, _ declaration: IntentDeclaration?) {
        self.templates = templates
        self.declaration = declaration
        var slots: [String: [String]] = [:]
        let known = Set(templates.uses.map(\.slot)).union(declaration?.parameters.map(\.name) ?? [])
        for slot in known.sorted() {
            let key = "\(templates.intent).\(slot).\(MessageKey.called.rawValue)"
            for name in templates.grammar.messages[key] ?? [] { slots[name.pattern, default: []].append(slot) }
        }
        names = slots.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    var blocks: [AnswerBlock] {
        names.flatMap { name, slots in
            let asked = about(name, slots, behind: "reply_another", .ask)
            let cleared = about(name, slots, behind: "reply_without", .clear)
            return [asked, cleared].compactMap { $0 }
                + templates.uses.filter { slots.contains($0.slot) }.compactMap { change(of: $0, called: name) }
        }
    }

    /// Names a part without a value.
    private func about(
        _ name: String,
        _ slots: [String],
        behind rule: String,
        _ kind: ReplyKey.Reply
    ) -> AnswerBlock? {
        guard let use = templates.uses.first, let verb = templates.phrase(rule) else { return nil }
        var block = block([verb + called(name)], use, kind)
        block.metadata[ReplyKey.parameters] = .array(slots.map(Value.string))
        return block
    }

    /// Names a part and its value: "the destination is the gym".
    private func change(of use: SlotSources.Use, called name: String) -> AnswerBlock? {
        guard let verb = templates.phrase("reply_change"), let to = templates.phrase("reply_to") else { return nil }
        let link = templates.freeLink(before: use)
        let said = [.optional(.sequence(verb))] + called(name) + [.text(" ")] + to + link + [templates.slot(use)]
        var block = block([said], use, .value)
        if templates.isWildcard(use), declaration?[use.slot]?.type == .text {
            block.metadata[ReplyKey.dictation] = .string("rest")
        }
        return block
    }

    /// The name with words that may precede it.
    private func called(_ name: String) -> [TemplateExpression] {
        let determiner = templates.phrase("reply_determiner").map { [TemplateExpression.optional(.sequence($0))] } ?? []
        return determiner + [.text(name)]
    }

    private func block(
        _ said: [[TemplateExpression]],
        _ use: SlotSources.Use,
        _ kind: ReplyKey.Reply
    ) -> AnswerBlock {
        let words = AnswerBlock.Words(said, before: templates.wordsAfter)
        var block = templates.block(words, use, asked: [nil], kind)
        let expected = ContextRequirement.Expectation.value(.string(templates.intent))
        block.requiredContext = [ContextRequirement(key: ReplyKey.intent, expected: expected)]
        return block
    }
}
