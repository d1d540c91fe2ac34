import ParlanceGrammar

/// The order of readings: a total one, so that the best does not depend on anything but grammar, lists and utterance.
///
/// 1. what the caller prefers: first the metadata key, then the slot (found in a list), the longer its text the better;
/// 2. fewest wildcards;
/// 3. most literal text, in Unicode scalars (words for numbers count, digits do not);
/// 4. least text taken by wildcards;
/// 5. the intent's name;
/// 6. the order of declaration.
struct Ranking {
    let options: ParseOptions

    /// Best first. Candidates that a preference rules out are not among them.
    func ranked(_ candidates: [Candidate]) -> [Candidate] {
        preferred(candidates).sorted { precedes($0, $1) }
    }

    private func precedes(_ left: Candidate, _ right: Candidate) -> Bool {
        if left.state.outranks(right.state) { return true }
        if right.state.outranks(left.state) { return false }
        let a = left.block.intent.unicodeScalars
        let b = right.block.intent.unicodeScalars
        if !a.elementsEqual(b) { return a.lexicographicallyPrecedes(b) }
        return left.order < right.order
    }

    private func preferred(_ candidates: [Candidate]) -> [Candidate] {
        var kept = candidates
        if let key = options.preferredMetadata {
            kept = kept.preferring { $0.block.block.metadata[key]?.isTruthy ?? false }
        }
        if let name = options.preferredSlot {
            kept = kept.preferring { $0.hasListedSlot(named: name) }
            let longest = kept.compactMap { $0.textLength(ofSlot: name) }.max()
            kept = kept.filter { $0.textLength(ofSlot: name) == nil || $0.textLength(ofSlot: name) == longest }
        }
        return kept
    }
}

extension [Candidate] {
    /// Those that satisfy `isPreferred`, if any does.
    fileprivate func preferring(_ isPreferred: (Candidate) -> Bool) -> [Candidate] {
        let preferred = filter(isPreferred)
        return preferred.isEmpty ? self : preferred
    }
}

extension Candidate {
    /// Whether the slot has a value that is no wildcard's; said, fixed or from the context.
    fileprivate func hasListedSlot(named name: String) -> Bool {
        if let slot = spokenSlot(named: name) { return slot.value != .wildcard }
        return block.block.slots[name] != nil || block.block.requiredContext.contains { $0.slot == name }
    }

    /// The length of the slot's text in Unicode scalars; nil where its value is no text.
    fileprivate func textLength(ofSlot name: String) -> Int? {
        guard let slot = spokenSlot(named: name) else {
            return block.block.slots[name]?.string == nil ? nil : 0
        }
        guard slot.value != .wildcard else { return nil }
        if case .number = slot.value { return nil }
        if let output = lists.value(of: slot)?.output, output.string == nil { return nil }
        return text.bytes[slot.range].count { $0 & 0xC0 != 0x80 }
    }
}
