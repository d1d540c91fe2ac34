extension Vocabulary {
    /// The values of slot lists as the app's terms: what a list of a grammar says is what a vocabulary may say as well.
    ///
    /// A value's first way to say it is the phrase, the others are synonyms; what the slot would deliver is the identifier, if it is
    /// text or a number. Ranges and wildcards hold no names.
    ///
    /// - Parameters:
    ///   - rules: those that values may mention.
    ///   - leftOut: what can't be a term is added to it.
    package init(lists: [String: SlotList], rules: [String: Rule], leftOut: inout VocabularyReport) {
        self.init()
        for (name, list) in lists.sorted(by: { $0.key < $1.key }) {
            guard case .values(let values) = list else { continue }
            let name = VocabularyName(name)
            let terms = DeepStack.run { values.map { $0.term(rules) } }
            var report = set(terms.compactMap(\.self), of: name, tier: .app)
            let places = terms.indices.filter { terms[$0] != nil }
            for index in report.entries.indices {
                report.entries[index].index = report.entries[index].index.map { places[$0] }
            }
            for (index, value) in values.enumerated() where terms[index] == nil {
                let problem = VocabularyProblem.tooMany(.synonym, limit: VocabularyLimits.phrases)
                report.entries.append(
                    VocabularyReport.Entry(
                        name: name,
                        tier: .app,
                        index: index,
                        phrase: value.input.text,
                        problem: problem
                    )
                )
            }
            leftOut = leftOut + report
        }
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
        case .list, .permutation: return nil
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

extension String {
    /// The words with one blank between them.
    fileprivate var withSingleBlanks: String { split(separator: " ").joined(separator: " ") }
}
