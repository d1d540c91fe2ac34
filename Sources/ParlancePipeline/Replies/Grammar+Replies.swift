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
        let source = answerable(catalog)
        var phrases = SlotPhrases(source)
        let slots = SlotSources(source, links: links.all)
        let outputs = ListOutputs(lists)
        for index in grammar.intents.indices {
            let intent = grammar.intents[index].name
            let names = Set((catalog[intent]?.parameters ?? []).filter { $0.type == .term }.map(\.name))
            let answers = ReplyTemplates(
                grammar,
                intent: intent,
                uses: slots.uses(in: intent),
                others: persons(besides: intent, slots, catalog),
                names: names,
                links,
                outputs
            )
            let known = index < intents.count ? phrases.phrases(in: source.intents[index]) : []
            let blocks = answers.blocks(catalog[intent], phrases: known) + NamedParts(answers, catalog[intent]).blocks
            grammar.intents[index].blocks += AnswerBlock.merged(blocks).map(\.sentenceBlock)
        }
        return grammar
    }

    /// The uses of persons in the intents that are alike, but for another parameter.
    private func persons(besides intent: String, _ slots: SlotSources, _ catalog: IntentCatalog) -> [SlotSources.Use] {
        catalog.alike(intent).flatMap { other in
            slots.uses(in: other.name).filter {
                other[$0.slot]?.recall == .person && catalog[intent]?[$0.slot] == nil
            }
        }
    }

    /// The grammar without the sentences that have parameters which answers don't set (`ParameterDeclaration.isAnswered`).
    private func answerable(_ catalog: IntentCatalog) -> Grammar {
        var grammar = self
        for index in intents.indices {
            let unanswered = (catalog[intents[index].name]?.parameters ?? []).filter { !$0.isAnswered }
            let names = Set(unanswered.map(\.name))
            guard !names.isEmpty else { continue }
            for block in intents[index].blocks.indices {
                grammar.intents[index].blocks[block].sentences.removeAll { hasSlot($0.template.expression, names) }
            }
        }
        return grammar
    }

    /// Whether an expression, or a rule in it, has a slot with one of the names.
    private func hasSlot(_ expression: TemplateExpression, _ names: Set<String>) -> Bool {
        var seen: Set<String> = []
        var waiting = [expression]
        while let next = waiting.popLast() {
            switch next {
            case .list(let list): if names.contains(list.slot) { return true }
            case .rule(let rule):
                guard seen.insert(rule.name).inserted, let body = rules[rule.name] else { continue }
                waiting.append(body.template.expression)
            default: waiting += next.parts
            }
        }
        return false
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

extension IntentCatalog {
    /// The other intents of a domain that are always confirmed, if this one is: asking for money besides sending it.
    func alike(_ intent: String) -> [IntentDeclaration] {
        guard let own = self[intent], own.confirmation == .always, let domain = own.domain else { return [] }
        return intents.filter { $0.name != intent && $0.domain == domain && $0.confirmation == .always }
    }
}
