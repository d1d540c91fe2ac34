import ParlanceGrammar

extension Grammar {
    /// The grammar with what people answer when they are asked for a parameter, in the grammar's language.
    ///
    /// Yes, no, "the second one" and the like are known in English and German; for other languages a grammar may have them
    /// itself, in blocks like those of the languages that are known. A parameter's values are those of the lists that the
    /// grammar's templates fill it from. Answers are read only while a question is open, so utterances mean what they did.
    ///
    /// - Parameter catalog: says which parameters may have several values.
    public func addingReplies(for catalog: IntentCatalog) -> Grammar {
        var grammar = self
        if let phrases = ReplyPhrases.grammar(for: language) { grammar.add(phrases) }
        let slots = SlotSources(self)
        for index in grammar.intents.indices {
            let intent = grammar.intents[index].name
            for use in slots.uses(in: intent) {
                let isArray = catalog[intent]?[use.slot]?.isArray ?? false
                grammar.intents[index].blocks.append(grammar.block(answering: use, of: intent, isArray: isArray))
            }
        }
        return grammar
    }

    /// Where both define something, the grammar's own counts.
    private mutating func add(_ phrases: Grammar) {
        for intent in phrases.intents where !intents.contains(where: { $0.name == intent.name }) {
            intents.append(intent)
        }
        lists.merge(phrases.lists) { own, _ in own }
        rules.merge(phrases.rules) { own, _ in own }
    }

    private func block(answering use: SlotSources.Use, of intent: String, isArray: Bool) -> SentenceBlock {
        let templates = sentences(saying: use, isArray: isArray)
        var block = SentenceBlock(sentences: templates.map { Sentence(template: $0, place: use.place) })
        block.lists = use.localLists
        block.requiredContext = [
            ContextRequirement(key: ReplyKey.parameter, expected: .value(.string("\(intent).\(use.slot)")))
        ]
        let key = isWildcard(use) ? ReplyKey.freeReply : ReplyKey.reply
        block.metadata = [key: .string(ReplyKey.Reply.value.rawValue)]
        return block
    }

    private func isWildcard(_ use: SlotSources.Use) -> Bool {
        guard case .named(let name) = use.source else { return false }
        return (use.localLists[name] ?? lists[name]) == .wildcard
    }

    /// Any words are taken as they are; around values there may be some: "no, make it two, please".
    private func sentences(saying use: SlotSources.Use, isArray: Bool) -> [Template] {
        let slot = TemplateExpression.list(ListReference(source: use.source, slot: use.slot))
        if isWildcard(use) { return [Template(printing: .sequence([slot]))] }
        let before: [TemplateExpression] = rule("reply_before").map { [$0, .text(" ")] } ?? []
        let link: [TemplateExpression] = rule("reply_link").map { [.optional(.sequence([$0, .text(" ")]))] } ?? []
        let after: [TemplateExpression] = rule("reply_after").map { [.text(" "), $0] } ?? []
        let one = Template(printing: .sequence(before + link + [slot] + after))
        guard isArray, let and = rule("reply_and") else { return [one] }
        let comma = TemplateExpression.optional(.sequence([.text(" "), and]))
        let third = TemplateExpression.optional(.sequence([comma, .text(" "), slot]))
        let several: [TemplateExpression] = [slot, comma, .text(" "), slot, third]
        let list = Template(printing: .sequence(before + link + several + after))
        return [one, list]
    }

    private func rule(_ name: String) -> TemplateExpression? {
        rules[name] == nil ? nil : .rule(RuleReference(name: name))
    }
}
