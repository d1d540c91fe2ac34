import ParlanceText

// The stops of templates in a chart that was filled with `keepsStops`.

extension NearMissFinder {
    /// A live state of the chart at which templates may have stopped.
    private struct Place {
        let position: Int
        let readLength: Int
        let state: LazyDFA.StateID
        /// The state before the edge of a word.
        let closed: LazyDFA.StateID
        let node: Derivations.Node.Index
        let edge: Edge

        func isFurther(than other: Place) -> Bool {
            (readLength, position) > (other.readLength, other.position)
        }
    }

    private enum Edge {
        /// The end of a word.
        case word
        /// The end of a slot within a word.
        case slot
    }

    /// The properties that distinguish places at which different templates may have stopped.
    private struct Kind: Hashable {
        let state: LazyDFA.StateID
        /// The next letter, for a place within a word.
        let letter: UInt8?
    }

    /// Returns the furthest stops, until `limit` templates are named, and all stops as far as the last of them; also,
    /// for each stop, the first of its templates, at most `limit`.
    func furthest(where counts: (Int) -> Bool) -> (stops: TemplateStops, templates: Set<Int>) {
        var stops = TemplateStops(templateCount: grammar.templates.count)
        var templates: Set<Int> = []
        var isRefused = [Bool](repeating: false, count: grammar.templates.count)
        for exception in grammar.sentences.count..<grammar.templates.count { isRefused[exception] = true }
        for place in places() {
            if let last = stops.last, last.readLength > place.readLength, templates.count >= Self.limit { break }
            let stop = stop(at: place)
            let first = firstTemplates(at: stop, behind: stops) { template in
                if !isRefused[template], !counts(template) { isRefused[template] = true }
                return !isRefused[template]
            }
            guard !first.isEmpty else { continue }
            stops.append(stop, grammar.nfa)
            templates.formUnion(first)
        }
        return (stops, templates)
    }

    /// Returns the first templates whose furthest stop is this one, at most `limit`.
    private func firstTemplates(
        at stop: TemplateStop,
        behind stops: TemplateStops,
        where counts: (Int) -> Bool
    ) -> [Int] {
        var templates: [Int] = []
        for template in stop.templates(grammar.nfa) {
            guard stops.first(of: template)?.isAsFar(as: stop) ?? true, counts(template) else { continue }
            templates.append(template)
            if templates.count == Self.limit { break }
        }
        return templates
    }

    /// Returns the furthest place of each state, because all templates of a state have reached it. At a place,
    /// something was read, and a word or a slot should have followed. The furthest place comes first.
    private func places() -> [Place] {
        var best: [Kind: Int] = [:]
        var places: [Place] = []
        for position in chart.firstKnownPosition...view.count {
            for item in chart.items(at: position) {
                guard let place = place(of: item, at: position) else { continue }
                let kind = Kind(state: place.state, letter: place.edge == .slot ? view.bytes[position] : nil)
                if let known = best[kind] {
                    if place.isFurther(than: places[known]) { places[known] = place }
                } else {
                    best[kind] = places.count
                    places.append(place)
                }
            }
        }
        return places.sorted { $0.isFurther(than: $1) }
    }

    private func place(of item: Chart.Item, at position: Int) -> Place? {
        let readLength = position - Int(chart[item.node].taken)
        guard readLength > 0, let edge = edge(at: position, item.node) else { return nil }
        let isOpen = !view.isBlank(at: position) && view.isBoundary(at: position)
        let state = isOpen ? matcher.chart.dfa.opened(item.state) : item.state
        return Place(
            position: position,
            readLength: readLength,
            state: state,
            closed: item.state,
            node: item.node,
            edge: edge
        )
    }

    private func edge(at position: Int, _ node: Derivations.Node.Index) -> Edge? {
        if view.isBlank(at: position) || view.isBoundary(at: position) { return .word }
        let end = Int(chart[node].end)
        guard end > 0, view.skippingBlank(end) == position else { return nil }
        return end == position ? .slot : .word
    }

    private func stop(at place: Place) -> TemplateStop {
        let begun = begunWord(at: place)
        return TemplateStop(
            position: place.position,
            readLength: place.readLength,
            state: place.state,
            wildcards: wildcards(before: place.node),
            members: members(at: place),
            begunWord: begun,
            inner: begun == nil ? [] : innerStates(at: place)
        )
    }

    /// The word of the utterance that ends at a place, or its part after a slot; nil if literal text read none of it, and
    /// in scripts without blanks, whose words are not divided.
    private func begunWord(at place: Place) -> Range<Int>? {
        let end = place.position
        guard place.edge == .word, end == view.count || view.isBlank(at: end) else { return nil }
        let first = Int(chart[place.node].end)
        var start = end
        while start > first, !view.isBlank(at: start - 1) { start -= 1 }
        guard start < end else { return nil }
        var letters = UTF8Scalars(view.word(start..<end))
        return letters.next().map(ScriptBlanks.isBlankless) ?? true ? nil : start..<end
    }

    /// The states that continue the word that ends at a place.
    private func innerStates(at place: Place) -> [Int32] {
        matcher.chart.dfa.members(of: place.closed).filter { grammar.nfa.state($0).kind == .byte }
    }

    /// A slot that ends within a word counts as read only for templates that continue with the next letter: `kitchen`
    /// is not read in `kitchenette`, except by `{area}ette`.
    private func members(at place: Place) -> [Int32] {
        let members = matcher.chart.dfa.members(of: place.state)
        guard place.edge == .slot else { return members }
        return members.filter { member in
            let state = grammar.nfa.state(member)
            return state.kind == .byte && state.byte == view.bytes[place.position]
        }
    }

    /// Returns the templates that end at the end of the text. They have not stopped: their context does not match.
    func completeTemplates() -> Set<Int> {
        var complete: Set<Int> = []
        for item in chart.items(at: view.count) {
            let state = matcher.chart.dfa.opened(item.state)
            complete.formUnion(matcher.chart.dfa.templates(acceptedBy: state))
        }
        return complete
    }
}

// MARK: - Wildcards on the path

extension NearMissFinder {
    /// Returns the text that wildcards took before a node, on the path where they took least.
    private func wildcards(before node: Derivations.Node.Index) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        var index = node
        while index != Derivations.start {
            let node = chart[index]
            switch node.kind {
            case .merge:
                let other = chart[node.alternative].taken
                index = other < chart[node.parent].taken ? node.alternative : node.parent
            case .wildcard:
                index = bestOpener(from: node.parent)
                let opener = chart[index]
                ranges.append(Int(opener.start)..<Int(node.end))
                index = opener.parent
            case .start, .slot, .opener, .edit: index = node.parent
            }
        }
        return ranges
    }

    private func bestOpener(from opener: Derivations.Node.Index) -> Derivations.Node.Index {
        var index = opener
        let best = chart[opener].taken
        while chart[index].alternative.exists,
            chart[chart[index].alternative].taken == best
        {
            index = chart[index].alternative
        }
        return index
    }
}
