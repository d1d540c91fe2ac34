/// A set of byte strings, each with the numbers that were given to it, laid out flat: the children of a node are
/// neighbours, in the order of their bytes.
struct ByteTrie: Sendable {
    struct Node: BitwiseCopyable, Sendable {
        /// The first child.
        var first: UInt32 = 0
        /// How many children there are.
        var count: UInt16 = 0
        /// Where the numbers of the member that ends here stand in `members`, behind how many they are; -1: none ends.
        var members: Int32 = -1
    }

    /// The root is the first.
    let nodes: Table<Node>
    /// For each node the byte that leads to it.
    let labels: Table<UInt8>
    /// For each byte the child of the root, 0: none.
    let roots: Table<UInt32>
    let members: Table<Int32>

    init(nodes: Table<Node>, labels: Table<UInt8>, members: Table<Int32>) {
        self.nodes = nodes
        self.labels = labels
        self.members = members
        var roots = [UInt32](repeating: 0, count: 256)
        for child in nodes[0].first..<nodes[0].first + UInt32(nodes[0].count) { roots[Int(labels[Int(child)])] = child }
        self.roots = Table(roots)
    }

    var isEmpty: Bool { nodes.count == 1 }

    var view: View { View(nodes: nodes.base, labels: labels.base, roots: roots.base, members: members.base) }

    /// The trie as the matcher walks through it; whoever has it keeps the trie as well.
    struct View: BitwiseCopyable {
        let nodes: UnsafePointer<Node>
        let labels: UnsafePointer<UInt8>
        let roots: UnsafePointer<UInt32>
        let members: UnsafePointer<Int32>

        /// The child that a byte leads to; 0: none.
        @inline(__always)
        func child(of node: Node, _ byte: UInt8) -> UInt32 {
            var low = node.first
            var high = low + UInt32(node.count)
            while high - low > 8 {
                let middle = (low + high) / 2
                if labels[Int(middle)] <= byte { low = middle } else { high = middle }
            }
            while low < high {
                if labels[Int(low)] == byte { return low }
                low += 1
            }
            return 0
        }
    }
}

extension ByteTrie.View {
    /// All members that `bytes` begins with from `start` on, the shortest first, each with its first number.
    @inline(__always)
    func forEachMatch(
        in bytes: UnsafeBufferPointer<UInt8>,
        from start: Int,
        _ body: (_ number: Int32, _ end: Int) -> Void
    ) {
        guard start < bytes.count else { return }
        var index = roots[Int(bytes[start])]
        var position = start
        while index != 0 {
            let node = nodes[Int(index)]
            position += 1
            if node.members >= 0 { body(members[Int(node.members) + 1], position) }
            guard position < bytes.count else { return }
            index = child(of: node, bytes[position])
        }
    }
}
