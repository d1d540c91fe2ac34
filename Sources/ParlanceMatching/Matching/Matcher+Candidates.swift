import ParlanceGrammar

// Extraction of candidates from a chart that has reached the end of a text.
//
// If there is only one path to an end, its slots are the same for every template that ends there: they are collected
// once, and each template only checks its context. If there are many, `DerivationSearch` finds the best.

extension Matcher {
    /// A text whose end the chart has reached.
    struct ChartEnd {
        let kind: TextKind
        let text: MatchedText
        /// The end of the request: that of the text, or the start of closing phrases.
        var position: Int
        /// The maximum number of candidates per template.
        let limit: Int
        /// The lattice that was read; nil if the text was read as it is.
        var lattice: WordLattice.View?

        init(kind: TextKind, text: MatchedText, limit: Int, lattice: WordLattice.View? = nil) {
            self.kind = kind
            self.text = text
            position = text.count
            self.limit = limit
            self.lattice = lattice
        }

        /// The literal text outside of the request's end.
        var closingCount: Int32 { Int32(text.literalCount(in: position..<text.count)) }
    }

    /// The only path to an end.
    private struct Path {
        var score = Score()
        /// Whether each slot contains text besides blanks.
        var isFilled = true
        /// Whether an answer refers to several values.
        var hasAlternatives = false
        /// The content of the preferred slot; nil if it depends on the value.
        var held: PreferredSlot.Held? = .nothing
    }

    /// Adds the candidates of all templates that end with the text.
    func readCandidates(from end: ChartEnd, in context: SearchContext) {
        for item in chart.view.items(at: end.text.count) where !item.needsLiteral { read(item, at: end, in: context) }
        guard chart.edges.ends.count > 0 else { return }
        for index in 0..<chart.edges.ends.count {
            var end = end
            end.position = Int(chart.edges.ends[index])
            for item in chart.view.items(at: end.position) where !item.needsLiteral { read(item, at: end, in: context) }
        }
    }

    private func read(_ item: Chart.Item, at end: ChartEnd, in context: SearchContext) {
        let state = chart.dfa.opened(item.state)
        let acceptedCount = chart.dfa.acceptedCount(of: state)
        guard acceptedCount > 0 else { return }
        let isSimple = end.limit == 1 && end.lattice == nil && chart.view[item.node].isSimple
        let path = isSimple ? path(to: item.node, at: end) : nil
        for index in 0..<acceptedCount {
            let template = chart.dfa.template(index, acceptedBy: state)
            guard mayMatch(template, at: end, in: context) else { continue }
            guard template < context.grammar.firstException else {
                if end.lattice == nil { exceptions.append(template) }
                continue
            }
            if let path, path.isFilled, read(path, template, at: end, in: context) { continue }
            search(item.node, template, at: end, in: context)
        }
    }

    private func mayMatch(_ template: TemplateIndex, at end: ChartEnd, in context: SearchContext) -> Bool {
        let info = context.grammar.templates[template]
        if template >= context.grammar.firstException {
            return !hasSkipWords || mayMatch(info.edges, end.kind, in: context)
        }
        guard admitsIntent(of: info) else { return false }
        if info.isExact, end.lattice != nil, !chart.correctsExact { return false }
        if hasSkipWords, !mayMatch(info.edges, end.kind, in: context) { return false }
        if info.hasKeywords, !info.block._withUnsafeGuaranteedRef({ hasKeyword(of: $0) }) { return false }
        return contextEntries.count == 0 || context.grammar.constraints[info.constraint].admits(callerContext)
    }
}

// MARK: - One path

extension Matcher {
    /// Collects the slots on the only path to a node, with the first value of each answer.
    private func path(to node: Derivations.Node.Index, at end: ChartEnd) -> Path {
        let text = end.text
        var path = Path()
        slots.removeAll()
        // With a single text, its length is a common constant in all scores and is omitted.
        if hasSkipWords { path.score.literal = Int32(text.literalCount(in: 0..<text.count)) }
        var index = node
        while index != Derivations.start {
            let node = chart.view[index]
            if node.kind == .start {
                path.score.literal -= Int32(text.literalCount(in: 0..<Int(node.start)))
                break
            }
            index = node.parent
            if node.kind == .opener { continue }
            if node.kind == .start {
                path.score.literal -= Int32(text.literalCount(in: 0..<Int(node.start)))
                continue
            }
            guard let slot = slot(of: node, text, &path) else { continue }
            slots.append(slot)
            path.score.literal -= Int32(text.literalCount(in: slot.range))
        }
        if end.position < text.count { path.score.literal -= end.closingCount }
        var slots = slots.elements()
        slots.reverse()
        if !preferred.symbols.isEmpty { path.held = held(text) }
        return path
    }

    @inline(__always)
    private func slot(of node: Derivations.Node, _ text: MatchedText, _ path: inout Path) -> SlotMatch? {
        if node.kind == .wildcard {
            let range = Int(node.start)..<Int(node.end)
            path.score.wildcards += 1
            path.score.wildcardLength += Int32(text.literalCount(in: range))
            return SlotMatch(symbol: node.symbol, kind: .wildcard, number: 0, start: node.start, end: node.end)
        }
        let answer = chart.view.derivations.answer(node.answer)
        let range = text.trimmed(Int(node.start)..<Int(node.end))
        let values = chart.lists.values(ofSymbol: node.symbol)
        let isValue = values != nil
        if range.isEmpty { path.isFilled = false }
        if let values, values.count(of: answer.valueReference) > 1 { path.hasAlternatives = true }
        if !isValue, answer.valueReference == 1 { path.score.literal += Int32(text.literalCount(in: range)) }
        return SlotMatch(
            symbol: node.symbol,
            kind: isValue ? .value : answer.kind,
            value: isValue ? answer.valueReference : answer.typedValue,
            number: answer.number,
            start: Int32(range.lowerBound),
            end: Int32(range.upperBound)
        )
    }

    /// Adds the candidate of a template, if its context fits with the first values that its block admits.
    ///
    /// - Returns: Whether the template needs no further search.
    private func read(
        _ path: Path,
        _ template: TemplateIndex,
        at end: ChartEnd,
        in context: SearchContext
    ) -> Bool {
        let info = context.grammar.templates[template]
        guard let held = path.held else { return false }
        let preference = preference(held, of: template, in: context)
        // A candidate that would beat others may yet be removed by an exception.
        if !context.grammar.hasExceptions, isBeaten(path.score, preference, info, template) { return true }
        let constraint = context.grammar.constraints[info.constraint]
        // The values are chosen in a copy of the slots at the end of the scratch array.
        let count = slots.count
        defer { slots.removeAll(keeping: count) }
        for index in 0..<count {
            var slot = slots[index]
            if slot.kind == .value {
                let use = SlotUse(intent: info.intentRank, symbol: slot.symbol)
                guard let values = chart.lists.values(ofSymbol: slot.symbol),
                    let number = firstValue(of: values, slot.value, constraint, use)
                else { return true }
                slot.value = number
            }
            slots.append(slot)
        }
        guard meets(constraint, count) else { return !path.hasAlternatives }
        candidates.add(
            template: template,
            intentRank: info.intentRank,
            text: end.kind.rawValue,
            score: path.score,
            weight: info.weight,
            preference: preference,
            slots: UnsafeBufferPointer(start: slots.base + count, count: count)
        )
        return true
    }

    /// Whether a known candidate certainly precedes this one.
    private func isBeaten(
        _ score: Score,
        _ preference: Candidates.Preference,
        _ info: CompiledGrammar.TemplateInfo,
        _ template: TemplateIndex
    ) -> Bool {
        for index in 0..<candidates.count {
            let known = candidates[index]
            if known.preference.preferenceRank > preference.preferenceRank { return true }
            guard known.preference.preferenceRank == preference.preferenceRank else { continue }
            if preference.length >= 0, known.preference.length > preference.length { return true }
            // A candidate whose text is not the longest may still be ruled out.
            guard known.preference.length < 0 || known.preference.length == preference.length else { continue }
            if known.weight != info.weight, known.score.isLevel(with: score) {
                if known.weight > info.weight { return true }
                continue
            }
            if known.score.outranks(score) { return true }
            if known.score == score, (known.intentRank, known.template) < (info.intentRank, template) { return true }
        }
        return false
    }

    /// The content of the preferred slot, the last one if there are several; nil if it depends on the value.
    private func held(_ text: MatchedText) -> PreferredSlot.Held? {
        for index in stride(from: slots.count - 1, through: 0, by: -1) {
            let slot = slots[index]
            guard preferred.contains(slot.symbol) else { continue }
            switch slot.kind {
            case .wildcard: return .notListed
            case .digits, .words, .typed: return .listed
            case .value:
                guard chart.lists.values(ofSymbol: slot.symbol)?.deliversText ?? false else { return nil }
                return .text(Int32(text.scalarCount(in: slot.range)))
            }
        }
        return .nothing
    }

    /// The first of an answer's values that a block admits.
    private func firstValue(
        of values: CompiledValues.View,
        _ valueReference: Int32,
        _ constraint: ConstraintTable.Constraint,
        _ use: SlotUse
    ) -> Int32? {
        for index in 0..<values.count(of: valueReference) {
            let number = values.number(index, of: valueReference)
            guard values.mayFill(use, number) else { continue }
            if constraint.isEmpty || constraint.admits(values.context(of: number)) { return number }
        }
        return nil
    }

    /// Whether the chosen values, after the first `count` slots, and the caller's context meet all requirements.
    private func meets(_ constraint: ConstraintTable.Constraint, _ count: Int) -> Bool {
        for requirement in constraint.required {
            var actual = ContextTable.missing
            for entry in callerContext where entry.key == requirement.key { actual = entry.value }
            for index in count..<2 * count {
                let slot = slots[index]
                guard slot.kind == .value, let values = chart.lists.values(ofSymbol: slot.symbol) else {
                    continue
                }
                for entry in values.context(of: slot.value) where entry.key == requirement.key { actual = entry.value }
            }
            guard constraint.holds(requirement, for: actual) else { return false }
        }
        return true
    }

    /// The degree to which a candidate meets the caller's preferences.
    private func preference(
        _ held: PreferredSlot.Held,
        of template: TemplateIndex,
        in context: SearchContext
    ) -> Candidates.Preference {
        guard context.options.preferredSlot != nil || context.options.preferredMetadata != nil else {
            return Candidates.Preference()
        }
        return context.grammar.templates[template].block._withUnsafeGuaranteedRef { block in
            var preference = Candidates.Preference()
            if let name = context.options.preferredSlot {
                preference = PreferredSlot.preference(held, for: name, in: block)
            }
            if let key = context.options.preferredMetadata, block.metadata[key]?.isTruthy ?? false {
                preference.preferenceRank += 2
            }
            return preference
        }
    }
}

// MARK: - Many paths

extension Matcher {
    /// The number of candidates beyond which only the best of each template are added.
    private static let mostCandidates = 1 << 16

    private func keepBest(of matches: inout [DerivationSearch.Partial.Index]) {
        let best = search.best(of: matches)
        if best.count < matches.count { isIncomplete = true }
        matches = best
    }

    private func search(
        _ node: Derivations.Node.Index,
        _ template: TemplateIndex,
        at end: ChartEnd,
        in context: SearchContext
    ) {
        let info = context.grammar.templates[template]
        let query = DerivationSearch.Query(
            derivations: chart.view.derivations,
            text: end.text,
            lists: chart.lists,
            constraint: context.grammar.constraints[info.constraint],
            constraintNumber: info.constraint,
            intent: info.intentRank,
            context: callerContext,
            preferred: preferred,
            lattice: end.lattice,
            limit: end.limit,
            splits: context.options.splits
        )
        var matches = search.matches(at: node, in: query)
        if candidates.count + matches.count > Self.mostCandidates { keepBest(of: &matches) }
        for match in matches {
            var score = search.match(match, into: &found)
            if hasSkipWords { score.literal += Int32(end.text.literalCount(in: 0..<end.text.count)) }
            if end.position < end.text.count { score.literal -= end.closingCount }
            let preference = preference(search.held(by: match), of: template, in: context)
            candidates.add(
                template: template,
                intentRank: info.intentRank,
                text: end.kind.rawValue,
                score: score,
                weight: info.weight,
                preference: preference,
                slots: UnsafeBufferPointer(start: found.base, count: found.count)
            )
            if let lattice = end.lattice { candidates.addEdits(search.corrections(of: match), lattice) }
        }
    }
}
