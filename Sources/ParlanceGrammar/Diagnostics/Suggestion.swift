/// Finds the name that was probably meant.
package enum Suggestion {
    /// Longer names are not compared: the time that takes grows with the square of the length.
    private static let lengthLimit = 64

    /// The candidate nearest to `name`, if it is near enough: a third of the letters may differ.
    package static func nearest(to name: String, among candidates: some Sequence<String>) -> String? {
        guard name.utf8.count <= lengthLimit else { return nil }
        let limit = max(1, name.count / 3)
        var best: (distance: Int, name: String)?
        for candidate in candidates where candidate != name && abs(candidate.count - name.count) <= limit {
            let distance = distance(name, candidate)
            guard distance <= limit else { continue }
            if let best, (best.distance, best.name) <= (distance, candidate) { continue }
            best = (distance, candidate)
        }
        return best?.name
    }

    /// The number of letters to insert, delete, replace or swap with their neighbour; case does not count.
    private static func distance(_ left: String, _ right: String) -> Int {
        let a = Array(left.lowercased())
        let b = Array(right.lowercased())
        guard !a.isEmpty, !b.isEmpty else { return max(a.count, b.count) }
        var beforeLast = [Int](repeating: 0, count: b.count + 1)
        var last = Array(0...b.count)
        for i in 1...a.count {
            var row = [i] + [Int](repeating: 0, count: b.count)
            for j in 1...b.count {
                row[j] = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1))
                let isSwap = i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1]
                if isSwap { row[j] = min(row[j], beforeLast[j - 2] + 1) }
            }
            (beforeLast, last) = (last, row)
        }
        return last[b.count]
    }
}
