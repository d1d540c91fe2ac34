import ParlanceGrammar
import ParlanceText

/// Makes a derivation of a way through a template's states.
struct DerivationReader {
    /// A part of the template under way.
    private struct Part {
        var expression: TemplateExpression
        var depth: Int
        /// Of a group, the number of the branch taken, from 0.
        var choice = 0
        /// Of a permutation, the items in the order in which they were said.
        var order: [Int] = []
        var slot: Int?
        /// In bytes of the normalized text.
        var range: Range<Int>?
    }

    private let legend: TemplateLegend
    private let first: Int32
    private var parts: [Part] = []
    /// The places that the walk is in, the outermost first, and the part that each belongs to.
    private var open: [(place: Int32, part: Int)] = []

    /// - Parameter first: the template's first state in the grammar's automaton.
    init(_ legend: TemplateLegend, first: Int32) {
        self.legend = legend
        self.first = first
        parts = [Part(expression: legend.expression, depth: 0)]
    }

    mutating func follow(_ steps: [AutomatonWalk.Step], _ nfa: NFA, slots: [SlotMatch]) {
        for step in steps {
            enter(legend.places.places(around: Int(step.state - first)))
            let part = open.last?.part ?? 0
            switch nfa.states[Int(step.state)].kind {
            case .split: parts[part].choice = step.choice
            case .byte: note(step.start..<step.end)
            case .slot:
                parts[part].slot = step.slot
                if let slot = step.slot { note(slots[slot].range) }
            case .boundary, .accept: break
            }
        }
    }

    private mutating func enter(_ places: [Int32]) {
        let common = zip(open, places).prefix { $0.place == $1 }.count
        open.removeLast(open.count - common)
        for place in places[common...] {
            let around = open.last?.part ?? 0
            switch legend.places.places[Int(place)].mark {
            case .part(let number):
                parts[around].order.append(number)
                open.append((place, around))
            case .expression(let expression):
                parts.append(Part(expression: expression, depth: parts[around].depth + 1))
                open.append((place, parts.count - 1))
            }
        }
    }

    /// The parts that the walk is in have read this.
    private mutating func note(_ range: Range<Int>) {
        for index in Set(open.map(\.part) + [0]) {
            let known = parts[index].range ?? range
            let lower = min(known.lowerBound, range.lowerBound)
            parts[index].range = lower..<max(known.upperBound, range.upperBound)
        }
    }

    /// - Parameters:
    ///   - place: where the template was written.
    ///   - spoken: what was said in a range of the normalized text.
    ///   - origin: where the slot with a number came from.
    func derivation(
        at place: SourcePlace,
        spoken: (Range<Int>) -> Slot.Spoken,
        origin: (Int) -> SlotOrigin?
    ) -> Derivation {
        Derivation(
            nodes: parts.enumerated().compactMap { index, part in
                guard let kind = index == 0 ? .template(place) : kind(of: part, origin) else { return nil }
                return Derivation.Node(
                    kind: kind,
                    template: part.expression.asPart,
                    spoken: part.range.map(spoken),
                    depth: part.depth
                )
            }
        )
    }

    /// Nil for what is not worth mentioning: the blanks between other parts.
    private func kind(of part: Part, _ origin: (Int) -> SlotOrigin?) -> Derivation.Kind? {
        switch part.expression {
        case .text: part.range == nil ? nil : .text
        case .list: part.slot.flatMap(origin).map(Derivation.Kind.slot)
        case .rule(let rule): .rule(rule.name, legend.ruleSources[rule.name])
        case .alternatives(let branches): .alternatives(branch: part.choice + 1, of: branches.count)
        case .optional: .optional(isSpoken: part.choice == 0)
        case .permutation: .permutation(order: part.order.map { $0 + 1 })
        case .sequence: nil
        }
    }
}
