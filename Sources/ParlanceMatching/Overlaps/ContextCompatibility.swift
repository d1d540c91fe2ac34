import ParlanceGrammar

/// Tests whether the context constraints of two blocks can hold at once.
struct ContextCompatibility {
    private let contexts: ContextTable
    private let keys: [String]
    private let values: [Value]

    init(_ contexts: ContextTable) {
        self.contexts = contexts
        keys = contexts.keysInOrder
        values = contexts.valuesInOrder
    }

    /// The combined demands on a key.
    fileprivate struct Demand {
        /// The accepted values; nil: any value.
        var allowed: Set<Int32>?
        var excluded: Set<Int32> = []
        var mustExist = false
    }

    /// A context that satisfies both constraints; nil if there is none.
    func context(for first: Int32, _ second: Int32) -> [String: Value]? {
        var demands: [Int32: Demand] = [:]
        for constraint in [contexts.constraints[Int(first)], contexts.constraints[Int(second)]] {
            for requirement in constraint.required { demands[requirement.key, default: Demand()].require(requirement) }
            for exclusion in constraint.excluded {
                demands[exclusion.key, default: Demand()].excluded.formUnion(exclusion.values)
            }
        }
        var context: [String: Value] = [:]
        for (key, demand) in demands where demand.mustExist {
            guard let value = value(for: demand) else { return nil }
            context[keys[Int(key)]] = value
        }
        return context
    }

    private func value(for demand: Demand) -> Value? {
        guard let allowed = demand.allowed else { return .string("anything") }
        return allowed.subtracting(demand.excluded).min().map { values[Int($0)] }
    }

    /// Whether every context that satisfies the second constraint satisfies the first as well.
    func isImplied(_ first: Int32, by second: Int32) -> Bool {
        if first == second || first == 0 { return true }
        let (weak, strong) = (contexts.constraints[Int(first)], contexts.constraints[Int(second)])
        return weak.required.allSatisfy { requirement in
            strong.required.contains { $0.key == requirement.key && requirement.admitsAll(of: $0) }
        }
            && weak.excluded.allSatisfy { exclusion in
                strong.excluded.contains { $0.key == exclusion.key && Set(exclusion.values).isSubset(of: $0.values) }
            }
    }
}

extension ContextCompatibility.Demand {
    fileprivate mutating func require(_ requirement: ContextConstraint.Requirement) {
        mustExist = true
        guard let expected = requirement.expected else { return }
        allowed = allowed?.intersection(expected) ?? Set(expected)
    }
}

extension ContextConstraint.Requirement {
    /// Whether every value that satisfies another requirement satisfies this one.
    fileprivate func admitsAll(of other: ContextConstraint.Requirement) -> Bool {
        guard let expected else { return other.expected.map { !$0.contains(ContextTable.null) } ?? true }
        return other.expected.map { Set($0).isSubset(of: expected) } ?? false
    }
}
