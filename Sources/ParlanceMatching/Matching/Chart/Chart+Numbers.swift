// Reading of numbers by the chart: a part of a number is not a number. Only a template's own text can split one.

extension Chart {
    /// Queries a range at a position, and records the extent of the numbers.
    mutating func askNumbers(_ list: UnsafePointer<ListTable.Entry>, at start: Int) {
        let first = derivations.answers.count
        if let lattice {
            askRange(list, at: start, lattice)
        } else {
            list.pointee.range?._withUnsafeGuaranteedRef { range in
                range.forEachNumber(in: text.buffer, from: start) { number, end, isWords in
                    derivations.add(
                        Derivations.Answer(end: Int32(end), valueReference: isWords ? 1 : 0, number: number)
                    )
                }
            }
        }
        noteNumbers(list, answersFrom: first, at: start)
    }

    /// Adds states after the numbers that a range has read. Within a longer number, only literal text may follow.
    mutating func passNumbers(
        _ slot: Int32,
        _ symbol: SlotSymbol.Index,
        _ answers: AnswerRange,
        from start: Int,
        after parent: Derivations.Node.Index
    ) {
        guard answers.count > 0, !isRestOfNumber(at: start, after: parent) else { return }
        let target = dfa.target(ofSlot: slot)
        for offset in 0..<answers.count {
            let answer = answers[offset]
            let node = derivations.slot(symbol, answer: answer, start: start, after: parent)
            let end = Int(derivations.answer(answer).end)
            let state = behindSlot(target, at: end)
            add(state, node: node, needsLiteral: isWithinNumber(end), at: text.skippingBlank(end))
        }
    }

    private mutating func noteNumbers(
        _ list: UnsafePointer<ListTable.Entry>,
        answersFrom first: Int,
        at start: Int
    ) {
        let count = derivations.answers.count
        guard count > first else { return }
        var longest = derivations.answers[first].end
        var hasParts = false
        for index in first + 1..<max(count, first + 1) where derivations.answers[index].end != longest {
            longest = max(longest, derivations.answers[index].end)
            hasParts = true
        }
        let (begin, end) = (place(of: start), place(of: Int(longest)))
        list.pointee.range?._withUnsafeGuaranteedRef { range in
            numbers.note(begin..<max(begin, end), hasParts: hasParts, in: text, range.language)
        }
    }

    /// Whether a number at this position is the rest of one whose front was taken neither by a number nor by template
    /// text.
    private func isRestOfNumber(at start: Int, after node: Derivations.Node.Index) -> Bool {
        guard let number = numbers.start(ofNumberAt: place(of: start)) else { return false }
        var node = derivations[node]
        while node.kind == .merge || node.kind == .edit {
            if node.kind == .merge, derivations[node.alternative].hasTaken(frontOf: number) { return true }
            node = derivations[node.parent]
        }
        return node.hasTaken(frontOf: number)
    }

    /// Whether a number continues at a position.
    @inline(__always)
    private func isWithinNumber(_ position: Int) -> Bool { numbers.start(ofNumberAt: place(of: position)) != nil }

    /// The position in the text; within a correction, the nearest one.
    @inline(__always)
    private func place(of position: Int) -> Int { lattice?.place(of: position) ?? position }
}

extension Derivations.Node {
    /// Whether the node took the front of the number at a position: as a wildcard, or as part of a slot with more text.
    fileprivate func hasTaken(frontOf number: Int) -> Bool {
        switch kind {
        case .wildcard: Int(end) > number
        case .slot: Int(end) > number && Int(start) < number
        case .start, .opener, .merge, .edit: false
        }
    }
}
