/// A set of byte strings, each with a number, that finds all members at a position of a text.
struct ByteTrie: Sendable {
    private struct Node {
        /// The first child, and the next sibling; 0: none. The root is nobody's child.
        var child: Int32 = 0
        var sibling: Int32 = 0
        var byte: UInt8 = 0
        /// -1: no member ends here.
        var value: Int32 = -1
    }

    private var nodes = [Node()]

    /// Whether nothing is in it.
    var isEmpty: Bool { nodes.count == 1 }

    /// Adds a member; of members that are equal the first one stays.
    mutating func insert(_ bytes: some Sequence<UInt8>, value: Int) {
        var node = 0
        for byte in bytes { node = child(of: node, byte) ?? addChild(to: node, byte) }
        if nodes[node].value < 0 { nodes[node].value = Int32(value) }
    }

    /// All members that `bytes` begins with from `start` on, the shortest first.
    func matches(in bytes: [UInt8], from start: Int) -> [(value: Int, end: Int)] {
        var found: [(Int, Int)] = []
        var node = 0
        for position in start..<bytes.count {
            guard let next = child(of: node, bytes[position]) else { break }
            node = next
            if nodes[node].value >= 0 { found.append((Int(nodes[node].value), position + 1)) }
        }
        return found
    }

    static let root = 0

    /// Whether a member ends at a node.
    func holdsMember(at node: Int) -> Bool { nodes[node].value >= 0 }

    /// The node that a byte leads to.
    func child(of node: Int, _ byte: UInt8) -> Int? {
        var next = Int(nodes[node].child)
        while next != 0 {
            if nodes[next].byte == byte { return next }
            next = Int(nodes[next].sibling)
        }
        return nil
    }

    private mutating func addChild(to node: Int, _ byte: UInt8) -> Int {
        nodes.append(Node(sibling: nodes[node].child, byte: byte))
        nodes[node].child = Int32(nodes.count - 1)
        return nodes.count - 1
    }
}
