extension SourceNode {
    /// Puts `other` over this node: mappings key by key, lists one after the other, anything else replaced.
    func merging(_ other: SourceNode) -> SourceNode {
        switch (content, other.content) {
        case (.mapping(let entries), .mapping(let others)): replacing(.mapping(Self.merge(entries, others)))
        case (.sequence(let items), .sequence(let others)): replacing(.sequence(items + others))
        default: other
        }
    }

    private static func merge(_ entries: [Entry], _ others: [Entry]) -> [Entry] {
        var merged = entries
        var positions: [String: Int] = [:]
        for (index, entry) in entries.enumerated() { positions[entry.key.text] = index }
        for entry in others {
            if let index = positions[entry.key.text] {
                merged[index].value = merged[index].value.merging(entry.value)
            } else {
                positions[entry.key.text] = merged.count
                merged.append(entry)
            }
        }
        return merged
    }
}
