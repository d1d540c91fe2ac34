import ParlanceGrammar
import ParlanceText

/// The facts from which the derivation of a reading is computed on demand.
struct DerivationInquiry: Sendable {
    let search: SearchInput
    let template: Int
    /// The variant of the utterance's text that the template read.
    let kind: Matcher.TextKind
    /// The matched slots, in the order of the text.
    let slots: [SlotMatch]
    /// The values of the typed slots.
    let typed: [Value]

    private var grammar: CompiledGrammar { search.grammar }
    private var lists: ListTable { search.lists }

    /// Follows the template's states over the text; nil only if the states' origin is unknown.
    func derivation() -> Derivation? {
        guard let legend = grammar.legends.legend(of: template, in: grammar) else { return nil }
        return search.withMatcher { matcher, _ in
            matcher.chart.typed = TypedValues(typed)
            return derivation(by: legend, matcher)
        }
    }

    private func derivation(by legend: TemplateLegend, _ matcher: Matcher) -> Derivation? {
        let buffer = matcher.text(kind)
        var walk = AutomatonWalk(grammar.nfa, lists, MatchedText(buffer), slots: slots)
        guard let steps = walk.steps(from: grammar.nfa.starts[template]) else { return nil }
        var reader = DerivationReader(legend, first: grammar.nfa.states(of: template).lowerBound)
        reader.follow(steps, grammar.nfa, slots: slots)
        return reader.derivation(
            at: grammar.sentences[template].place,
            spoken: { range, slot in
                let isAsSaid = slot >= 0 && slots[slot].kind == .wildcard
                return buffer.spoken(range, in: search.utterance, isAsSaid: isAsSaid)
            },
            origin: { origin(of: matcher.slot(slots[$0], of: search.utterance, in: buffer, in: lists), slots[$0]) }
        )
    }

    private func origin(of slot: Slot, _ match: SlotMatch) -> SlotOrigin {
        let symbol = lists.symbols[match.symbol]
        return SlotOrigin(
            name: symbol.name,
            isCapture: symbol.isCapture,
            value: slot.value,
            source: source(of: match, grammar.listNumbers.keys[Int(symbol.list)])
        )
    }

    private func source(of match: SlotMatch, _ key: ListNumbers.Key) -> SlotOrigin.Source {
        let name: String? =
            switch key {
            case .shared(let name), .local(let name, _): name
            case .inline: nil
            }
        if match.kind == .value, let layered = lists.layered(match.symbol) {
            return layered.source(of: match.value, list: name ?? "")
        }
        let kind = lists.compiled(match.symbol)?.kind ?? CompiledWildcard(limits: nil)
        return kind.source(of: match, list: name)
    }
}
