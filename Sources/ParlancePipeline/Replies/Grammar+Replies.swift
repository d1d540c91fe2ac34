import ParlanceGrammar

extension Grammar {
    /// The grammar with the answers to questions about parameters, in the grammar's language.
    ///
    /// Yes, no, "the second one" and the like come from the language's file; if it has none, a grammar may define them
    /// itself, in blocks like those of `en.yaml`. A parameter's values are those of the lists that fill it in the
    /// grammar's templates. Answers are read only while a question is open, so the meaning of utterances is unchanged.
    ///
    /// - Parameter catalog: Declares which parameters may have several values.
    public func addingReplies(for catalog: IntentCatalog) -> Grammar {
        var grammar = self
        if let replies = languages[language].replies?.grammar { grammar.add(replies) }
        let links = LinkWords(grammar)
        var phrases = SlotPhrases(self)
        let slots = SlotSources(self, links: links.all)
        let outputs = ListOutputs(lists)
        for index in grammar.intents.indices {
            let intent = grammar.intents[index].name
            let answers = ReplyTemplates(grammar, intent: intent, uses: slots.uses(in: intent), links, outputs)
            let known = index < intents.count ? phrases.phrases(in: intents[index]) : []
            let blocks = answers.blocks(catalog[intent], phrases: known) + NamedParts(answers, catalog[intent]).blocks
            grammar.intents[index].blocks += AnswerBlock.merged(blocks).map(\.sentenceBlock)
        }
        return grammar
    }

    /// Adds phrases; the grammar's own definitions take precedence.
    private mutating func add(_ phrases: Grammar) {
        for intent in phrases.intents where !intents.contains(where: { $0.name == intent.name }) {
            intents.append(intent)
        }
        lists.merge(phrases.lists) { own, _ in own }
        rules.merge(phrases.rules) { own, _ in own }
    }
}
