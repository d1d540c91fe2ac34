import ParlanceGrammar

/// The templates of answers to questions about an intent's parameters, or about its confirmation.
///
/// The words before a slot in the intent's own templates identify the parameter of a value: "from" in
/// `from {place:start}` belongs to `start`, and no other slot takes a value after it.
struct ReplyTemplates {
    private let grammar: Grammar
    private let intent: String
    private let uses: [SlotSources.Use]
    private let links: LinkWords

    /// - Parameter grammar: A grammar with the phrases of its language.
    init(_ grammar: Grammar, intent: String, uses: [SlotSources.Use], _ links: LinkWords) {
        self.grammar = grammar
        self.intent = intent
        self.uses = uses
        self.links = links
    }

    /// - Parameter phrases: The phrases with words of their own for a part of the intent.
    func blocks(_ declaration: IntentDeclaration?, phrases: [TemplateExpression]) -> [SentenceBlock] {
        let values = uses.flatMap { use in
            let parameter = declaration?[use.slot]
            if isWildcard(use) { return words(of: use, parameter) }
            let isArray = parameter?.isArray ?? false
            return self.values(of: use, isArray: isArray) + pairs(of: use) + (isArray ? additions(of: use) : [])
        }
        return values + changes(by: phrases)
    }

    /// A value, or several values of an array.
    private func values(of use: SlotSources.Use, isArray: Bool) -> [SentenceBlock] {
        let asked = block(templates(of: use, isArray, behind: answerLink(before: use)), use, asked: [use.slot])
        guard let own = ownLinks(of: use) else { return [asked] }
        let link = own.isEmpty ? freeLink(before: use) : Self.anyOf(own) + optional(determiners(before: use))
        let changed: [String?] = [nil] + (own.isEmpty ? [] : rivals(of: use).sorted())
        return [asked, block(templates(of: use, isArray, behind: link), use, asked: changed)]
    }

    private func templates(
        of use: SlotSources.Use,
        _ isArray: Bool,
        behind link: [TemplateExpression]
    ) -> [Template] {
        let several = isArray ? several(of: use, link).map { [$0] } ?? [] : []
        return [template(link + [slot(use)])] + several
    }

    /// One or two parts of the intent, each with the words that identify it: "for three people in an hour", "from work
    /// to the airport".
    private func changes(by phrases: [TemplateExpression]) -> [SentenceBlock] {
        let linked = uses.filter { !isWildcard($0) && $0.localLists.isEmpty }.compactMap { use in
            ownLinks(of: use).flatMap { own in
                own.isEmpty ? nil : Self.anyOf(own) + optional(determiners(before: use)) + [slot(use)]
            }
        }
        let parts = phrases + linked.map { .sequence($0) }
        guard let first = uses.first, !parts.isEmpty else { return [] }
        let part = TemplateExpression.alternatives(parts)
        let said = template([part, .optional(.sequence([.text(" "), part]))])
        var change = block([said], first, asked: [nil])
        change.lists = [:]
        return [change]
    }

    /// A number with its unit, or any two adjacent slots: neither changes without the other.
    private func pairs(of use: SlotSources.Use) -> [SentenceBlock] {
        use.followers.map { uses[$0] }.filter { !isWildcard($0) }.map { follower in
            let link = freeLink(before: use, followedBy: follower.slot)
            let said = template(link + [slot(use), .text(" "), slot(follower)])
            var block = block([said], use, asked: [use.slot, follower.slot, nil])
            block.lists.merge(follower.localLists) { own, _ in own }
            return block
        }
    }

    /// Any words. The answer to a choice or a confirmation may begin with a denial: "no, Zeller". Dictated text may
    /// begin with any word.
    private func words(of use: SlotSources.Use, _ parameter: ParameterDeclaration?) -> [SentenceBlock] {
        let said = words(as: use)
        let plain = block([Template(printing: .sequence(said))], use, asked: [use.slot], key: ReplyKey.freeReply)
        guard parameter?.type != .text, let denial = phrase("reply_no") else { return [plain] }
        var denying = block(
            [Template(printing: .sequence(denial + said))],
            use,
            asked: [use.slot],
            key: ReplyKey.freeReply
        )
        let kinds: [ReplyKey.Question] = [.choose, .confirm]
        denying.requiredContext.append(
            ContextRequirement(key: ReplyKey.question, expected: .oneOf(kinds.map { .string($0.rawValue) }))
        )
        return [plain, denying]
    }

    /// Adds values to the current ones: "add dad", "and dad and Mia", "dad too".
    private func additions(of use: SlotSources.Use) -> [SentenceBlock] {
        guard let add = phrase("reply_add"), let too = phrase("reply_too")?.dropLast() else { return [] }
        let and = phrase("reply_and").map { [TemplateExpression.optional(.sequence($0))] } ?? []
        let more = TemplateExpression.optional(.sequence([.text(" ")] + and + [slot(use)]))
        let said = freeLink(before: use) + [slot(use), more, more, .text(" ")]
        let templates = [add + said + [.optional(.sequence(Array(too)))], said + too].map { template($0) }
        return [block(templates, use, asked: [use.slot, nil], .add)]
    }

    /// - Parameter asked: The slots that the question may be about; nil stands for the intent as a whole.
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

// MARK: - Distinguishing slots

extension ReplyTemplates {
    private func list(of use: SlotSources.Use) -> SlotList? {
        switch use.source {
        case .named(let name): use.localLists[name] ?? grammar.lists[name]
        case .range(let range): .range(range)
        }
    }

    private func isWildcard(_ use: SlotSources.Use) -> Bool { list(of: use)?.isWildcard ?? false }

    /// The link words that identify the slot without a question: an empty set if no other slot takes the same values,
    /// so that none are needed; nil if no word distinguishes it.
    private func ownLinks(of use: SlotSources.Use) -> Set<String>? {
        let rivals = uses.filter { $0.slot != use.slot && takesSame($0, use) }
        if rivals.isEmpty { return [] }
        let own = use.links.subtracting(rivals.flatMap(\.links))
        return own.isEmpty ? nil : own
    }

    /// Whether both slots take the same values. Ranges always do: the number does not identify its slot.
    private func takesSame(_ one: SlotSources.Use, _ other: SlotSources.Use) -> Bool {
        if case .range? = list(of: one), case .range? = list(of: other) { return true }
        return one.source == other.source
    }

    /// The link words of the slots right before this one in templates: "in" in "in an hour" belongs to the number.
    private func leadingLinks(of use: SlotSources.Use) -> Set<String> {
        links(of: predecessors(of: use)).subtracting(use.links)
    }

    private func predecessors(of use: SlotSources.Use) -> [SlotSources.Use] {
        uses.filter { predecessor in predecessor.followers.contains { uses[$0].slot == use.slot } }
    }

    /// The link words of other slots with the same values, without those of this one: they identify the other slot.
    private func rivalLinks(of use: SlotSources.Use) -> Set<String> {
        let rivals = rivals(of: use)
        return links(of: uses.filter { rivals.contains($0.slot) })
            .subtracting(links(of: uses.filter { $0.slot == use.slot }))
    }

    /// Other slots that take some of this slot's values, in any list.
    private func rivals(of use: SlotSources.Use) -> Set<String> {
        let own = uses.filter { $0.slot == use.slot }
        return Set(uses.filter { other in own.contains { takesSame(other, $0) } }.map(\.slot)).subtracting([use.slot])
    }

    private func links(of uses: [SlotSources.Use]) -> Set<String> { Set(uses.flatMap(\.links)) }

    /// The determiners, except values of a slot right before this one: "an" in "an hour" is the number.
    ///
    /// - Parameter follower: A slot right after this one. If it is the number, none precedes: "an hour and a half".
    private func determiners(before use: SlotSources.Use, followedBy follower: String? = nil) -> Set<String> {
        let numbers = predecessors(of: use).filter { $0.slot != follower }
        return links.determiners.subtracting(numbers.flatMap(wordsOfValues))
    }

    /// The words of a list's values; the words of ranges are not determiners.
    private func wordsOfValues(of use: SlotSources.Use) -> Set<String> {
        guard case .values(let values)? = list(of: use) else { return [] }
        return values.reduce(into: []) { $0.formUnion($1.input.expression.words) }
    }
}

// MARK: - Templates

extension ReplyTemplates {
    private func slot(_ use: SlotSources.Use) -> TemplateExpression {
        .list(ListReference(source: use.source, slot: use.slot))
    }

    /// Optional words that join a value to the preceding words, except those of other slots that could be meant.
    private func freeLink(before use: SlotSources.Use, followedBy follower: String? = nil) -> [TemplateExpression] {
        link(before: use, without: rivalLinks(of: use).union(leadingLinks(of: use)), followedBy: follower)
    }

    /// The link words before the slot in question.
    private func answerLink(before use: SlotSources.Use) -> [TemplateExpression] {
        link(before: use, without: rivalLinks(of: use))
    }

    /// Languages that do not list determiners separately may have them among their prepositions, so these may repeat.
    private func link(
        before use: SlotSources.Use,
        without foreign: Set<String>,
        followedBy follower: String? = nil
    ) -> [TemplateExpression] {
        let words = optional(links.prepositions.subtracting(foreign))
        return words + (links.determiners.isEmpty ? words : optional(determiners(before: use, followedBy: follower)))
    }

    private func optional(_ words: Set<String>) -> [TemplateExpression] {
        words.isEmpty ? [] : [.optional(.sequence(Self.anyOf(words)))]
    }

    /// Any words after optional link words of the grammar's own templates: "to the museum".
    private func words(as use: SlotSources.Use) -> [TemplateExpression] {
        let link = optional(use.links)
        return link + link + [slot(use)]
    }

    /// Adds optional words around values: "no, make it two, please".
    private func template(_ said: [TemplateExpression]) -> Template {
        let before = phrase("reply_before") ?? []
        let after = phrase("reply_after").map { [.text(" ")] + $0.dropLast() } ?? []
        return Template(printing: .sequence(before + said + after))
    }

    private func several(of use: SlotSources.Use, _ link: [TemplateExpression]) -> Template? {
        guard let and = phrase("reply_and") else { return nil }
        let comma: [TemplateExpression] = [.text(" "), .optional(.sequence(and)), slot(use)]
        return template(link + [slot(use)] + comma + [.optional(.sequence(comma))])
    }

    /// A rule of the language and a blank; nil: the language has no such rule.
    private func phrase(_ name: String) -> [TemplateExpression]? {
        grammar.rules[name] == nil ? nil : [.rule(RuleReference(name: name)), .text(" ")]
    }

    /// One of the words and a blank.
    private static func anyOf(_ words: Set<String>) -> [TemplateExpression] {
        [.alternatives(words.sorted().map { .sequence([.text($0)]) }), .text(" ")]
    }
}
