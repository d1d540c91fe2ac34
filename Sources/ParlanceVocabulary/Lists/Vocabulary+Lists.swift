import ParlanceGrammar

extension Vocabulary {
    /// The values of slot lists as the app's terms: what a list of a grammar says is what a vocabulary may say as well.
    ///
    /// A value's first way to say it is the phrase, the others are synonyms; what the slot would deliver is the identifier, if it is
    /// text or a number. Values that deliver the same make one term. Ranges and wildcards hold no names.
    ///
    /// - Parameters:
    ///   - rules: those that values may mention.
    ///   - leftOut: what can't be a term is added to it, counted as the values of its list.
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

    /// The terms with the numbers of their values, those that differ in nothing but their names put together.
    private static func joined(_ terms: [Term?]) -> [(number: Int, term: Term)] {
        var joined: [(number: Int, term: Term)] = []
        var places: [String: Int] = [:]
        for (number, term) in terms.enumerated() {
            guard let term else { continue }
            guard let place = places[term.identifier], joined[place].term.isSame(as: term) else {
                // What differs is left out, as a second term of its identifier; the first one may have more names behind it.
                if places[term.identifier] == nil { places[term.identifier] = joined.count }
                joined.append((number, term))
                continue
            }
            // One more than a term may have is reported; so many more would only take time.
            guard joined[place].term.synonyms.count <= VocabularyLimits.phrases else { continue }
            joined[place].term.synonyms += term.phrases.filter { !joined[place].term.phrases.contains($0) }
        }
        return joined
    }
}

extension Term {
    /// Whether they differ in nothing but their names.
    fileprivate func isSame(as other: Term) -> Bool {
        identifier == other.identifier && context == other.context && metadata == other.metadata
    }
}

extension ListValue {
    /// Nil if there are too many ways to say the value.
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
    /// All that a template without slots says, each text once; nil if there is more than `limit`, or a slot.
    ///
    /// - Parameter rules: those that it mentions; none contains itself.
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
    /// All orders of some items, the one in which they are written first; nil if there are more than `limit`.
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
    /// The words with one blank between them.
    fileprivate var withSingleBlanks: String { split(separator: " ").joined(separator: " ") }
}
