/// A list value with too many spoken forms for the list's trie, in a form that is quick to match: parts with few forms
/// are tries.
indirect enum ListPattern: Sendable {
    /// Literal text; a blank in the trie is the edge of a word.
    case trie(ByteTrie)
    case boundary
    case sequence([ListPattern])
    case alternatives([ListPattern])
    case permutation([ListPattern])

    /// - Parameter pattern: A pattern without slots; slots match nothing.
    init(_ pattern: Pattern) {
        if case .boundary = pattern {
            self = .boundary
        } else if let forms = pattern.literals(limit: ListCompiler.expansionLimit) {
            var builder = ByteTrieBuilder()
            for form in forms where !form.isEmpty { builder.insert(form, number: 0) }
            let trie = ListPattern.trie(builder.trie())
            self = forms.contains([]) ? .alternatives([trie, .sequence([])]) : trie
        } else {
            self.init(parts: pattern)
        }
    }

    private init(parts pattern: Pattern) {
        switch pattern {
        case .sequence(let items): self = .sequence(items.map { ListPattern($0) })
        case .alternatives(let items): self = .alternatives(items.map { ListPattern($0) })
        case .permutation(let items): self = .permutation(items.map { ListPattern($0) })
        case .marked(_, let pattern): self.init(pattern)
        case .word, .boundary, .slot, .repetition: self = .alternatives([])
        }
    }

    /// The positions where a match that begins at `start` can end, in increasing order.
    ///
    /// - Parameter work: incremented for each part tested, once for each start position.
    func ends(in text: MatchedText, from start: Int, _ work: inout Int) -> [Int] {
        ends(in: text, from: [start], &work).sorted()
    }

    private func ends(in text: MatchedText, from starts: [Int], _ work: inout Int) -> [Int] {
        work += starts.count
        switch self {
        case .trie(let trie):
            var ends: [Int] = []
            for start in starts { trie.view.forEachForm(in: text, from: start) { ends.add($0) } }
            return ends
        case .boundary:
            return starts.compactMap { start in
                text.isBlank(at: start) ? start + 1 : text.isBoundary(at: start) ? start : nil
            }
        case .sequence(let items):
            var reached = starts
            for item in items where !reached.isEmpty { reached = item.ends(in: text, from: reached, &work) }
            return reached
        case .alternatives(let items):
            var ends: [Int] = []
            for item in items { for end in item.ends(in: text, from: starts, &work) { ends.add(end) } }
            return ends
        case .permutation(let items): return Self.ends(ofAll: items, in: text, from: starts, &work)
        }
    }

    /// Extends the sets of items already read: 2ⁿ sets, not n! orders.
    private static func ends(
        ofAll items: [ListPattern],
        in text: MatchedText,
        from starts: [Int],
        _ work: inout Int
    ) -> [Int] {
        var reached = [[Int]](repeating: [], count: 1 << items.count)
        reached[0] = starts
        for done in reached.indices where !reached[done].isEmpty {
            for index in items.indices where done & (1 << index) == 0 {
                for end in items[index].ends(in: text, from: reached[done], &work) {
                    reached[done | (1 << index)].add(end)
                }
            }
        }
        return reached[reached.count - 1]
    }
}

extension [Int] {
    /// Adds a number that is not there yet.
    fileprivate mutating func add(_ number: Int) { if !contains(number) { append(number) } }
}

extension ByteTrie.View {
    /// Calls `body` with the end of each member that begins at a position. A blank in the trie is the edge of a word.
    /// Only for tries without tails.
    fileprivate func forEachForm(in text: MatchedText, from start: Int, _ body: (Int) -> Void) {
        var waiting: [(node: UInt32, position: Int)] = []
        if text.isBoundary(at: start), !text.isBlank(at: start), roots[0x20] != 0 {
            waiting.append((roots[0x20], start))
        }
        guard start < text.count || !waiting.isEmpty else { return }
        if start < text.count, case let first = roots[Int(text.bytes[start])], first != 0 {
            waiting.append((first, start + 1))
        }
        while var (index, position) = waiting.popLast() {
            while index != 0 {
                let node = nodes[Int(index)]
                if node.members >= 0 { body(position) }
                let byte = text.bytes[position]
                if byte != 0x20, text.isBoundary(at: position), case let edge = child(of: node, 0x20), edge != 0 {
                    waiting.append((edge, position))
                }
                guard position < text.count else { break }
                index = child(of: node, byte)
                position += 1
            }
        }
    }
}
