/// A set of byte strings (members), each with the numbers assigned to it, in a flat layout: the children of a node are
/// adjacent, in the order of their bytes.
///
/// Where only one member continues, a trie may store its rest as a *tail*, with one byte instead of one node per byte.
/// A tail belongs to a node without children; its member has one number.
struct ByteTrie: Sendable {
    /// A node, without its label.
    struct Node: BitwiseCopyable, Sendable {
        /// The index of the first child; for a node with a tail, the offset in `tails` of the tail's length byte.
        var first: UInt32 = 0
        /// The number of children.
        var count: UInt16 = 0
        /// The index in `members` of the count of the numbers of the member that ends here, before the numbers;
        /// -1: no member ends here; less than -1: -2 minus the number of the member that ends with the node's tail.
        var members: Int32 = -1

        /// Whether the node has a tail.
        @inline(__always)
        var hasTail: Bool { members < -1 }

        /// The number of the member that ends with the tail; only for nodes with a tail.
        @inline(__always)
        var tailNumber: Int32 { -2 - members }

        static func tail(at start: Int, number: Int32) -> Node {
            Node(first: UInt32(start), count: 0, members: -2 - number)
        }
    }

    /// The maximum length of a tail in bytes: its length is stored in one byte.
    static let longestTail = 255

    /// The nodes in level order; the first is the root.
    let nodes: Table<Node>
    /// For each node the byte that leads to it; unused for the root.
    let labels: Table<UInt8>
    /// For each byte the child of the root, 0 if there is none.
    let roots: Table<UInt32>
    /// For each member without a tail the count of its numbers, then the numbers in increasing order.
    let members: Table<Int32>
    /// For each tail its length, then its bytes.
    let tails: Table<UInt8>

    init(nodes: Table<Node>, labels: Table<UInt8>, members: Table<Int32>, tails: Table<UInt8> = Table([])) {
        self.nodes = nodes
        self.labels = labels
        self.members = members
        self.tails = tails
        var roots = [UInt32](repeating: 0, count: 256)
        for child in nodes[0].first..<nodes[0].first + UInt32(nodes[0].count) { roots[Int(labels[Int(child)])] = child }
        self.roots = Table(roots)
    }

    var isEmpty: Bool { nodes.count == 1 }

    /// The memory of the tables in bytes.
    var byteCount: Int {
        nodes.count * (MemoryLayout<Node>.stride + 1) + tails.count
            + (members.count + roots.count) * MemoryLayout<Int32>.stride
    }

    /// The tables as raw pointers; valid while the trie exists.
    var view: View {
        View(nodes: nodes.base, labels: labels.base, roots: roots.base, members: members.base, tails: tails.base)
    }

    /// Unretained pointers to a trie for the matcher; the owner must keep the trie alive.
    struct View: BitwiseCopyable {
        let nodes: UnsafePointer<Node>
        let labels: UnsafePointer<UInt8>
        let roots: UnsafePointer<UInt32>
        let members: UnsafePointer<Int32>
        let tails: UnsafePointer<UInt8>

        /// A view with other roots, used only to test which first bytes are possible.
        func beginning(where roots: UnsafePointer<UInt32>) -> Self {
            Self(nodes: nodes, labels: labels, roots: roots, members: members, tails: tails)
        }

        /// The bytes of a node's tail; only for nodes with a tail.
        @inline(__always)
        func tail(of node: Node) -> UnsafeBufferPointer<UInt8> {
            let start = tails + Int(node.first)
            return UnsafeBufferPointer(start: start + 1, count: Int(start.pointee))
        }

        /// The child for a byte, 0 if there is none: binary search down to 8 children, then linear.
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

extension ByteTrie {
    /// A position in a trie: a node, or an offset within its tail.
    struct Place: BitwiseCopyable, Hashable {
        fileprivate let node: UInt32
        fileprivate let passed: Int32

        /// The position before the first byte.
        static var root: Place { Place(node: 0, passed: 0) }

        /// All fields in one integer, for hashing.
        var bits: UInt64 { UInt64(node) << 32 | UInt64(UInt32(bitPattern: passed)) }
    }

    /// The first number of the member that ends at a place; nil if none ends there.
    func number(at place: Place) -> Int32? {
        let node = nodes[Int(place.node)]
        if node.hasTail { return Int(place.passed) == view.tail(of: node).count ? node.tailNumber : nil }
        return node.members >= 0 ? members[Int(node.members) + 1] : nil
    }

    /// The number of bytes that can follow at a place.
    func followerCount(of place: Place) -> Int {
        let node = nodes[Int(place.node)]
        return node.hasTail ? min(view.tail(of: node).count - Int(place.passed), 1) : Int(node.count)
    }

    /// The byte with an index among those that can follow, in increasing order, and the place after it.
    func follower(_ index: Int, of place: Place) -> (byte: UInt8, place: Place) {
        let node = nodes[Int(place.node)]
        if node.hasTail {
            return (
                view.tail(of: node)[Int(place.passed)], Place(node: place.node, passed: place.passed + 1)
            )
        }
        let child = node.first + UInt32(index)
        return (labels[Int(child)], Place(node: child, passed: 0))
    }
}

extension ByteTrie.View {
    /// The index in `members` of the entry of the member that ends at a place; for a member that ends with a tail, the
    /// complement of its number; nil if none ends there.
    @inline(__always)
    func members(at place: ByteTrie.Place) -> Int32? {
        let node = nodes[Int(place.node)]
        if node.hasTail { return Int(place.passed) == tail(of: node).count ? ~node.tailNumber : nil }
        return node.members >= 0 ? node.members : nil
    }

    /// Whether a member continues after a place.
    @inline(__always)
    func goesOn(at place: ByteTrie.Place) -> Bool {
        let node = nodes[Int(place.node)]
        return node.count > 0 || node.hasTail && Int(place.passed) < tail(of: node).count
    }

    /// The place after a byte; nil if no member continues with it.
    @inline(__always)
    func place(behind place: ByteTrie.Place, _ byte: UInt8) -> ByteTrie.Place? {
        let node = nodes[Int(place.node)]
        if node.hasTail {
            let tail = tail(of: node)
            guard Int(place.passed) < tail.count, tail[Int(place.passed)] == byte else { return nil }
            return ByteTrie.Place(node: place.node, passed: place.passed + 1)
        }
        let child = child(of: node, byte)
        return child == 0 ? nil : ByteTrie.Place(node: child, passed: 0)
    }

    /// Calls `body` for all members that are prefixes of `bytes` at `start`, the shortest first, each with its first
    /// number. Only for tries without tails.
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
