import ParlanceGrammar
import ParlanceText

/// The possible values of a grammar's lists, each computed on first use.
final class FillingTable {
    private let grammar: Grammar
    private let options: SamplingOptions
    private let normalizer: Normalizer
    private var known: [String: SlotFillings?] = [:]
    private var knownRanges: [NumberRange: SlotFillings?] = [:]

    init(_ grammar: Grammar, options: SamplingOptions, normalizer: Normalizer) {
        self.grammar = grammar
        self.options = options
        self.normalizer = normalizer
    }

    /// The fillings of one of the grammar's lists; nil if it has none, or does not exist.
    func fillings(ofList name: String) -> SlotFillings? {
        if let known = known[name] { return known }
        let made = grammar.lists[name].flatMap { fillings(of: $0, named: name, rules: grammar.rules) }
        known[name] = .some(made)
        return made
    }

    /// The fillings of a list; nil if it has none.
    func fillings(of list: SlotList, named name: String, rules: [String: Rule]) -> SlotFillings? {
        switch list {
        case .values(let values): fillings(of: values, rules: rules)
        case .range(let range): fillings(of: range)
        case .wildcard, .words: fillings(WildcardTexts(words: options.wildcards[name] ?? [SamplingOptions.placeholder]))
        case .typed(let list): fillings(TypeTexts(list, language: grammar.language))
        }
    }

    /// The fillings of a range; nil if none of its numbers can be written.
    func fillings(of range: NumberRange) -> SlotFillings? {
        if let known = knownRanges[range] { return known }
        let made = fillings(NumberPhrases(range, form: options.numbers, language: grammar.language))
        knownRanges[range] = .some(made)
        return made
    }

    private func fillings(_ texts: some FillingTexts) -> SlotFillings? { texts.count == 0 ? nil : .texts(texts) }

    /// Values that are empty after normalization are left out.
    private func fillings(of values: [ListValue], rules: [String: Rule]) -> SlotFillings? {
        let none = SentenceBlock(sentences: [])
        var builder = PhraseBuilder(none, lists: self, rules: rules, demand: ContextDemand(of: none))
        let phrases = values.compactMap { value in
            builder.build(value.input).map { ValuePhrase(value: value, phrase: $0) }
        }
        let possible = phrases.filter { phrase in
            guard case .text(let text) = phrase.phrase.form else { return true }
            return !normalizer.normalize(text).bytes.isEmpty
        }
        return possible.isEmpty ? nil : .values(possible)
    }
}
