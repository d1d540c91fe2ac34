extension Pattern {
    /// The positions where a match that begins at `start` can end; only for patterns without slots.
    ///
    /// - Parameter work: incremented for each part tested, once for each start position.
    func ends(in text: MatchedText, from start: Int, _ work: inout Int) -> [Int] {
        ends(in: text, from: [start], &work).sorted()
    }

    private func ends(in text: MatchedText, from starts: Set<Int>, _ work: inout Int) -> Set<Int> {
        work += starts.count
        switch self {
        case .slot: return []
        case .word(let bytes, _):
            return Set(starts.filter { text.buffer[$0...].starts(with: bytes) }.map { $0 + bytes.count })
        case .boundary:
            return Set(
                starts.compactMap { start in
                    text.isBlank(at: start) ? start + 1 : text.isBoundary(at: start) ? start : nil
                }
            )
        case .sequence(let items):
            return items.reduce(starts) { $0.isEmpty ? [] : $1.ends(in: text, from: $0, &work) }
        case .alternatives(let branches):
            return branches.reduce(into: []) { $0.formUnion($1.ends(in: text, from: starts, &work)) }
        case .marked(_, let pattern): return pattern.ends(in: text, from: starts, &work)
        case .permutation(let items):
            return Self.ends(ofAll: items, in: text, from: starts, &work)
        }
    }

    /// Extends the sets of items already read: 2ⁿ sets, not n! orders.
    private static func ends(
        ofAll items: [Pattern],
        in text: MatchedText,
        from starts: Set<Int>,
        _ work: inout Int
    ) -> Set<Int> {
        var reached = [Set<Int>](repeating: [], count: 1 << items.count)
        reached[0] = starts
        for done in reached.indices where !reached[done].isEmpty {
            for index in items.indices where done & (1 << index) == 0 {
                reached[done | (1 << index)].formUnion(items[index].ends(in: text, from: reached[done], &work))
            }
        }
        return reached[reached.count - 1]
    }
}
