/// An index of names for repeated suggestions.
///
/// Of very many names, only the alphabetic neighbours are compared, forwards and backwards: a typo leaves the letters
/// before and after it unchanged. So the time of a lookup does not grow with the number of names.
package struct SuggestionIndex: Sendable {
    /// The maximum number of names for comparing all of them.
    private static let mostCompared = 500
    /// The number of neighbours on each side of the name in larger sets.
    private static let reach = 50

    /// A name with its sort key, which ignores case.
    private struct Entry {
        let key: [UInt8]
        let name: String
    }

    private let names: [String]
    /// The names sorted by their first letters and by their last ones; empty if all are compared.
    private let orders: (forwards: [Entry], backwards: [Entry])

    package init(_ names: some Sequence<String>) {
        self.names = Set(names).sorted()
        let isLarge = self.names.count > Self.mostCompared
        orders = isLarge ? (Self.entries(self.names, Self.key), Self.entries(self.names, Self.backwardKey)) : ([], [])
    }

    /// The name nearest to `name`, as `Suggestion` finds it.
    package func nearest(to name: String) -> String? { Suggestion.nearest(to: name, among: candidates(for: name)) }

    /// The names to compare with a name.
    func candidates(for name: String) -> [String] {
        guard !orders.forwards.isEmpty else { return names }
        return Self.around(Self.key(name), in: orders.forwards)
            + Self.around(Self.backwardKey(name), in: orders.backwards)
    }

    private static func key(_ name: String) -> [UInt8] { Array(name.lowercased().utf8) }

    private static func backwardKey(_ name: String) -> [UInt8] { name.lowercased().utf8.reversed() }

    private static func entries(_ names: [String], _ key: (String) -> [UInt8]) -> [Entry] {
        names.map { Entry(key: key($0), name: $0) }.sorted { $0.key.lexicographicallyPrecedes($1.key) }
    }

    /// The names on both sides of the sorted position of a name.
    private static func around(_ key: [UInt8], in entries: [Entry]) -> [String] {
        var (low, high) = (0, entries.count)
        while low < high {
            let middle = low + (high - low) / 2
            if entries[middle].key.lexicographicallyPrecedes(key) { low = middle + 1 } else { high = middle }
        }
        return entries[max(0, low - reach)..<min(entries.count, low + reach)].map(\.name)
    }
}
