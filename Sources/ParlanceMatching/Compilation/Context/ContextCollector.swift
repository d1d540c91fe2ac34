import ParlanceGrammar

/// Numbers the distinct contexts that the values of a list add; 0 has no entry that a block mentions.
struct ContextCollector {
    private let contexts: ContextTable
    /// For each added value the number of its context.
    private(set) var numbers: [Int32] = []
    private var all: [[ContextTable.Entry]] = [[]]
    private var known: [[ContextTable.Entry]: Int32] = [[]: 0]

    init(_ contexts: ContextTable) {
        self.contexts = contexts
    }

    mutating func add(_ context: [String: Value]) {
        numbers.append(context.isEmpty ? 0 : number(of: contexts.entries(of: context)))
    }

    private mutating func number(of context: [ContextTable.Entry]) -> Int32 {
        if context.isEmpty { return 0 }
        if let known = known[context] { return known }
        all.append(context)
        known[context] = Int32(all.count - 1)
        return Int32(all.count - 1)
    }

    /// The index in `entries` of the first entry of each context, then the count of all entries.
    var starts: Table<Int32> {
        Table(all.reduce(into: [Int32(0)]) { $0.append($0[$0.count - 1] + Int32($1.count)) })
    }

    var entries: Table<ContextTable.Entry> { Table(all.flatMap(\.self)) }
}
