/// The total order of readings, so that the best one depends only on grammar, lists and utterance.
///
/// Readings with corrections follow those without, unless a wildcard took a word that was probably misspelt
/// (`Matcher.correctedCandidates`); among readings with corrections, the cost of the corrections decides first. Then:
///
/// 1. the caller's preferences: first the metadata key, then the slot (filled from a list), the longer its text the
///    better;
/// 2. least text taken by wildcards, in Unicode scalars without blanks; so readings without wildcards come first;
/// 3. fewest wildcards;
/// 4. greatest weight of the template;
/// 5. most literal text, in Unicode scalars without blanks (words for numbers count, digits do not);
/// 6. the intent's name;
/// 7. the order of declaration;
/// 8. the utterance as spoken before the utterance without skip words;
/// 9. within one template the slots, from the last to the first: the earlier start, the shorter text, the slot that is
///    first in the grammar, the value that is first in its list.
extension Candidates {
    /// Returns the numbers of the candidates, best first, without those that a preference rules out.
    func ranked() -> [Int] { ranked(0..<count) }

    /// Returns the same for some of the candidates.
    func ranked(_ candidates: some Sequence<Int>) -> [Int] {
        let preference = bestPreference(of: candidates)
        return candidates.filter { self[$0].preference.isAsGood(as: preference) }.sorted { precedes($0, $1) }
    }

    /// Returns the numbers of the candidates that a preference rules out, ordered by the other criteria.
    func ruledOut() -> [Int] {
        let preference = bestPreference()
        return (0..<count).filter { !self[$0].preference.isAsGood(as: preference) }.sorted { precedes($0, $1) }
    }

    /// Whether a preference rules a candidate out.
    func isRuledOut(_ candidate: Int) -> Bool { !self[candidate].preference.isAsGood(as: bestPreference()) }

    /// The highest preference rank, and the longest text among candidates of that rank.
    private func bestPreference() -> Preference { bestPreference(of: 0..<count) }

    private func bestPreference(of candidates: some Sequence<Int>) -> Preference {
        var best = Preference(preferenceRank: .min)
        for index in candidates {
            let preference = self[index].preference
            if preference.preferenceRank > best.preferenceRank { best = preference }
            if preference.preferenceRank == best.preferenceRank { best.length = max(best.length, preference.length) }
        }
        return best
    }

    /// Returns the number of the best candidate; nil if there is none.
    func best() -> Int? {
        let preference = bestPreference()
        var best: Int?
        for index in 0..<count where self[index].preference.isAsGood(as: preference) {
            if best.map({ precedes(index, $0) }) ?? true { best = index }
        }
        return best
    }

    /// Whether a candidate precedes another, preferences aside.
    func precedes(_ left: Int, _ right: Int) -> Bool {
        let (a, b) = (self[left], self[right])
        if a.weight != b.weight, a.score.isLevel(with: b.score) { return a.weight > b.weight }
        if a.score != b.score { return a.score.outranks(b.score) }
        if a.intentRank != b.intentRank { return a.intentRank < b.intentRank }
        if a.template != b.template { return a.template < b.template }
        if a.text != b.text { return a.text < b.text }
        return slotsPrecede(slots(of: a), slots(of: b))
    }

    private func slotsPrecede(_ a: UnsafeBufferPointer<SlotMatch>, _ b: UnsafeBufferPointer<SlotMatch>) -> Bool {
        for (left, right) in zip(a.reversed(), b.reversed()) where left != right { return left.precedes(right) }
        return a.count < b.count
    }
}
