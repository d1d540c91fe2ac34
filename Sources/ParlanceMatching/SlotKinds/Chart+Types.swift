import ParlanceGrammar

// Queries of slot types by the chart.

extension Chart {
    /// Returns the answers of a typed list at a position. The states before and after a blank query the same position.
    mutating func typedAnswers(of list: Int32, at start: Int) -> AnswerRange {
        if let known = typed.answers(of: list, from: start) { return known }
        work.lookups += 1
        let first = Int32(derivations.answers.count)
        lists.entry(list).pointee.type?._withUnsafeGuaranteedRef { type in
            if let lattice { ask(type, at: start, lattice) } else { ask(type, at: start, text) }
        }
        let answers = AnswerRange(first: first, count: Int32(derivations.answers.count) - first)
        typed.note(answers, of: list, from: start)
        return answers
    }

    private mutating func ask(_ type: CompiledType, at start: Int, _ text: MatchedText) {
        for found in type.recognitions(in: text, from: start, source: typed.source, now: typed.now) {
            derivations.add(.typed(end: found.end, value: typed.index(of: found.value)))
        }
    }

    /// Queries the plain text, then each correction that begins after the start of the value. For a correction at the
    /// start, the chart enters the correction first and then queries from within it.
    private mutating func ask(_ type: CompiledType, at start: Int, _ lattice: WordLattice.View) {
        guard lattice.isText(start) else {
            if !type.words.isEmpty { ask(type, at: start, lattice.correction(at: start), .absent, lattice) }
            return
        }
        ask(type, at: start, lattice.text)
        guard !type.words.isEmpty, mostEdits > 0 else { return }
        for position in start + 1..<max(start + 1, min(start + CorrectedText.mostBytes, lattice.text.count)) {
            var index = lattice.firstCorrection(at: position)
            while index.exists, hasRoom {
                let correction = lattice[index]
                if correction.mayBeInTypedValue {
                    budget.countPatternWork { $0 += CorrectedText.mostBytes }
                    let edit = derivations.edit(index, after: .absent)
                    ask(type, at: start, index, edit, lattice)
                }
                index = correction.next
            }
        }
    }

    private mutating func ask(
        _ type: CompiledType,
        at start: Int,
        _ correction: WordLattice.Correction.Index,
        _ edit: Derivations.Edit.Index,
        _ lattice: WordLattice.View
    ) {
        let corrected = typed.corrected.text(with: correction, of: lattice, now: typed.now)
        guard let first = corrected?.offset(of: start) else { return }
        corrected?.withText { text, corrected in
            for found in type.recognitions(in: text, from: first, source: corrected.source, now: typed.now) {
                guard let end = corrected.position(of: found.end, from: first) else { continue }
                derivations.add(.typed(end: end, value: typed.index(of: found.value)), edit: edit)
            }
        }
    }
}
