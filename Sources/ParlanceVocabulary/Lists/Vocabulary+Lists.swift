import ParlanceGrammar

extension Vocabulary {
    /// Creates a vocabulary with the values of slot lists as the app's terms: a vocabulary can express any values of
    /// lists.
    ///
    /// The first form of a value is the phrase, the others are synonyms; the slot's value is the identifier, if it is
    /// text or a number. Values with the same output form one term. Ranges and wildcards have no names.
    ///
    /// - Parameters:
    ///   - rules: the rules that values may reference.
    ///   - leftOut: receives the omitted values, with their indices in the list.
    package init(lists: [String: SlotList], rules: [String: Rule], leftOut: inout VocabularyReport) {
        self.init()
        for (name, list) in lists.sorted(by: { $0.key < $1.key }) {
            guard case .values(let values) = list else { continue }
            let name = VocabularyName(name)
            let found = DeepStack.run { values.map { $0.term(rules) } }
            let terms = Self.joined(found)
            var report = set(terms.map(\.term), of: name, tier: .app)
            for index in report.entries.indices {
                report.entries[index].index = report.entries[index].index.map { terms[$0].number }
            }
            leftOut.entries += report.entries
            for (number, value) in values.enumerated() where found[number] == nil {
                let problem = VocabularyProblem.tooManyWays(value.input.text, limit: VocabularyLimits.phrases)
                leftOut.entries.append(VocabularyReport.Entry(name: name, tier: .app, index: number, problem: problem))
            }
        }
    }

    /// The terms with the indices of their values; terms that differ only in their names are combined.
    private static func joined(_ terms: [Term?]) -> [(number: Int, term: Term)] {
        var joined: [(number: Int, term: Term)] = []
        var places: [String: Int] = [:]
        for (number, term) in terms.enumerated() {
            guard let term else { continue }
            guard let place = places[term.identifier], joined[place].term.isSame(as: term) else {
                // A different term is rejected later for its repeated identifier; the first one may still get more
                // names.
                if places[term.identifier] == nil { places[term.identifier] = joined.count }
                joined.append((number, term))
                continue
            }
            // One name beyond the limit is reported; further ones would only take time.
            guard joined[place].term.synonyms.count <= VocabularyLimits.phrases else { continue }
            joined[place].term.synonyms += term.phrases.filter { !joined[place].term.phrases.contains($0) }
        }
        return joined
    }
}

extension Term {
    /// Whether the terms differ only in their names.
    fileprivate func isSame(as other: Term) -> Bool {
        identifier == other.identifier && context == other.context && metadata == other.metadata
    }
}

extension ListValue {
    /// Nil if the value has too many forms.
    fileprivate func term(_ rules: [String: Rule]) -> Term? {
        guard let texts = input.expression.texts(limit: VocabularyLimits.phrases, rules), let first = texts.first
        else { return nil }
        return Term(
            identifier: identifier,
            phrase: TermPhrase(first),
            synonyms: texts.dropFirst().map { TermPhrase($0) },
            context: context,
            metadata: metadata
        )
    }

    private var identifier: String? {
        switch output {
        case .string(let text): text
        case .integer, .number: output?.description
        default: nil
        }
    }
}

extension TemplateExpression {
    /// All texts that a template without slots matches, each once; nil if there are more than `limit`, or a slot.
    ///
    /// - Parameter rules: the rules that it may reference; none contains itself.
    fileprivate func texts(limit: Int, _ rules: [String: Rule]) -> [String]? {
        var seen: Set<String> = []
        return spread(limit: limit, rules)?.map(\.withSingleBlanks).filter { !$0.isEmpty && seen.insert($0).inserted }
    }

    private func spread(limit: Int, _ rules: [String: Rule]) -> [String]? {
        switch self {
        case .text(let text): return [text]
        case .list: return nil
        case .permutation(let items): return Self.orders(of: items, limit: limit)?.spread(limit: limit, rules)
        case .rule(let reference): return rules[reference.name]?.template.expression.spread(limit: limit, rules)
        case .optional(let body): return body.spread(limit: limit - 1, rules).map { $0 + [""] }
        case .alternatives(let branches):
            var all: [String] = []
            for branch in branches {
                guard let texts = branch.spread(limit: limit, rules), all.count + texts.count <= limit else {
                    return nil
                }
                all += texts
            }
            return all
        case .sequence(let items):
            var all = [""]
            for item in items {
                guard let texts = item.spread(limit: limit, rules), all.count * texts.count <= limit else { return nil }
                all = all.flatMap { start in texts.map { start + $0 } }
            }
            return all
        }
    }
}

extension TemplateExpression {
    /// All orders of items, the written one first; nil if there are more than `limit`.
    private static func orders(of items: [TemplateExpression], limit: Int) -> TemplateExpression? {
        var orders: [[TemplateExpression]] = [[]]
        for item in items {
            orders = orders.flatMap { order in
                order.indices.reversed().reduce(into: [order + [item]]) { longer, place in
                    longer.append(order[..<place] + [item] + order[place...])
                }
            }
            if orders.count > limit { return nil }
        }
        return .alternatives(orders.map { .sequence($0.flatMap { [.text(" "), $0] } + [.text(" ")]) })
    }
}

extension String {
    /// The words, separated by single blanks.
    fileprivate var withSingleBlanks: String { split(separator: " ").joined(separator: " ") }
}
