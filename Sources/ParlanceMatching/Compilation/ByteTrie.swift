/// A set of byte strings, each with the numbers that were given to it, laid out flat: the children of a node are
/// neighbours, in the order of their bytes.
///
/// Where only one member goes on, a trie may hold the rest of it as a *tail*, one byte each instead of a node. A tail belongs to a
/// node without children; the member that it ends has one number.
struct ByteTrie: Sendable {
    struct Node: BitwiseCopyable, Sendable {
        /// The first child; of a node with a tail, where that begins in `tails`, behind how long it is.
        var first: UInt32 = 0
        /// How many children there are.
        var count: UInt16 = 0
        /// Where the numbers of the member that ends here stand in `members`, behind how many they are; -1: none ends;
        /// below that: -2 less the number of the member that ends with the node's tail.
        var members: Int32 = -1

        /// Whether it has a tail.
        @inline(__always)
        var hasTail: Bool { members < -1 }

        /// The number of the member that ends with the tail.
        @inline(__always)
        var tailNumber: Int32 { -2 - members }

        static func tail(at start: Int, number: Int32) -> Node {
            Node(first: UInt32(start), count: 0, members: -2 - number)
        }
    }

    /// Longer tails are none: their lengths take a byte.
    static let longestTail = 255

    /// The root is the first.
    let nodes: Table<Node>
    /// For each node the byte that leads to it.
    let labels: Table<UInt8>
    /// For each byte the child of the root, 0: none.
    let roots: Table<UInt32>
    let members: Table<Int32>
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

    /// How many bytes it takes.
    var byteCount: Int {
        nodes.count * (MemoryLayout<Node>.stride + 1) + tails.count
            + (members.count + roots.count) * MemoryLayout<Int32>.stride
    }

    var view: View {
        View(nodes: nodes.base, labels: labels.base, roots: roots.base, members: members.base, tails: tails.base)
    }

    /// The trie as the matcher walks through it; whoever has it keeps the trie as well.
    struct View: BitwiseCopyable {
        let nodes: UnsafePointer<Node>
        let labels: UnsafePointer<UInt8>
        let roots: UnsafePointer<UInt32>
        let members: UnsafePointer<Int32>
        let tails: UnsafePointer<UInt8>

        /// A trie of which only the roots are asked; they tell which bytes something begins with.
        func beginning(where roots: UnsafePointer<UInt32>) -> Self {
            Self(nodes: nodes, labels: labels, roots: roots, members: members, tails: tails)
        }

        /// The bytes of a node's tail.
        @inline(__always)
        func tail(of node: Node) -> UnsafeBufferPointer<UInt8> {
            let start = tails + Int(node.first)
            return UnsafeBufferPointer(start: start + 1, count: Int(start.pointee))
        }

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

extension ByteTrie {
    /// A place that letters lead to: a node, or so many bytes behind one, within its tail.
    struct Place: BitwiseCopyable, Hashable {
        fileprivate let node: UInt32
        fileprivate let passed: Int32

        /// Where nothing has been read.
        static var root: Place { Place(node: 0, passed: 0) }

        /// All that tells it from other places, for hashing.
        var bits: UInt64 { UInt64(node) << 32 | UInt64(UInt32(bitPattern: passed)) }
    }

    /// The first number of the member that ends at a place; nil: none does.
    func number(at place: Place) -> Int32? {
        let node = nodes[Int(place.node)]
        if node.hasTail { return Int(place.passed) == view.tail(of: node).count ? node.tailNumber : nil }
        return node.members >= 0 ? members[Int(node.members) + 1] : nil
    }

    /// How many bytes may follow at a place.
    func followerCount(of place: Place) -> Int {
        let node = nodes[Int(place.node)]
        return node.hasTail ? min(view.tail(of: node).count - Int(place.passed), 1) : Int(node.count)
    }

    /// One of the bytes that may follow, in order, and where it leads.
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
    /// Where the numbers of the member that ends at a place stand in `members`, or, of one that ends with a tail, the
    /// complement of its number; nil: none ends there.
    @inline(__always)
    func members(at place: ByteTrie.Place) -> Int32? {
        let node = nodes[Int(place.node)]
        if node.hasTail { return Int(place.passed) == tail(of: node).count ? ~node.tailNumber : nil }
        return node.members >= 0 ? node.members : nil
    }

    /// Whether a member goes on behind a place.
    @inline(__always)
    func goesOn(at place: ByteTrie.Place) -> Bool {
        let node = nodes[Int(place.node)]
        return node.count > 0 || node.hasTail && Int(place.passed) < tail(of: node).count
    }

    /// Where a byte leads to from a place; nil: no member goes on with it.
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

    /// All members that `bytes` begins with from `start` on, the shortest first, each with its first number. For tries
    /// without tails.
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
