import ParlanceGrammar

extension Understanding {
    /// Whether one reading may meet both expectations.
    ///
    /// - Parameter tacit: Slots that an expectation may omit.
    func isCompatible(with other: Understanding, tacit: Set<String>) -> Bool {
        guard intent == other.intent else { return false }
        if let response, let others = other.response, response != others { return false }
        for (key, value) in metadata {
            if let others = other.metadata[key], !value.isCompatible(with: others) { return false }
        }
        return Set(slots.keys).union(other.slots.keys).allSatisfy { name in
            guard let own = slots[name] else { return ignoresOtherSlots || tacit.contains(name) }
            guard let others = other.slots[name] else { return other.ignoresOtherSlots || tacit.contains(name) }
            return own.isCompatible(with: others)
        }
    }
}

extension Value {
    /// Whether one value may meet both expectations. Texts are compared regardless of case, because equal utterances may
    /// differ in it.
    fileprivate func isCompatible(with other: Value) -> Bool {
        if isExpected(by: other) || other.isExpected(by: self) { return true }
        return !Set(allowed).isDisjoint(with: other.allowed)
    }

    /// The values that meet the expectation, for comparison.
    private var allowed: [String] {
        guard case .array(let items) = self else { return [description.lowercased()] }
        return items.map { $0.description.lowercased() }
    }
}
