import ParlanceGrammar

/// What the states of one template's automaton stand for: the template compiled once more, by itself, with its places noted.
///
/// It is made by the compilers that made the grammar's automaton, state by state in the same order. So it holds for the
/// states there, and it is these that an explanation follows.
final class TemplateLegend: Sendable {
    /// The same with the states counted from the template's first.
    let automaton: NFA
    let places: TemplatePlaces
    let expression: TemplateExpression
    /// The template as it is written.
    let template: String
    /// For each place the part of the template, as it is written.
    let texts: [String]
    /// Where the rules that it mentions were written.
    let ruleSources: [String: SourcePlace]

    /// - Parameters:
    ///   - rules: those that the template may mention.
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

    /// Whether the states of a template in the grammar's automaton are these.
    func fits(_ nfa: NFA, _ states: Range<Int32>) -> Bool {
        guard states.count == automaton.states.count else { return false }
        return states.allSatisfy { state in
            let (theirs, own) = (nfa.states[Int(state)], automaton.states[Int(state - states.lowerBound)])
            return theirs.rawKind == own.rawKind && theirs.byte == own.byte
        }
    }
}

extension NFA {
    /// The states of a template.
    func states(of template: Int) -> Range<Int32> {
        (template == 0 ? 0 : ends[template - 1])..<ends[template]
    }
}
