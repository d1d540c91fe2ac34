import ParlanceGrammar

/// The context keys and values that blocks require or exclude, numbered, so that matching compares no strings.
struct ContextTable: Sendable {
    /// The number of a key or value that no block mentions.
    static let unmentioned: Int32 = -1
    /// The number for a key without a value.
    static let missing: Int32 = -2
    /// The number of `null`.
    static let null: Int32 = 0

    /// A key and its value.
    struct Entry: Hashable, Sendable, BitwiseCopyable {
        let key: Int32
        let value: Int32
    }

    private var keys: [String: Int32] = [:]
    /// The keys in the order of their numbers, at most `mostFewKeys`.
    private var fewKeys: [String] = []
    private static let mostFewKeys = 16
    private var values: [Value: Int32] = [.null: null]
    /// The distinct constraints of blocks; the first is empty.
    private(set) var constraints = [ContextConstraint(required: [], excluded: [])]
    private var constraintNumbers: [ContextConstraint: Int32] = [:]
    /// The keys whose values are compared; for others only the presence of a value counts.
    private var comparedKeys: Set<Int32> = []

    init() {}

    /// - Parameters:
    ///   - keys: in the order of their numbers, without duplicates.
    ///   - values: in the order of their numbers, without duplicates; the first is null.
    ///   - constraints: the first is empty.
    init(keys: [String], values: [Value], constraints: [ContextConstraint]) {
        self.keys = Dictionary(zip(keys, 0...)) { first, _ in first }
        fewKeys = Array(keys.prefix(Self.mostFewKeys))
        self.values = Dictionary(zip(values, 0...)) { first, _ in first }
        self.constraints = constraints
        for constraint in constraints { comparedKeys.formUnion(constraint.comparedKeys) }
    }

    /// The keys in the order of their numbers.
    var keysInOrder: [String] { keys.sorted { $0.value < $1.value }.map(\.key) }

    /// The values in the order of their numbers.
    var valuesInOrder: [Value] { values.sorted { $0.value < $1.value }.map(\.key) }

    /// The number of keys.
    var keyCount: Int { keys.count }

    /// The number of values.
    var valueCount: Int { values.count }

    /// The number of a block's context constraint, which is added if it is new.
    mutating func constraint(of block: SentenceBlock) -> Int32 {
        let required = block.requiredContext.map {
            ContextConstraint.Requirement(key: number(ofKey: $0.key), expected: expected($0.expected))
        }
        let excluded = block.excludedContext.sorted { $0.key < $1.key }.map { key, value in
            let values = if case .array(let values) = value { values } else { [value] }
            return ContextConstraint.Exclusion(key: number(ofKey: key), values: values.map { add($0) })
        }
        let constraint = ContextConstraint(required: required, excluded: excluded)
        if constraint == constraints[0] { return 0 }
        if let known = constraintNumbers[constraint] { return known }
        constraints.append(constraint)
        comparedKeys.formUnion(constraint.comparedKeys)
        constraintNumbers[constraint] = Int32(constraints.count - 1)
        return Int32(constraints.count - 1)
    }

    /// The entries of a context whose keys blocks mention, sorted by key.
    func entries(of context: [String: Value]) -> [Entry] {
        var entries = FlatArray<Entry>()
        collectEntries(of: context, in: &entries)
        return entries.elements().sorted { $0.key < $1.key }
    }

    /// Replaces `entries` with the entries of a context whose keys blocks mention, in no particular order.
    func collectEntries(of context: [String: Value], in entries: inout FlatArray<Entry>) {
        entries.removeAll()
        guard !context.isEmpty else { return }
        for (key, value) in context {
            guard let number = number(ofKnownKey: key) else { continue }
            let isCompared = comparedKeys.contains(number) || value.mayBeNull
            entries.append(Entry(key: number, value: isCompared ? self.number(of: value) : Self.unmentioned))
        }
    }

    /// The number of a key that blocks mention. If there are few, comparing them is faster than hashing the key.
    private func number(ofKnownKey key: String) -> Int32? {
        guard fewKeys.count == keys.count else { return keys[key] }
        let count = key.utf8.count
        return fewKeys.firstIndex { $0.utf8.count == count && $0 == key }.map { Int32($0) }
    }

    private func number(of value: Value) -> Int32 { values[value.bare] ?? Self.unmentioned }

    private mutating func expected(_ expectation: ContextRequirement.Expectation) -> [Int32]? {
        switch expectation {
        case .anything: nil
        case .value(let value): [add(value)]
        case .oneOf(let values): values.map { add($0) }
        }
    }

    private mutating func number(ofKey key: String) -> Int32 {
        if let known = keys[key] { return known }
        if fewKeys.count < Self.mostFewKeys { fewKeys.append(key) }
        keys[key] = Int32(keys.count)
        return Int32(keys.count - 1)
    }

    private mutating func add(_ value: Value) -> Int32 {
        if let known = values[value] { return known }
        values[value] = Int32(values.count)
        return Int32(values.count - 1)
    }
}

extension Value {
    fileprivate var mayBeNull: Bool {
        switch self {
        case .null, .object: true
        case .bool, .integer, .number, .string, .array: false
        }
    }

    /// The value itself: a context may wrap a value in an object with `value`, `text` and `metadata`.
    package var bare: Value {
        if case .object(let members) = self { members["value"] ?? .null } else { self }
    }
}
