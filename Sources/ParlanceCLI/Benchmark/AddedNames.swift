import Parlance
import ParlanceMeasuring

/// Generated names in addition to the values of a list.
struct AddedNames {
    /// The maximum number of names in all sets of run-time lists together: each set has its own in memory.
    private static let limit = 10_000_000

    let count: Int
    /// The name of the list.
    let list: String

    /// A copy of the utterances with the names in every set of run-time lists.
    ///
    /// - Parameter defined: The grammar's own lists.
    func added(to workload: Workload, grammar defined: [String: SlotList]) throws -> Workload {
        try check(workload, defined)
        var generator = NameGenerator(words: 2...4)
        let names = generator.names(count).map { ListValue(input: Template(literal: $0), output: .string($0)) }
        return try workload.mapLists { lists in
            let old = try values(of: lists[list] ?? defined[list] ?? .values([]))
            return lists.merging([list: .values(old + names)]) { _, new in new }
        }
    }

    /// Checks that templates use the list; otherwise the names have no effect.
    private func check(_ workload: Workload, _ defined: [String: SlotList]) throws(BenchmarkError) {
        let most = Self.limit / workload.lists.count
        guard count <= most else {
            throw BenchmarkError(
                "\(Quantity.count(count)) names in each of \(Quantity.count(workload.lists.count)) sets of run-time "
                    + "lists are too many; add \(Quantity.count(most)) at most"
            )
        }
        let lists = workload.lists.reduce(defined) { $0.merging($1) { _, new in new } }
        guard lists[list] == nil else { return }
        let nearest = Suggestion.nearest(to: list, among: lists.keys.sorted())
        let advice = nearest.map { "did you mean --to \($0)?" } ?? "choose the list for the names with --to"
        throw BenchmarkError("no list is called '\(list)'; \(advice)")
    }

    private func values(of found: SlotList) throws(BenchmarkError) -> [ListValue] {
        switch found {
        case .values(let values): return values
        case .range: throw BenchmarkError("the list '\(list)' is a range; --to needs a list of values")
        case .typed(let type):
            throw BenchmarkError("the list '\(list)' has the type '\(type.name)'; --to needs a list of values")
        case .wildcard, .words: throw BenchmarkError("the list '\(list)' is a wildcard; --to needs a list of values")
        }
    }
}
