import ParlanceGrammar

/// A block's demands on the context by keys and values, so that those of two grammars can be compared.
struct ContextDemands {
    /// A key that must have a value; nil: any value but null.
    fileprivate struct Requirement {
        let key: String
        let expected: Set<Value>?
    }

    private let required: [Requirement]
    private let excluded: [String: Set<Value>]

    /// - Parameter constraint: the number of a constraint in the table.
    init(_ constraint: Int32, _ contexts: ContextTable) {
        let (keys, values) = (contexts.keysInOrder, contexts.valuesInOrder)
        let demands = contexts.constraints[Int(constraint)]
        required = demands.required.map { requirement in
            let expected = requirement.expected.map { Set($0.map { values[Int($0)] }) }
            return Requirement(key: keys[Int(requirement.key)], expected: expected)
        }
        excluded = Dictionary(
            demands.excluded.map { (keys[Int($0.key)], Set($0.values.map { values[Int($0)] })) },
            uniquingKeysWith: { $0.union($1) }
        )
    }

    /// Whether every context that satisfies other demands satisfies these.
    func areImplied(by other: ContextDemands) -> Bool {
        required.allSatisfy { requirement in
            other.required.contains { $0.key == requirement.key && requirement.admitsAll(of: $0) }
        }
            && excluded.allSatisfy { key, values in other.excluded[key].map(values.isSubset) ?? false }
    }
}

extension ContextDemands.Requirement {
    /// Whether every value that satisfies another requirement satisfies this one.
    fileprivate func admitsAll(of other: Self) -> Bool {
        guard let expected else { return other.expected.map { !$0.contains(.null) } ?? true }
        return other.expected.map { $0.isSubset(of: expected) } ?? false
    }
}
