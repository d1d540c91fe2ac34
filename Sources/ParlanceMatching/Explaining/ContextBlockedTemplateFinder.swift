import ParlanceGrammar

/// Finds the templates that accept a whole utterance, but whose context constraints are not satisfied.
struct ContextBlockedTemplateFinder {
    /// The maximum number of templates found.
    static let limit = 3

    private let matcher: Matcher
    private let context: SearchContext
    private let intent: String?

    /// - Parameters:
    ///   - matcher: a matcher prepared with the utterance, which had no match.
    ///   - intent: the intent of the templates; nil: any intent.
    init(
        _ matcher: Matcher,
        in context: SearchContext,
        intent: String? = nil
    ) {
        self.matcher = matcher
        self.context = context
        self.intent = intent
    }

    private var grammar: CompiledGrammar { context.grammar }

    /// The templates in the order of declaration.
    func withheld() -> [ContextBlockedTemplate] {
        let kinds: [Matcher.TextKind] =
            matcher.hasSkipWords
            ? grammar.hasListsAtEdges ? [.full, .bare, .bareAtStart, .bareAtEnd] : [.full, .bare] : [.full]
        let complete = kinds.reduce(into: Set<Int>()) { $0.formUnion(self.complete($1)) }.sorted()
        let first = grammar.sentences.count
        let exceptions = complete.filter { $0 >= first }.map { grammar.parts.exceptions[$0 - first] }
        return complete.prefix { $0 < first }.lazy.compactMap { withheld($0, exceptions) }.prefix(Self.limit)
            .map(\.self)
    }

    private func complete(_ kind: Matcher.TextKind) -> [Int] {
        matcher.noteSource(kind, in: context)
        let text = MatchedText(matcher.text(kind))
        guard matcher.chart.run(text, lists: context.lists.view) else { return [] }
        return matcher.chart.view.items(at: text.count).flatMap { item -> [Int] in
            let state = matcher.chart.dfa.opened(item.state)
            guard !item.needsLiteral else { return [] }
            return matcher.chart.dfa.templates(acceptedBy: state).filter {
                matcher.mayMatch(grammar.templates[$0].edges, kind, in: context)
            }
        }
    }

    /// - Parameter exceptions: the exceptions that match the utterance.
    private func withheld(_ template: Int, _ exceptions: [CompiledSentence]) -> ContextBlockedTemplate? {
        let sentence = grammar.sentences[template]
        guard intent == nil || sentence.block.intent == intent, matcher.admitsIntent(of: grammar.templates[template])
        else { return nil }
        let demands = demands(of: sentence.block, exceptions)
        guard !demands.isEmpty else { return nil }
        return ContextBlockedTemplate(
            intent: sentence.block.intent,
            template: sentence.template,
            source: sentence.place,
            demands: demands
        )
    }

    /// The exception that forbids a block, or its unsatisfied demands; all its demands if only the context of a matched
    /// value contradicts it.
    private func demands(
        of block: CompiledBlock,
        _ exceptions: [CompiledSentence]
    ) -> [ContextBlockedTemplate.Demand] {
        if let exception = exceptions.first(where: { $0.block === block }) {
            return [.exception(template: exception.template, source: exception.place)]
        }
        if !matcher.hasKeyword(of: block) {
            return [.keyword(block.keywords.map { String(decoding: $0, as: UTF8.self) })]
        }
        let all = grammar.contexts.demands(of: block.constraint)
        let unmet = all.filter { !$0.isMet(by: context.options.context) }
        return unmet.isEmpty ? all : unmet
    }
}

extension ContextBlockedTemplate.Demand {
    fileprivate func isMet(by context: [String: Value]) -> Bool {
        switch self {
        case .required(let key, let values):
            let value = context[key]?.bare ?? .null
            return values.isEmpty ? value != .null : values.contains(value)
        case .excluded(let key, let values): return context[key].map { !values.contains($0.bare) } ?? true
        case .keyword, .exception: return true
        }
    }
}

extension ContextTable {
    /// The demands of a constraint, with keys and values instead of numbers.
    fileprivate func demands(of constraint: Int32) -> [ContextBlockedTemplate.Demand] {
        let (keys, values) = (keysInOrder, valuesInOrder)
        let demand = constraints[Int(constraint)]
        return demand.required.map { requirement in
            .required(keys[Int(requirement.key)], (requirement.expected ?? []).map { values[Int($0)] })
        } + demand.excluded.map { .excluded(keys[Int($0.key)], $0.values.map { values[Int($0)] }) }
    }
}
