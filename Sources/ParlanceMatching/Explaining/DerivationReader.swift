import ParlanceGrammar
import ParlanceText

/// Makes a derivation of a way through a template's states.
struct DerivationReader {
    /// A part of the template under way; the first is the template.
    private struct Part {
        /// The place that it stands for, -1: the template.
        let place: Int32
        let depth: Int32
        /// The number of the part around it, -1: none.
        let around: Int32
        /// Of a group, the number of the branch taken, from 0.
        var choice: Int32 = 0
        var slot: Int32 = -1
        /// What it has read, in bytes of the normalized text; from -1: nothing.
        var start: Int32 = -1
        var end: Int32 = -1
    }

    private let legend: TemplateLegend
    private let first: Int32
    private var parts: [Part] = [Part(place: -1, depth: 0, around: -1)]
    /// The items of groups in the order in which they were said: the number of the part that the group is, and of the item.
    private var items: [(group: Int32, item: Int)] = []
    /// The places that the walk is in, the outermost first, and the part that each belongs to.
    private var open: [(place: Int32, part: Int32)] = []
    private var innermost: Int32 = -1

    /// - Parameter first: the template's first state in the grammar's automaton.
    init(_ legend: TemplateLegend, first: Int32) {
        self.legend = legend
        self.first = first
    }

    mutating func follow(_ steps: [AutomatonWalk.Step], _ nfa: NFA, slots: [SlotMatch]) {
        for step in steps {
            let part = part(at: step.state)
            switch nfa.states[Int(step.state)].kind {
            case .split: parts[part].choice = Int32(step.choice)
            case .byte: readBytes(of: step)
            case .slot:
                parts[part].slot = Int32(step.slot)
                note(slots[step.slot].start, slots[step.slot].end, by: part)
            case .boundary, .accept: break
            }
        }
        for index in parts.indices.dropFirst().reversed() where parts[index].start >= 0 {
            note(parts[index].start, parts[index].end, by: Int(parts[index].around))
        }
    }

    /// The states of one step may be of several parts, as in `light[s]`.
    private mutating func readBytes(of step: AutomatonWalk.Step) {
        for offset in 0..<step.end - step.start {
            let position = Int32(step.start + offset)
            note(position, position + 1, by: part(at: step.state - Int32(offset)))
        }
    }

    /// A part has read this.
    private mutating func note(_ start: Int32, _ end: Int32, by part: Int) {
        let known = parts[part].start
        parts[part].start = known < 0 ? start : min(known, start)
        parts[part].end = max(parts[part].end, end)
    }
}

// MARK: - Where the walk is

extension DerivationReader {
    /// Comes to a state of the grammar's automaton.
    private mutating func part(at state: Int32) -> Int {
        let place = legend.places.owners[Int(state - first)]
        if place != innermost {
            leavePlaces(for: place)
            enterPlaces(downTo: place)
            innermost = place
        }
        return Int(open.last?.part ?? 0)
    }

    private mutating func leavePlaces(for place: Int32) {
        while let last = open.last, !legend.places.contains(place, within: last.place) { open.removeLast() }
    }

    private mutating func enterPlaces(downTo place: Int32) {
        let (around, count) = (open.last?.place ?? -1, open.count)
        var place = place
        while place != around {
            open.append((place, 0))
            place = legend.places.places[Int(place)].parent
        }
        open[count...].reverse()
        for index in count..<open.count {
            open[index].part = enter(open[index].place, in: index > 0 ? open[index - 1].part : 0)
        }
    }

    /// - Returns: the number of the part that the place belongs to.
    private mutating func enter(_ place: Int32, in around: Int32) -> Int32 {
        switch legend.places.places[Int(place)].mark {
        case .part(let item):
            items.append((around, item))
            return around
        case .expression:
            parts.append(Part(place: place, depth: parts[Int(around)].depth + 1, around: around))
            return Int32(parts.count - 1)
        }
    }
}

// MARK: - What came of it

extension DerivationReader {
    /// - Parameters:
    ///   - place: where the template was written.
    ///   - spoken: what was said in a range of the normalized text.
    ///   - origin: where the slot with a number came from.
    func derivation(
        at place: SourcePlace,
        spoken: (Range<Int>) -> Slot.Spoken,
        origin: (Int) -> SlotOrigin
    ) -> Derivation {
        var nodes: [Derivation.Node] = []
        nodes.reserveCapacity(parts.count)
        for (index, part) in parts.enumerated() {
            guard let kind = index == 0 ? .template(place) : kind(of: index, origin) else { continue }
            nodes.append(
                Derivation.Node(
                    kind: kind,
                    template: index == 0 ? legend.template : legend.texts[Int(part.place)],
                    spoken: part.start < 0 ? nil : spoken(Int(part.start)..<Int(part.end)),
                    depth: Int(part.depth),
                    choice: choice(of: part)
                )
            )
        }
        return Derivation(nodes: nodes)
    }

    /// The number of the choice that a part is.
    private func choice(of part: Part) -> Int? {
        guard part.place >= 0, case .expression(_, let choice) = legend.places.places[Int(part.place)].mark else {
            return nil
        }
        return choice
    }

    /// Nil for what is not worth mentioning: the blanks between other parts.
    private func kind(of index: Int, _ origin: (Int) -> SlotOrigin) -> Derivation.Kind? {
        let part = parts[index]
        guard case .expression(let expression, _) = legend.places.places[Int(part.place)].mark else { return nil }
        switch expression {
        case .text: return part.start < 0 ? nil : .text
        case .list: return part.slot < 0 ? nil : .slot(origin(Int(part.slot)))
        case .rule(let rule): return .rule(rule.name, legend.ruleSources[rule.name])
        case .alternatives(let branches): return .alternatives(branch: Int(part.choice) + 1, of: branches.count)
        case .optional: return .optional(isSpoken: part.choice == 0)
        case .permutation: return .permutation(order: items.filter { $0.group == index }.map { $0.item + 1 })
        case .sequence: return nil
        }
    }
}
