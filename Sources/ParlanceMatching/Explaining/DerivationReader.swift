import ParlanceGrammar
import ParlanceText

/// Converts a path through a template's states to a derivation.
struct DerivationReader {
    /// A part of the template under construction; the first is the template itself.
    private struct Part {
        /// The place of the part, -1 for the template.
        let place: Int32
        let depth: Int32
        /// The index of the enclosing part, -1 if there is none.
        let around: Int32
        /// For a group, the index of the branch taken.
        var choice: Int32 = 0
        var slot: Int32 = -1
        /// The number of repetitions of a repeated rule.
        var repetitions: Int32 = 0
        /// The start of the text read, in bytes of the normalized text; -1 if none.
        var start: Int32 = -1
        var end: Int32 = -1
    }

    private let legend: TemplateLegend
    private let first: Int32
    private var parts: [Part] = [Part(place: -1, depth: 0, around: -1)]
    /// The items of groups in the order of the utterance: the index of the group's part, and the index of the item.
    private var items: [(group: Int32, item: Int)] = []
    /// The places that enclose the current state, the outermost first, each with the index of its part.
    private var open: [(place: Int32, part: Int32)] = []
    private var innermost: Int32 = -1

    /// - Parameter first: the template's first state in the grammar's automaton.
    init(_ legend: TemplateLegend, first: Int32) {
        self.legend = legend
        self.first = first
    }

    /// Records the parts and the text that they read along a path.
    mutating func follow(_ steps: [AutomatonWalk.Step], _ nfa: NFA, slots: [SlotMatch]) {
        for step in steps {
            let part = part(at: step.state)
            switch nfa.state(step.state).kind {
            case .split: parts[part].choice = Int32(step.choice)
            case .byte: readBytes(of: step)
            case .slot:
                parts[part].slot = Int32(step.slot)
                note(slots[step.slot].start, slots[step.slot].end, by: part)
            case .item: parts[part].repetitions += 1
            case .boundary, .accept, .again, .leave: break
            }
        }
        for index in parts.indices.dropFirst().reversed() where parts[index].start >= 0 {
            note(parts[index].start, parts[index].end, by: Int(parts[index].around))
        }
    }

    /// Records the bytes of a step; its states may belong to several parts, as in `light[s]`.
    private mutating func readBytes(of step: AutomatonWalk.Step) {
        for offset in 0..<step.end - step.start {
            let position = Int32(step.start + offset)
            note(position, position + 1, by: part(at: step.state - Int32(offset)))
        }
    }

    /// Extends the text that a part has read.
    private mutating func note(_ start: Int32, _ end: Int32, by part: Int) {
        let known = parts[part].start
        parts[part].start = known < 0 ? start : min(known, start)
        parts[part].end = max(parts[part].end, end)
    }
}

// MARK: - Position of the walk

extension DerivationReader {
    /// Moves to a state of the grammar's automaton.
    ///
    /// - Returns: the index of its part.
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

    /// - Returns: the index of the part to which the place belongs.
    private mutating func enter(_ place: Int32, in around: Int32) -> Int32 {
        switch legend.places.places[Int(place)].mark {
        case .part(let item):
            items.append((around, item))
            return around
        case .expression:
            parts.append(Part(place: place, depth: parts[Int(around)].depth + 1, around: around))
            return Int32(parts.count - 1)
        case .rule: return around
        }
    }
}

// MARK: - Result

extension DerivationReader {
    /// - Parameters:
    ///   - place: the source place of the template.
    ///   - spoken: the spoken words of a range of the normalized text, and the index of the slot that has them, or -1.
    ///   - origin: the origin of the slot with an index.
    func derivation(
        at place: SourcePlace,
        spoken: (Range<Int>, Int) -> Slot.Spoken,
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
                    spoken: part.start < 0 ? nil : spoken(Int(part.start)..<Int(part.end), Int(part.slot)),
                    depth: Int(part.depth),
                    choice: choice(of: part)
                )
            )
        }
        return Derivation(nodes: nodes)
    }

    /// The number of the choice that a part represents; nil if it is not a choice.
    private func choice(of part: Part) -> Int? {
        guard part.place >= 0, case .expression(_, let choice) = legend.places.places[Int(part.place)].mark else {
            return nil
        }
        return choice
    }

    /// The kind of a part; nil for parts without information, such as blanks between other parts.
    private func kind(of index: Int, _ origin: (Int) -> SlotOrigin) -> Derivation.Kind? {
        let part = parts[index]
        guard case .expression(let expression, _) = legend.places.places[Int(part.place)].mark else { return nil }
        switch expression {
        case .text: return part.start < 0 ? nil : .text
        case .list(let list):
            if part.repetitions > 0 { return .repetition(list.slot, count: Int(part.repetitions)) }
            return part.slot < 0 ? nil : .slot(origin(Int(part.slot)))
        case .rule(let rule): return .rule(rule.name, legend.ruleSources[rule.name])
        case .alternatives(let branches): return .alternatives(branch: Int(part.choice) + 1, of: branches.count)
        case .optional: return .optional(isSpoken: part.choice == 0)
        case .permutation: return .permutation(order: items.filter { $0.group == index }.map { $0.item + 1 })
        case .sequence: return nil
        }
    }
}
