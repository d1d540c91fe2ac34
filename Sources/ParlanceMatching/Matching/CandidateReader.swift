import ParlanceGrammar

/// Reads the candidates out of a chart that has come to the end of a text.
///
/// Where there is only one way to an end, what it read is the same for every template that ends there: it is written down
/// once, and each template only checks its context. Where there are many, `DerivationSearch` finds the best.
struct CandidateReader {
    let kind: Matcher.TextKind
    let text: MatchedText
    let limit: Int
    let matcher: Matcher

    /// A single way to an end.
    private struct Path {
        var score = Score()
        /// Whether each slot holds something besides blanks.
        var isFilled = true
        /// Whether an answer stands for several values.
        var hasAlternatives = false
    }

    func read(_ job: borrowing Matcher.Job) {
        var index = matcher.chart.heads[text.count]
        while index >= 0 {
            let item = matcher.chart.items[index]
            index = item.next
            if !item.needsLiteral { read(item, job) }
        }
    }

    private func read(_ item: Chart.Item, _ job: borrowing Matcher.Job) {
        let state = matcher.chart.dfa.opened(item.state)
        let acceptedCount = matcher.chart.dfa.acceptedCount(of: state)
        guard acceptedCount > 0 else { return }
        let path = limit == 1 && matcher.chart.derivations[item.node].isSimple ? path(to: item.node, job) : nil
        for index in 0..<acceptedCount {
            let template = matcher.chart.dfa.template(index, acceptedBy: state)
            guard mayMatch(template, job) else { continue }
            if let path, path.isFilled, read(path, template, job) { continue }
            search(item.node, template, job)
        }
    }

    private func mayMatch(_ template: Int32, _ job: borrowing Matcher.Job) -> Bool {
        let info = job.grammar.templates[Int(template)]
        if matcher.hasSkipWords, !matcher.mayMatch(info.edges, kind, job.lists) { return false }
        if info.hasKeywords, !matcher.hasKeyword(of: job.grammar.sentences[Int(template)].block) { return false }
        return matcher.context.count == 0 || job.grammar.constraints[info.constraint].admits(matcher.callerContext)
    }
}

// MARK: - One way

extension CandidateReader {
    /// Writes down the slots on the only way to a node, with the first value that each answer stands for.
    private func path(to node: Int32, _ job: borrowing Matcher.Job) -> Path {
        var path = Path()
        matcher.slots.removeAll()
        path.score.literal = Int32(text.literalCount(in: 0..<text.count))
        var index = node
        while index > Derivations.start {
            let node = matcher.chart.derivations[index]
            index = node.parent
            guard node.kind != .opener, let slot = slot(of: node, job, &path) else { continue }
            matcher.slots.append(slot)
            path.score.literal -= Int32(text.literalCount(in: slot.range))
        }
        var slots = matcher.slots.elements()
        slots.reverse()
        return path
    }

    private func slot(of node: Derivations.Node, _ job: borrowing Matcher.Job, _ path: inout Path) -> SlotMatch? {
        if node.kind == .wildcard {
            let range = Int(node.start)..<Int(node.end)
            path.score.wildcards += 1
            path.score.wildcardLength += Int32(text.scalarCount(in: range))
            return SlotMatch(symbol: node.symbol, kind: .wildcard, number: 0, start: node.start, end: node.end)
        }
        let answer = matcher.chart.derivations.answer(node.other)
        let range = text.trimmed(Int(node.start)..<Int(node.end))
        let values = job.lists.values(ofSymbol: node.symbol)
        let isValue = values != nil
        if range.isEmpty { path.isFilled = false }
        if let values, values.count(of: answer.payload) > 1 { path.hasAlternatives = true }
        if !isValue, answer.payload == 1 { path.score.literal += Int32(text.scalarCount(in: range)) }
        return SlotMatch(
            symbol: node.symbol,
            kind: isValue ? .value : answer.payload == 1 ? .words : .digits,
            value: isValue ? answer.payload : 0,
            number: answer.number,
            start: Int32(range.lowerBound),
            end: Int32(range.upperBound)
        )
    }

    /// Adds the candidate of a template, if its context is in order with the first values that its block admits.
    ///
    /// - Returns: whether that settles it.
    private func read(_ path: Path, _ template: Int32, _ job: borrowing Matcher.Job) -> Bool {
        let info = job.grammar.templates[Int(template)]
        if job.preferred == nil, job.options.preferredMetadata == nil, isBeaten(path.score, info, template) {
            return true
        }
        let constraint = job.grammar.constraints[info.constraint]
        var held = PreferredSlot.Held.nothing
        // The values are chosen in a copy at the end of the scratch.
        let count = matcher.slots.count
        defer { matcher.slots.removeAll(keeping: count) }
        for index in 0..<count {
            var slot = matcher.slots[index]
            if slot.kind == .value {
                guard let values = job.lists.values(ofSymbol: slot.symbol),
                    let number = firstValue(of: values, slot.value, constraint)
                else { return true }
                slot.value = number
                if job.preferred != nil, !values.deliversText { return false }
            }
            matcher.slots.append(slot)
            if let preferred = job.preferred, preferred.symbols.contains(slot.symbol) { held = self.held(slot) }
        }
        guard meets(constraint, count, job) else { return !path.hasAlternatives }
        var preference = job.preferred?.preference(held, in: job.grammar.sentences[Int(template)].block) ?? .init()
        preference.standing += standing(template, job)
        matcher.candidates.add(
            template: template,
            intentRank: info.intentRank,
            text: kind.rawValue,
            score: path.score,
            preference: preference,
            slots: UnsafeBufferPointer(start: matcher.slots.base + count, count: count)
        )
        return true
    }

    /// Whether a candidate that is known already comes first for certain.
    private func isBeaten(_ score: Score, _ info: CompiledGrammar.TemplateInfo, _ template: Int32) -> Bool {
        for index in 0..<matcher.candidates.count {
            let known = matcher.candidates[index]
            if known.score.outranks(score) { return true }
            if known.score == score, (known.intentRank, known.template) < (info.intentRank, template) { return true }
        }
        return false
    }

    private func held(_ slot: SlotMatch) -> PreferredSlot.Held {
        switch slot.kind {
        case .wildcard: .notListed
        case .digits, .words: .listed
        case .value: .text(Int32(text.scalarCount(in: slot.range)))
        }
    }

    /// The first of the values that an answer stands for that a block admits.
    private func firstValue(
        of values: CompiledValues.View,
        _ payload: Int32,
        _ constraint: ConstraintTable.Constraint
    ) -> Int32? {
        for index in 0..<values.count(of: payload) {
            let number = values.number(index, of: payload)
            if constraint.isEmpty || constraint.admits(values.context(of: number)) { return number }
        }
        return nil
    }

    /// Whether the values that were chosen, behind the first `count` slots, and the caller's context meet all requirements.
    private func meets(
        _ constraint: ConstraintTable.Constraint,
        _ count: Int,
        _ job: borrowing Matcher.Job
    ) -> Bool {
        for requirement in constraint.required {
            var actual = ContextTable.missing
            for entry in matcher.callerContext where entry.key == requirement.key { actual = entry.value }
            for index in count..<2 * count {
                let slot = matcher.slots[index]
                guard slot.kind == .value, let values = job.lists.values(ofSymbol: slot.symbol) else { continue }
                for entry in values.context(of: slot.value) where entry.key == requirement.key { actual = entry.value }
            }
            guard constraint.holds(requirement, for: actual) else { return false }
        }
        return true
    }

    private func standing(_ template: Int32, _ job: borrowing Matcher.Job) -> Int32 {
        guard let key = job.options.preferredMetadata else { return 0 }
        return job.grammar.sentences[Int(template)].block.metadata[key]?.isTruthy ?? false ? 2 : 0
    }
}

// MARK: - Many ways

extension CandidateReader {
    private func search(_ node: Int32, _ template: Int32, _ job: borrowing Matcher.Job) {
        let info = job.grammar.templates[Int(template)]
        let query = DerivationSearch.Query(
            text: text,
            lists: job.lists,
            constraint: job.grammar.constraints[info.constraint],
            constraintNumber: info.constraint,
            context: matcher.callerContext,
            preferred: job.preferred,
            limit: limit
        )
        for match in matcher.search.matches(at: node, of: matcher.chart.derivations, query) {
            let score = matcher.search.match(match, of: text, into: &matcher.slots)
            var preference =
                job.preferred?.preference(
                    matcher.search.held(by: match),
                    in: job.grammar.sentences[Int(template)].block
                ) ?? .init()
            preference.standing += standing(template, job)
            matcher.candidates.add(
                template: template,
                intentRank: info.intentRank,
                text: kind.rawValue,
                score: score,
                preference: preference,
                slots: UnsafeBufferPointer(start: matcher.slots.base, count: matcher.slots.count)
            )
        }
    }
}
