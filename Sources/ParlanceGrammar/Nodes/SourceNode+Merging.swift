extension SourceNode {
    /// Merges nodes in order: mappings key by key, lists by concatenation, all else by replacement.
    ///
    /// - Returns: nil if there are none.
    /// - Complexity: linear in their content.
    static func merged(_ nodes: [SourceNode]) -> SourceNode? {
        guard let last = nodes.last else { return nil }
        // A node of another kind replaces all nodes before it.
        let same = Array(nodes[(nodes.lastIndex { !$0.mayMerge(with: last) }.map { $0 + 1 } ?? 0)...])
        guard same.count > 1, let first = same.first else { return last }
        switch last.content {
        case .mapping: return first.replacing(.mapping(mergedEntries(of: same)))
        case .sequence: return first.replacing(.sequence(same.flatMap(\.items)))
        case .scalar: return last
        }
    }

    private func mayMerge(with other: SourceNode) -> Bool {
        switch (content, other.content) {
        case (.mapping, .mapping), (.sequence, .sequence): true
        default: false
        }
    }

    private var items: [SourceNode] {
        if case .sequence(let items) = content { items } else { [] }
    }

    /// Each key once, at its first position, with all its values merged.
    private static func mergedEntries(of nodes: [SourceNode]) -> [Entry] {
        var keys: [SourceNode] = []
        var values: [[SourceNode]] = []
        var positions: [String: Int] = [:]
        for entry in nodes.lazy.flatMap(\.entries) {
            if let position = positions[entry.key.text] {
                values[position].append(entry.value)
            } else {
                positions[entry.key.text] = keys.count
                keys.append(entry.key)
                values.append([entry.value])
            }
        }
        return zip(keys, values).compactMap { key, values in merged(values).map { Entry(key: key, value: $0) } }
    }
}
