import ParlanceGrammar

/// What people say when they are asked for a parameter of an intent, or whether the intent should be handled as it is.
struct ReplyTemplates {
    private let grammar: Grammar
    private let intent: String
    private let uses: [SlotSources.Use]

    /// - Parameter grammar: with the phrases of its language.
    init(_ grammar: Grammar, intent: String, uses: [SlotSources.Use]) {
        self.grammar = grammar
        self.intent = intent
        self.uses = uses
    }

    /// - Parameter isArray: whether a slot may have several values.
    func blocks(isArray: (String) -> Bool) -> [SentenceBlock] {
        uses.flatMap { use in
            blocks(of: use, isArray: isArray(use.slot)) + (isArray(use.slot) ? additions(of: use) : [])
        }
    }

    private func blocks(of use: SlotSources.Use, isArray: Bool) -> [SentenceBlock] {
        if isWildcard(use) { return [block([words(as: use)], use, asked: [use.slot], key: ReplyKey.freeReply)] }
        let links = phrase("reply_link").map { [TemplateExpression.optional(.sequence($0))] } ?? []
        var templates = [template(links + [slot(use)])]
        if isArray { templates += several(of: use, links).map { [$0] } ?? [] }
        guard let own = ownLinks(of: use) else { return [block(templates, use, asked: [use.slot])] }
        if own.isEmpty { return [block(templates, use, asked: [use.slot, nil])] }
        let changed = template(Self.anyOf(own) + [slot(use)])
        return [block(templates, use, asked: [use.slot]), block([changed], use, asked: [nil])]
    }

    /// - Parameter asked: the slots that the question may be about; nil stands for the intent as a whole.
    private func block(
        _ templates: [Template],
        _ use: SlotSources.Use,
        asked: [String?],
        key: String = ReplyKey.reply,
        _ kind: ReplyKey.Reply = .value
    ) -> SentenceBlock {
        var block = SentenceBlock(sentences: templates.map { Sentence(template: $0, place: use.place) })
        block.lists = use.localLists
        let subjects = asked.map { Value.string(ReplyKey.subject(intent, $0)) }
        block.requiredContext = [ContextRequirement(key: ReplyKey.parameter, expected: .oneOf(subjects))]
        block.metadata = [key: .string(kind.rawValue)]
        return block
    }
}

// MARK: - What tells slots apart

extension ReplyTemplates {
    private func list(of use: SlotSources.Use) -> SlotList? {
        switch use.source {
        case .named(let name): use.localLists[name] ?? grammar.lists[name]
        case .range(let range): .range(range)
        }
    }

    private func isWildcard(_ use: SlotSources.Use) -> Bool { list(of: use) == .wildcard }

    /// The link words that say which slot is meant when nobody has asked for one: none are needed where no other slot takes the
    /// same values. Nil: there are none.
    private func ownLinks(of use: SlotSources.Use) -> Set<String>? {
        let rivals = uses.filter { $0.slot != use.slot && takesSame($0, use) }
        if rivals.isEmpty { return [] }
        let own = use.links.subtracting(rivals.flatMap(\.links))
        return own.isEmpty ? nil : own
    }

    /// Whether values may be those of both: of ranges nobody can tell them by the number.
    private func takesSame(_ one: SlotSources.Use, _ other: SlotSources.Use) -> Bool {
        if case .range? = list(of: one), case .range? = list(of: other) { return true }
        return one.source == other.source
    }
}

// MARK: - Templates

extension ReplyTemplates {
    private func slot(_ use: SlotSources.Use) -> TemplateExpression {
        .list(ListReference(source: use.source, slot: use.slot))
    }

    /// Any words are taken as they are, but for the link words that the grammar's own templates have there: "to the museum".
    private func words(as use: SlotSources.Use) -> Template {
        let link = use.links.isEmpty ? [] : [TemplateExpression.optional(.sequence(Self.anyOf(use.links)))]
        return Template(printing: .sequence(link + link + [slot(use)]))
    }

    /// Around values there may be some words: "no, make it two, please".
    private func template(_ said: [TemplateExpression]) -> Template {
        let before = phrase("reply_before") ?? []
        let after = phrase("reply_after").map { [.text(" ")] + $0.dropLast() } ?? []
        return Template(printing: .sequence(before + said + after))
    }

    /// What adds values to those that there are: "add dad", "and dad and Mia", "dad too".
    private func additions(of use: SlotSources.Use) -> [SentenceBlock] {
        guard let add = phrase("reply_add"), let too = phrase("reply_too"), !isWildcard(use) else { return [] }
        let links = phrase("reply_link").map { [TemplateExpression.optional(.sequence($0))] } ?? []
        let and = phrase("reply_and").map { [TemplateExpression.optional(.sequence($0))] } ?? []
        let more = TemplateExpression.optional(.sequence([.text(" ")] + and + [slot(use)]))
        let said = links + [slot(use), more, more, .text(" ")]
        let behind = too.dropLast()
        let templates = [add + said + [.optional(.sequence(Array(behind)))], said + behind].map { template($0) }
        return [block(templates, use, asked: [use.slot, nil], .add)]
    }

    private func several(of use: SlotSources.Use, _ links: [TemplateExpression]) -> Template? {
        guard let and = phrase("reply_and") else { return nil }
        let comma: [TemplateExpression] = [.text(" "), .optional(.sequence(and)), slot(use)]
        return template(links + [slot(use)] + comma + [.optional(.sequence(comma))])
    }

    /// A rule of the language and a blank; nil: the language has no such rule.
    private func phrase(_ name: String) -> [TemplateExpression]? {
        grammar.rules[name] == nil ? nil : [.rule(RuleReference(name: name)), .text(" ")]
    }

    /// One of the words, and a blank.
    private static func anyOf(_ words: Set<String>) -> [TemplateExpression] {
        [.alternatives(words.sorted().map { .sequence([.text($0)]) }), .text(" ")]
    }
}
