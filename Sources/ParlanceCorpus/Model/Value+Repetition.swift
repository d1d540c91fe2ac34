import ParlanceGrammar

extension Value {
    private static let allKey = "all"

    /// The values of a slot that occurs several times, in the order of the text, as corpora write them: `{all: [onions,
    /// pickles]}`.
    static func all(_ values: [Value]) -> Value { .object([allKey: .array(values)]) }

    /// The values under `all`; nil if the value has another form.
    var repeatedValues: [Value]? {
        guard case .object(let members) = self, members.count == 1, case .array(let values)? = members[Self.allKey]
        else { return nil }
        return values
    }

    /// Whether the value meets an expectation.
    ///
    /// It must be equal or, if a list is expected, equal to one of its items (of a list, all items). If several values
    /// are expected (`all`), there must be as many, each as expected at its place. If one value is expected of a slot
    /// that occurs several times, the last counts, as in `slots`.
    func isExpected(by expected: Value) -> Bool {
        if self == expected { return true }
        if let wanted = expected.repeatedValues {
            let found = repeatedValues ?? [self]
            return found.count == wanted.count && zip(found, wanted).allSatisfy { $0.isExpected(by: $1) }
        }
        if let last = repeatedValues?.last { return last.isExpected(by: expected) }
        switch (self, expected) {
        case (.array(let items), .array(let allowed)): return items.allSatisfy(allowed.contains)
        case (_, .array(let allowed)): return allowed.contains(self)
        case (.array(let items), _): return items.contains(expected)
        default: return false
        }
    }
}
