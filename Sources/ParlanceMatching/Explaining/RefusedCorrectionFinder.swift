import ParlanceGrammar

/// Finds the corrected readings of an utterance that exact lists or sentences refuse.
struct RefusedCorrectionFinder {
    private let matcher: Matcher
    private let context: SearchContext

    /// - Parameter matcher: a matcher prepared with the utterance, which had no match.
    init(_ matcher: Matcher, in context: SearchContext) {
        self.matcher = matcher
        self.context = context
    }

    /// The readings, best first. Changes the matcher's candidates.
    func refused() -> [RefusedCorrection] {
        guard context.options.edits != 0, context.lists.hasExact || context.grammar.hasExactTemplates else { return [] }
        matcher.chart.correctsExact = true
        defer { matcher.chart.correctsExact = false }
        return (matcher.matchApproximately(in: context) ?? []).map(refused)
    }

    private func refused(_ number: Int) -> RefusedCorrection {
        let candidate = matcher.candidates[number]
        return RefusedCorrection(
            reading: matcher.reading(number, in: context),
            lists: exactLists(with: matcher.candidates.edits(of: candidate), of: candidate),
            isOfExactSentence: context.grammar.templates[candidate.template].isExact
        )
    }

    /// The names of the exact lists whose values contain an edit, in the order of the utterance.
    private func exactLists(
        with edits: ArraySlice<Candidates.Edit>,
        of candidate: Candidates.Candidate
    ) -> [String] {
        var names: [String] = []
        for slot in matcher.candidates.slots(of: candidate) {
            let list = context.lists.list(ofSymbol: slot.symbol)
            guard context.lists.entry(list).pointee.isExact,
                edits.contains(where: { $0.range.overlaps(slot.range) }),
                let name = context.grammar.listNumbers.keys[Int(list)].name, !names.contains(name)
            else { continue }
            names.append(name)
        }
        return names
    }
}
