import ParlanceGrammar

/// The templates of answers to questions about an intent's parameters, or about its confirmation.
///
/// The words before a slot in the intent's own templates identify the parameter of a value: "from" in
/// `from {place:start}` belongs to `start`, and no other slot takes a value after it.
struct ReplyTemplates {
    let grammar: Grammar
    let intent: String
    let uses: [SlotSources.Use]
    /// The uses of persons in intents that are easily mistaken for this one: who pays, where somebody is paid.
    private let others: [SlotSources.Use]
    /// The slots that take names.
    private let names: Set<String>
    private let links: LinkWords
    private let outputs: ListOutputs
    /// By the name of each slot, the other slots that take some of its values, in any list.
    private var rivalSlots: [String: Set<String>] = [:]

    /// - Parameter grammar: A grammar with the phrases of its language.
    init(
        _ grammar: Grammar,
        intent: String,
        uses: [SlotSources.Use],
        others: [SlotSources.Use],
        names: Set<String>,
        _ links: LinkWords,
        _ outputs: ListOutputs
    ) {
        self.grammar = grammar
        self.intent = intent
        self.uses = uses
        self.others = others
        self.names = names
        self.links = links
        self.outputs = outputs
        for slot in Set(uses.map(\.slot)) { rivalSlots[slot] = findRivals(of: slot) }
    }

    /// - Parameter phrases: The phrases with words of their own for a part of the intent.
    func blocks(_ declaration: IntentDeclaration?, phrases: [TemplateExpression]) -> [AnswerBlock] {
        let parts = parts(phrases, declaration)
        let values = uses.flatMap { use in
            let parameter = declaration?[use.slot]
            if isWildcard(use) { return words(of: use, parameter, parts) }
            let isArray = parameter?.isArray ?? false
            // A further name for a single one is no other name.
            let isName = parameter?.type == .term && ownLinks(of: use) == []
            return self.values(of: use, parameter, parts) + pairs(of: use)
                + (isArray || isName ? additions(of: use) : []) + (isArray ? removals(of: use) : [])
        }
        return values + undecided(declaration) + changes(by: parts) + dictations(declaration)
    }

    /// A value, or several values of an array.
    private func values(
        of use: SlotSources.Use,
        _ parameter: ParameterDeclaration?,
        _ parts: [Part]
    ) -> [AnswerBlock] {
        let isArray = parameter?.isArray ?? false
        let answer = answerLink(before: use, parameter)
        let asked = block(around(values(of: use, isArray, behind: answer)), use, asked: [use.slot])
        guard let own = ownLinks(of: use) else { return [asked] + further(behind: answer + [slot(use)], use, parts) }
        let link = own.isEmpty ? freeLink(before: use) : Self.anyOf(own) + optional(determiners(before: use))
        let changed: [String?] = [nil] + (own.isEmpty ? [] : rivals(of: use).sorted())
        let change = block(around(values(of: use, isArray, behind: link)), use, asked: changed)
        let isFurther = !own.isEmpty || parameter?.type == .term
        return [asked, change] + (isFurther ? further(behind: answer + [slot(use)], use, parts) : [])
    }

    private func values(
        of use: SlotSources.Use,
        _ isArray: Bool,
        behind link: [TemplateExpression]
    ) -> [[TemplateExpression]] {
        let several = isArray ? several(of: use, link).map { [$0] } ?? [] : []
        return [link + [slot(use)]] + several
    }

    /// A number with its unit, or any two adjacent slots: neither changes without the other.
    private func pairs(of use: SlotSources.Use) -> [AnswerBlock] {
        followers(of: use).map { follower in
            var block = block(around([pair(use, follower)]), use, asked: [use.slot, follower.slot, nil])
            block.lists.merge(follower.localLists) { own, _ in own }
            return block
        }
    }

    /// The slots right behind a slot whose values belong together. A number that is also an article counts no name: "a swim".
    func followers(of use: SlotSources.Use) -> [SlotSources.Use] {
        let isArticle = !wordsOfNumbers(of: use).isDisjoint(with: links.determiners)
        return use.followers.map { uses[$0] }.filter { !isWildcard($0) && !(isArticle && names.contains($0.slot)) }
    }

    func pair(_ use: SlotSources.Use, _ follower: SlotSources.Use) -> [TemplateExpression] {
        freeLink(before: use, followedBy: follower.slot) + [slot(use), .text(" "), slot(follower)]
    }

    /// Any words. The answer to a choice or a confirmation may begin with a denial: "no, Zeller". Dictated text may
    /// begin with any word.
    private func words(
        of use: SlotSources.Use,
        _ parameter: ParameterDeclaration?,
        _ parts: [Part]
    ) -> [AnswerBlock] {
        let said = words(as: use)
        let plain = block(AnswerBlock.Words([said]), use, asked: [use.slot], key: ReplyKey.freeReply)
        guard parameter?.type != .text, let denial = phrase("reply_no") else { return [plain] }
        var denying = block(
            AnswerBlock.Words([said], behind: denial),
            use,
            asked: [use.slot],
            key: ReplyKey.freeReply
        )
        let kinds: [ReplyKey.Question] = [.choose, .confirm]
        denying.requiredContext.append(
            ContextRequirement(key: ReplyKey.question, expected: .oneOf(kinds.map { .string($0.rawValue) }))
        )
        return [plain, denying] + further(behind: said, use, parts, key: ReplyKey.freeReply)
    }

    /// Adds values to the current ones: "add dad", "and dad and Mia", "dad too".
    private func additions(of use: SlotSources.Use) -> [AnswerBlock] {
        guard let add = phrase("reply_add"), let too = phrase("reply_too")?.dropLast() else { return [] }
        let and = phrase("reply_and").map { [TemplateExpression.optional(.sequence($0))] } ?? []
        let more = TemplateExpression.optional(.sequence([.text(" ")] + and + [slot(use)]))
        let said = [freeLink(before: use) + [slot(use), more, more]]
        let words = [
            around(said, behind: add, before: [.text(" "), .optional(.sequence(Array(too)))]),
            around(said, before: [.text(" ")] + too),
        ]
        return words.map { block($0, use, asked: [use.slot, nil], .add) }
    }

    /// Leaves values out: "without dad", "not to Mia", "leave Ben out", "take Ben off", German "Mia doch nicht".
    private func removals(of use: SlotSources.Use) -> [AnswerBlock] {
        guard let remove = phrase("reply_remove") else { return [] }
        let and = phrase("reply_and").map { [TemplateExpression.optional(.sequence($0))] } ?? []
        let more = TemplateExpression.optional(.sequence([.text(" ")] + and + [slot(use)]))
        let said = [freeLink(before: use) + [slot(use), more]]
        guard let removed = phrase("reply_removed").map({ [.text(" ")] + $0.dropLast() }) else {
            return [block(.init(said, behind: remove, before: wordsAfter), use, asked: [use.slot, nil], .remove)]
        }
        let words = [
            AnswerBlock.Words(said, behind: remove, before: [.optional(.sequence(removed))] + wordsAfter),
            AnswerBlock.Words(said, behind: wordsBefore, before: removed),
        ]
        return words.map { block($0, use, asked: [use.slot, nil], .remove) }
    }

    /// - Parameter asked: The slots that the question may be about; nil stands for the intent as a whole.
    func block(
        _ words: AnswerBlock.Words,
        _ use: SlotSources.Use,
        asked: [String?],
        key: String = ReplyKey.reply,
        _ kind: ReplyKey.Reply = .value
    ) -> AnswerBlock {
        let subjects = asked.map { Value.string(ReplyKey.subject(intent, $0)) }
        return AnswerBlock(
            words,
            place: use.place,
            lists: use.localLists,
            requiredContext: [ContextRequirement(key: ReplyKey.parameter, expected: .oneOf(subjects))],
            excludedContext: [ReplyKey.question: .string(ReplyKey.Question.text.rawValue)],
            metadata: [key: .string(kind.rawValue)]
        )
    }
}

// MARK: - Distinguishing slots

extension ReplyTemplates {
    /// The words that may say which slot a value is for.
    var prepositions: Set<String> { links.prepositions }

    private func list(of use: SlotSources.Use) -> SlotList? {
        switch use.source {
        case .named(let name): use.localLists[name] ?? grammar.lists[name]
        case .range(let range): .range(range)
        }
    }

    func isRange(_ use: SlotSources.Use) -> Bool {
        if case .range? = list(of: use) { true } else { false }
    }

    func isTyped(_ use: SlotSources.Use) -> Bool {
        if case .typed? = list(of: use) { true } else { false }
    }

    func isWildcard(_ use: SlotSources.Use) -> Bool { list(of: use)?.isWildcard ?? false }

    /// The link words that identify the slot without a question: an empty set if no other slot takes the same values,
    /// so that none are needed; nil if no word distinguishes it.
    func ownLinks(of use: SlotSources.Use) -> Set<String>? {
        let alike = uses.filter { $0.slot != use.slot && takesSame($0, use) }
        if alike.isEmpty { return [] }
        let same = alike.filter { hasSameSource($0, use) }
        let rivals = same.isEmpty ? alike : same
        let own = use.links.intersection(prepositions).subtracting(rivals.flatMap(\.links))
        return own.isEmpty ? nil : own
    }

    /// Whether both slots take values of the same list, or of ranges: the number does not identify its slot.
    private func hasSameSource(_ one: SlotSources.Use, _ other: SlotSources.Use) -> Bool {
        if case .range? = list(of: one), case .range? = list(of: other) { return true }
        return one.source == other.source
    }

    /// Whether both slots take some common value.
    private func takesSame(_ one: SlotSources.Use, _ other: SlotSources.Use) -> Bool {
        if hasSameSource(one, other) { return true }
        if case .named(let list) = one.source, case .named(let others) = other.source, list != others {
            return outputs.overlap(list, others)
        }
        return false
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
        let others = others.filter { takesSame($0, use) }
        return links(of: uses.filter { rivals.contains($0.slot) } + others)
            .subtracting(links(of: uses.filter { $0.slot == use.slot }))
    }

    /// Other slots that take some of this slot's values, in any list.
    func rivals(of use: SlotSources.Use) -> Set<String> { rivalSlots[use.slot] ?? [] }

    private func findRivals(of slot: String) -> Set<String> {
        let own = uses.filter { $0.slot == slot }
        return Set(uses.filter { other in own.contains { takesSame(other, $0) } }.map(\.slot)).subtracting([slot])
    }

    func links(of uses: [SlotSources.Use]) -> Set<String> { Set(uses.flatMap(\.links)) }

    /// The determiners, except values of a slot right before this one: "an" in "an hour" is the number.
    ///
    /// - Parameter follower: A slot right after this one. If it is the number, none precedes: "an hour and a half".
    func determiners(before use: SlotSources.Use, followedBy follower: String? = nil) -> Set<String> {
        let numbers = names.contains(use.slot) ? [] : predecessors(of: use).filter { $0.slot != follower }
        return links.determiners.subtracting(numbers.flatMap(wordsOfNumbers))
    }

    /// The words of a list's numbers; the words of ranges are not determiners.
    private func wordsOfNumbers(of use: SlotSources.Use) -> Set<String> {
        guard case .values(let values)? = list(of: use) else { return [] }
        guard case .named(let name) = use.source, use.localLists.isEmpty else { return Self.words(ofNumbers: values) }
        return outputs.words(of: name) { Self.words(ofNumbers: values) }
    }

    private static func words(ofNumbers values: [ListValue]) -> Set<String> {
        values.filter(\.isNumber).reduce(into: []) { $0.formUnion($1.input.expression.words) }
    }
}

// MARK: - Templates

extension ReplyTemplates {
    func slot(_ use: SlotSources.Use) -> TemplateExpression {
        .list(ListReference(source: use.source, slot: use.slot))
    }

    /// Optional words that join a value to the preceding words, except those of other slots that could be meant.
    func freeLink(before use: SlotSources.Use, followedBy follower: String? = nil) -> [TemplateExpression] {
        link(before: use, without: rivalLinks(of: use).union(leadingLinks(of: use)), followedBy: follower)
    }

    /// The link words before the slot in question.
    ///
    /// A name may have any determiner: "a run".
    private func answerLink(
        before use: SlotSources.Use,
        _ parameter: ParameterDeclaration? = nil
    ) -> [TemplateExpression] {
        guard parameter?.type == .term else { return link(before: use, without: rivalLinks(of: use)) }
        let words = optional(links.prepositions.subtracting(rivalLinks(of: use)))
        return words + (links.determiners.isEmpty ? words : optional(links.determiners))
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

    func optional(_ words: Set<String>) -> [TemplateExpression] {
        words.isEmpty ? [] : [.optional(.sequence(Self.anyOf(words)))]
    }

    /// Any words after optional link words of the grammar's own templates: "to the museum".
    private func words(as use: SlotSources.Use) -> [TemplateExpression] {
        let link = optional(use.links)
        return link + link + [slot(use)]
    }

    /// Values with optional words around them: "no, make it two, please".
    func around(
        _ said: [[TemplateExpression]],
        behind before: [TemplateExpression] = [],
        before after: [TemplateExpression] = []
    ) -> AnswerBlock.Words {
        AnswerBlock.Words(said, behind: wordsBefore + before, before: after + wordsAfter)
    }

    /// Optional words in front of values.
    private var wordsBefore: [TemplateExpression] { phrase("reply_before") ?? [] }

    /// Optional words behind values.
    var wordsAfter: [TemplateExpression] { phrase("reply_after").map { [.text(" ")] + $0.dropLast() } ?? [] }

    private func several(of use: SlotSources.Use, _ link: [TemplateExpression]) -> [TemplateExpression]? {
        guard let and = phrase("reply_and") else { return nil }
        let comma: [TemplateExpression] = [.text(" "), .optional(.sequence(and)), slot(use)]
        return link + [slot(use)] + comma + [.optional(.sequence(comma))]
    }

    /// A rule of the language and a blank; nil: the language has no such rule.
    func phrase(_ name: String) -> [TemplateExpression]? {
        grammar.rules[name] == nil ? nil : [.rule(RuleReference(name: name)), .text(" ")]
    }

    /// One of the words and a blank.
    static func anyOf(_ words: Set<String>) -> [TemplateExpression] {
        [.alternatives(words.sorted().map { .sequence([.text($0)]) }), .text(" ")]
    }
}

extension ListValue {
    fileprivate var isNumber: Bool {
        switch output {
        case .integer, .number: true
        default: false
        }
    }
}
