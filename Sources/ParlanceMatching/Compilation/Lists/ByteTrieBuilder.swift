/// Collects byte strings and builds a trie of them.
struct ByteTrieBuilder {
    private var bytes: [UInt8] = []
    private var keys: [Key] = []

    private struct Key {
        let start: Int
        let count: Int
        let number: Int32
    }

    /// Adds a member, or another number to a member that was added before.
    mutating func insert(_ key: some Collection<UInt8>, number: Int) {
        keys.append(Key(start: bytes.count, count: key.count, number: Int32(number)))
        bytes += key
    }

    /// Builds the trie.
    ///
    /// - Parameter withTails: whether the trie may have tails.
    /// - Complexity: O(*n* log *n*) comparisons of keys, then linear in their bytes.
    func trie(withTails: Bool = false) -> ByteTrie {
        bytes.withUnsafeBufferPointer { bytes in
            var keys = keys.sorted { Self.precedes($0, $1, in: bytes) }
            if withTails { Self.removeRepeated(from: &keys, in: bytes) }
            var layout = Layout(bytes: bytes, keys: keys, hasTails: withTails)
            return layout.trie()
        }
    }

    /// Removes repeated pairs of member and number: they would count as two continuations.
    private static func removeRepeated(from keys: inout [Key], in bytes: UnsafeBufferPointer<UInt8>) {
        var kept = 0
        for key in keys {
            if kept > 0, !precedes(keys[kept - 1], key, in: bytes) { continue }
            keys[kept] = key
            kept += 1
        }
        keys.removeSubrange(kept...)
    }

    private static func precedes(_ left: Key, _ right: Key, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        for offset in 0..<min(left.count, right.count) {
            let (a, b) = (bytes[left.start + offset], bytes[right.start + offset])
            if a != b { return a < b }
        }
        return (left.count, left.number) < (right.count, right.number)
    }

    /// Lays out nodes level by level, so that the children of a node are adjacent.
    private struct Layout {
        let bytes: UnsafeBufferPointer<UInt8>
        /// Sorted.
        let keys: [Key]
        let hasTails: Bool
        private var nodes = [ByteTrie.Node()]
        private var labels: [UInt8] = [0]
        private var members: [Int32] = []
        private var tails: [UInt8] = []

        init(bytes: UnsafeBufferPointer<UInt8>, keys: [Key], hasTails: Bool) {
            self.bytes = bytes
            self.keys = keys
            self.hasTails = hasTails
        }

        mutating func trie() -> ByteTrie {
            var level: [(node: Int, keys: Range<Int>)] = [(0, 0..<keys.count)]
            var depth = 0
            while !level.isEmpty {
                level = level.flatMap { expand($0.node, keys: $0.keys, depth: depth) }
                depth += 1
            }
            return ByteTrie(nodes: Table(nodes), labels: Table(labels), members: Table(members), tails: Table(tails))
        }

        private mutating func expand(_ node: Int, keys range: Range<Int>, depth: Int) -> [(node: Int, keys: Range<Int>)]
        {
            let rest = endMembers(at: node, keys: range, depth: depth)
            nodes[node].first = UInt32(nodes.count)
            var children: [(node: Int, keys: Range<Int>)] = []
            var start = rest.lowerBound
            while start < rest.upperBound {
                let byte = bytes[keys[start].start + depth]
                var end = start + 1
                while end < rest.upperBound, bytes[keys[end].start + depth] == byte { end += 1 }
                labels.append(byte)
                if let tail = tail(of: start..<end, behind: depth + 1) {
                    nodes.append(tail)
                } else {
                    children.append((nodes.count, start..<end))
                    nodes.append(ByteTrie.Node())
                }
                start = end
            }
            nodes[node].count = UInt16(nodes.count - Int(nodes[node].first))
            return children
        }

        /// A node with the rest of the only key of a range as its tail; nil if a tail is not possible.
        private mutating func tail(of range: Range<Int>, behind depth: Int) -> ByteTrie.Node? {
            guard hasTails, range.count == 1 else { return nil }
            let key = keys[range.lowerBound]
            let rest = bytes[key.start + depth..<key.start + key.count]
            guard 1...ByteTrie.longestTail ~= rest.count else { return nil }
            defer {
                tails.append(UInt8(rest.count))
                tails += rest
            }
            return .tail(at: tails.count, number: key.number)
        }

        /// Stores the numbers of the keys that end at a node.
        ///
        /// - Returns: the remaining keys.
        private mutating func endMembers(at node: Int, keys range: Range<Int>, depth: Int) -> Range<Int> {
            var end = range.lowerBound
            while end < range.upperBound, keys[end].count == depth { end += 1 }
            guard end > range.lowerBound, depth > 0 else { return end..<range.upperBound }
            nodes[node].members = Int32(members.count)
            members.append(0)
            let start = members.count
            for key in keys[range.lowerBound..<end] where members.count == start || members.last != key.number {
                members.append(key.number)
            }
            members[start - 1] = Int32(members.count - start)
            return end..<range.upperBound
        }
    }
}
