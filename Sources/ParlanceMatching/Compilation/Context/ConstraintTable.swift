/// The context constraints of blocks in a flat layout, for the matcher.
struct ConstraintTable: Sendable {
    /// A key with the values that are required or excluded.
    struct Demand: BitwiseCopyable, Sendable {
        let key: Int32
        fileprivate let first: Int32
        /// The number of values; -1: any value but null.
        fileprivate let count: Int32
    }

    private struct Row: BitwiseCopyable, Sendable {
        let first: Int32
        let requiredCount: Int32
        let excludedCount: Int32
    }

    private let rows: Table<Row>
    private let demands: Table<Demand>
    private let values: Table<Int32>

    init(_ constraints: [ContextConstraint]) {
        var rows: [Row] = []
        var demands: [Demand] = []
        var values: [Int32] = []
        func add(_ key: Int32, _ expected: [Int32]?) {
            demands.append(
                Demand(key: key, first: Int32(values.count), count: expected.map { Int32($0.count) } ?? -1)
            )
            values += expected ?? []
        }
        for constraint in constraints {
            rows.append(
                Row(
                    first: Int32(demands.count),
                    requiredCount: Int32(constraint.required.count),
                    excludedCount: Int32(constraint.excluded.count)
                )
            )
            for requirement in constraint.required { add(requirement.key, requirement.expected) }
            for exclusion in constraint.excluded { add(exclusion.key, exclusion.values) }
        }
        self.rows = Table(rows)
        self.demands = Table(demands)
        self.values = Table(values)
    }

    /// The constraint with a number; valid while the table exists.
    @inline(__always)
    subscript(number: Int32) -> Constraint {
        let row = rows[Int(number)]
        let first = demands.base + Int(row.first)
        return Constraint(
            required: UnsafeBufferPointer(start: first, count: Int(row.requiredCount)),
            excluded: UnsafeBufferPointer(start: first + Int(row.requiredCount), count: Int(row.excludedCount)),
            values: values.base
        )
    }

    /// The context constraint of a block.
    struct Constraint {
        let required: UnsafeBufferPointer<Demand>
        fileprivate let excluded: UnsafeBufferPointer<Demand>
        fileprivate let values: UnsafePointer<Int32>

        @inline(__always)
        var isEmpty: Bool { required.isEmpty && excluded.isEmpty }

        /// Whether a value meets a requirement; a missing value counts as null.
        func holds(_ demand: Demand, for value: Int32) -> Bool {
            let value = value == ContextTable.missing ? ContextTable.null : value
            return demand.count < 0 ? value != ContextTable.null : contains(demand, value)
        }

        /// Whether no entry of a context contradicts the block. Required keys may still be missing.
        func admits(_ context: UnsafeBufferPointer<ContextTable.Entry>) -> Bool {
            for entry in context {
                for demand in required where demand.key == entry.key && demand.count >= 0 {
                    if !contains(demand, entry.value) { return false }
                }
                for demand in excluded where demand.key == entry.key && contains(demand, entry.value) { return false }
            }
            return true
        }

        private func contains(_ demand: Demand, _ value: Int32) -> Bool {
            for index in demand.first..<demand.first + demand.count where values[Int(index)] == value { return true }
            return false
        }
    }
}
