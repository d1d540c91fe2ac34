import ParlanceGrammar

/// The origins of the states of one template's automaton: the template compiled again, alone, with its places recorded.
///
/// The same compilers create the same states in the same order as in the grammar's automaton. So the origins apply to
/// the grammar's states, which an explanation follows.
final class TemplateLegend: Sendable {
    /// The template's automaton, with states counted from the template's first.
    let automaton: NFA
    let places: TemplatePlaces
    let expression: TemplateExpression
    /// The text of the template.
    let template: String
    /// For each place the source form of its part of the template.
    let texts: [String]
    /// The source places of the rules that the template mentions.
    let ruleSources: [String: SourcePlace]

    /// - Parameters:
    ///   - rules: the rules that the template may mention.
    ///   - symbol: the number of a slot's symbol.
    init(
        _ template: Template,
        rules: [String: Rule],
        _ grammar: CompiledGrammar,
        symbol: (SlotPattern) -> SlotSymbol.Index
    ) {
        var patterns = PatternCompiler(normalizer: grammar.normalizer, rules: rules, marksPlaces: true)
        var builder = NFABuilder(notesPlaces: true)
        builder.add(patterns.compile(template), symbol: symbol)
        automaton = builder.automaton()
        places = builder.places ?? TemplatePlaces()
        expression = template.expression
        self.template = template.text
        texts = places.places.map { place in
            if case .expression(let expression, _) = place.mark { expression.asPart } else { "" }
        }
        ruleSources = rules.mapValues(\.place)
    }

    /// Whether the states of a template in the grammar's automaton are the same as these.
    func fits(_ nfa: NFA, _ states: Range<Int32>) -> Bool {
        guard states.count == automaton.stateCount else { return false }
        return states.allSatisfy { state in
            let (theirs, own) = (nfa.state(state), automaton.state(state - states.lowerBound))
            return theirs.kind == own.kind && theirs.byte == own.byte
        }
    }
}
