import ParlanceText

extension Pattern {
    /// Where the pattern may end if it begins at one of `starts`; for patterns without slots.
    func ends(in text: NormalizedText, from starts: Set<Int>) -> Set<Int> {
        switch self {
        case .slot: return []
        case .word(let bytes, _):
            return Set(starts.filter { text.bytes[$0...].starts(with: bytes) }.map { $0 + bytes.count })
        case .boundary:
            return Set(
                starts.compactMap { start in
                    if start < text.bytes.count, text.bytes[start] == UInt8(ascii: " ") { return start + 1 }
                    return text.isBoundary(at: start) ? start : nil
                }
            )
        case .sequence(let items):
            return items.reduce(starts) { $0.isEmpty ? [] : $1.ends(in: text, from: $0) }
        case .alternatives(let branches):
            return branches.reduce(into: []) { $0.formUnion($1.ends(in: text, from: starts)) }
        case .permutation(let items):
            if items.count < 2 { return items.first?.ends(in: text, from: starts) ?? starts }
            return items.indices.reduce(into: []) { ends, index in
                var rest = items
                let first = rest.remove(at: index)
                let middle = first.ends(in: text, from: starts)
                if !middle.isEmpty { ends.formUnion(Pattern.permutation(rest).ends(in: text, from: middle)) }
            }
        }
    }
}
