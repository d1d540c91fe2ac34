import ParlanceGrammar

/// What the lists of a grammar deliver, to find lists with common values.
struct ListOutputs {
    private let outputs: [String: Set<Value>]

    /// - Complexity: Linear in the values.
    init(_ lists: [String: SlotList]) {
        outputs = lists.compactMapValues { list in
            guard case .values(let values) = list else { return nil }
            return Set(values.map { $0.output ?? .string($0.input.text.lowercased()) })
        }
    }

    /// Whether two lists deliver a common value.
    func overlap(_ one: String, _ other: String) -> Bool {
        guard let one = outputs[one], let other = outputs[other] else { return false }
        return !one.isDisjoint(with: other)
    }
}
