/// Names among which the one that was probably meant is looked for again and again.
///
/// Of very many names only those are compared that stand beside it in the alphabet, read from the front and from the back:
/// a slip leaves the letters before it and those behind it as they are. So a look-up takes no longer the more names there
/// are.
package struct SuggestionIndex: Sendable {
    /// So many names are all compared.
    private static let mostCompared = 500
    /// Of more, so many on each side of the place where the name would stand.
    private static let reach = 50

    private let names: [String]
    /// The same in the order of their last letters; empty if all are compared.
    private let backwards: [String]

    package init(_ names: some Sequence<String>) {
        let names = Set(names)
        self.names = names.sorted(by: Self.isBefore)
        backwards = names.count > Self.mostCompared ? names.sorted(by: Self.isBeforeFromBack) : []
    }

    /// The name nearest to `name`, as `Suggestion` finds it.
    package func nearest(to name: String) -> String? { Suggestion.nearest(to: name, among: candidates(for: name)) }

    /// The names that are compared with one.
    func candidates(for name: String) -> [String] {
        guard !backwards.isEmpty else { return names }
        return Self.around(name, in: names, Self.isBefore)
            + Self.around(name, in: backwards, Self.isBeforeFromBack)
    }

    private static func isBefore(_ left: String, _ right: String) -> Bool {
        left.utf8.lexicographicallyPrecedes(right.utf8)
    }

    private static func isBeforeFromBack(_ left: String, _ right: String) -> Bool {
        left.utf8.reversed().lexicographicallyPrecedes(right.utf8.reversed())
    }

    /// The names on both sides of the place where a name stands in their order, or would stand.
    private static func around(
        _ name: String,
        in names: [String],
        _ isBefore: (String, String) -> Bool
    ) -> [String] {
        var (low, high) = (0, names.count)
        while low < high {
            let middle = low + (high - low) / 2
            if isBefore(names[middle], name) { low = middle + 1 } else { high = middle }
        }
        return Array(names[max(0, low - reach)..<min(names.count, low + reach)])
    }
}
