import ParlanceGrammar
import ParlanceText

/// Makes a derivation of a way through a template's states.
struct DerivationReader {
    /// A part of the template under way.
    private struct Part {
        var expression: TemplateExpression
        var text: String
        var depth: Int
        /// The number of the part around it, -1: none.
        var around: Int
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
    private var innermost: Int32 = -1

    /// - Parameter first: the template's first state in the grammar's automaton.
    init(_ legend: TemplateLegend, first: Int32) {
        self.legend = legend
        self.first = first
        parts = [Part(expression: legend.expression, text: legend.template, depth: 0, around: -1)]
    }

    mutating func follow(_ steps: [AutomatonWalk.Step], _ nfa: NFA, slots: [SlotMatch]) {
        for step in steps {
            enter(step.state - first)
            let part = open.last?.part ?? 0
            switch nfa.states[Int(step.state)].kind {
            case .split: parts[part].choice = step.choice
            case .byte: note(step.start..<step.end, by: part)
            case .slot:
                parts[part].slot = step.slot
                if let slot = step.slot { note(slots[slot].range, by: part) }
            case .boundary, .accept: break
            }
        }
        for index in parts.indices.dropFirst().reversed() {
            if let range = parts[index].range { note(range, by: parts[index].around) }
        }
    }

    /// Comes to a state, counted from the template's first.
    private mutating func enter(_ state: Int32) {
        guard legend.places.owners[Int(state)] != innermost else { return }
        innermost = legend.places.owners[Int(state)]
        let places = legend.places.places(around: Int(state))
        let common = zip(open, places).prefix { $0.place == $1 }.count
        open.removeLast(open.count - common)
        for place in places[common...] {
            let around = open.last?.part ?? 0
            switch legend.places.places[Int(place)].mark {
            case .part(let number):
                parts[around].order.append(number)
                open.append((place, around))
            case .expression(let expression):
                let (text, depth) = (legend.texts[Int(place)], parts[around].depth + 1)
                parts.append(Part(expression: expression, text: text, depth: depth, around: around))
                open.append((place, parts.count - 1))
            }
        }
    }

    /// A part has read this.
    private mutating func note(_ range: Range<Int>, by part: Int) {
        let known = parts[part].range ?? range
        let lower = min(known.lowerBound, range.lowerBound)
        parts[part].range = lower..<max(known.upperBound, range.upperBound)
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
                    template: part.text,
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
