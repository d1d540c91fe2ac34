/// The order of readings: a total one, so that the best does not depend on anything but grammar, lists and utterance.
///
/// Readings with edits come after those without, unless a wildcard took a word that was probably misspelt
/// (`Matcher.correctedReading`); of these, what the edits cost goes before everything else. Then:
///
/// 1. what the caller prefers: first the metadata key, then the slot (found in a list), the longer its text the better;
/// 2. least text taken by wildcards, in Unicode scalars without blanks; so no wildcards come before any;
/// 3. fewest wildcards;
/// 4. most literal text, in Unicode scalars without blanks (words for numbers count, digits do not);
/// 5. the intent's name;
/// 6. the order of declaration;
/// 7. the utterance as it was said before the utterance without skip words;
/// 8. within one template the slots, from the last to the first: the earlier begun, the shorter, the one the grammar
///    mentions first, the value that comes first in its list.
extension Candidates {
    /// The numbers of the candidates, best first. Those that a preference rules out are not among them.
    func ranked() -> [Int] { ranked(0..<count) }

    /// The same for some of the candidates.
    func ranked(_ candidates: some Sequence<Int>) -> [Int] {
        let preference = bestPreference(of: candidates)
        return candidates.filter { self[$0].preference.isAsGood(as: preference) }.sorted { precedes($0, $1) }
    }

    /// The numbers of the candidates that a preference rules out, in the order of what remains of the ranking.
    func ruledOut() -> [Int] {
        let preference = bestPreference()
        return (0..<count).filter { !self[$0].preference.isAsGood(as: preference) }.sorted { precedes($0, $1) }
    }

    /// Whether a preference rules a candidate out.
    func isRuledOut(_ candidate: Int) -> Bool { !self[candidate].preference.isAsGood(as: bestPreference()) }

    /// The highest preference rank, and the longest text among those that have it.
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

    /// The number of the best candidate; nil if there is none.
    func best() -> Int? {
        let preference = bestPreference()
        var best: Int?
        for index in 0..<count where self[index].preference.isAsGood(as: preference) {
            if best.map({ precedes(index, $0) }) ?? true { best = index }
        }
        return best
    }

    /// Whether a candidate comes before another, preferences aside.
    func precedes(_ left: Int, _ right: Int) -> Bool {
        let (a, b) = (self[left], self[right])
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
