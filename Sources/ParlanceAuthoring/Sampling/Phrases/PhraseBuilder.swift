import ParlanceGrammar

/// Converts templates of one block to phrases.
struct PhraseBuilder {
    private let lists: FillingTable
    private let rules: [String: Rule]
    private let block: SentenceBlock
    private let demand: ContextDemand
    /// Rules that are converted already; nil if the rule has no sentence.
    private var builtRules: [String: Phrase?] = [:]
    private var builtFillings: [String: SlotFillings?] = [:]

    /// - Parameters:
    ///   - rules: The grammar's, preceded by the block's; none contains itself.
    ///   - demand: The context that the block requires: values that it excludes are left out.
    init(_ block: SentenceBlock, lists: FillingTable, rules: [String: Rule], demand: ContextDemand) {
        self.block = block
        self.lists = lists
        self.rules = rules
        self.demand = demand
    }

    /// The phrase of a template; nil if it has no sentence, because a required list is empty, or a rule or list is
    /// missing.
    mutating func build(_ template: Template) -> Phrase? {
        build(template.expression)
    }

    private mutating func build(_ expression: TemplateExpression) -> Phrase? {
        switch expression {
        case .text(let text): return Phrase(.text(text))
        case .list(let list): return build(list)
        case .rule(let rule): return build(rule: rule.name)
        case .optional(let body):
            let empty = Phrase(.sequence([]))
            return build(body).map { Phrase(.alternatives([$0, empty])) } ?? empty
        case .alternatives(let branches):
            let possible = branches.compactMap { build($0) }
            return possible.isEmpty ? nil : Phrase(.alternatives(possible))
        case .permutation(let items): return buildAll(items).map { Phrase(.permutation($0)) }
        case .sequence(let items):
            return buildAll(items).map { $0.count == 1 ? $0[0] : Phrase(.sequence($0)) }
        }
    }

    /// Each of the items; nil if one has no sentence.
    private mutating func buildAll(_ items: [TemplateExpression]) -> [Phrase]? {
        var phrases: [Phrase] = []
        for item in items {
            guard let phrase = build(item) else { return nil }
            phrases.append(phrase)
        }
        return phrases
    }

    private mutating func build(rule name: String) -> Phrase? {
        if let built = builtRules[name] { return built }
        let phrase = rules[name].flatMap { build($0.template.expression) }
        builtRules[name] = .some(phrase)
        return phrase
    }

    private mutating func build(_ list: ListReference) -> Phrase? {
        if let name = list.repeatedRule, let rule = rules[name], let separators = rule.separators {
            return build(list, repeating: rule, separators)
        }
        let fillings =
            switch list.source {
            case .named(let name): fillings(ofList: name)
            case .range(let range): lists.fillings(of: range)
            }
        return fillings.map {
            Phrase(.slot(SlotPhrase(name: list.slot, isCapture: list.isCapture, fillings: $0)))
        }
    }

    private mutating func build(_ list: ListReference, repeating rule: Rule, _ separators: [Template]) -> Phrase? {
        let between = separators.compactMap { separator in
            build(separator).map { Phrase(.sequence([Phrase(.text(separator.blankBefore)), $0, Phrase(.text(" "))])) }
        }
        guard let item = build(rule.template), !between.isEmpty else { return nil }
        return Phrase(
            .repetition(
                RepetitionPhrase(
                    name: list.slot,
                    isCapture: list.isCapture,
                    isSingleSlot: rule.isSingleSlot,
                    item: item,
                    separator: Phrase(.alternatives(between))
                )
            )
        )
    }

    private mutating func fillings(ofList name: String) -> SlotFillings? {
        if let built = builtFillings[name] { return built }
        let all =
            if let list = block.lists[name] { lists.fillings(of: list, named: name, rules: rules) } else {
                lists.fillings(ofList: name)
            }
        let admitted = all?.admitted(by: demand)
        builtFillings[name] = .some(admitted)
        return admitted
    }
}

extension Template {
    /// The blank before a separator; none before a comma.
    fileprivate var blankBefore: String { text.first.map { !$0.isLetter && !"([{<".contains($0) } ?? false ? "" : " " }
}

extension SlotFillings {
    /// The values whose context does not exclude the block; nil if there are none.
    fileprivate func admitted(by demand: ContextDemand) -> SlotFillings? {
        guard case .values(let values) = self, !demand.isEmpty else { return self }
        let admitted = values.filter { demand.admits($0.value.context) }
        return admitted.isEmpty ? nil : .values(admitted)
    }
}
