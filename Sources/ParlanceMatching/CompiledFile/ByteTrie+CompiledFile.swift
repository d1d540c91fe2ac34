extension CompiledFileWriter {
    mutating func write(_ trie: ByteTrie) {
        write(trie.nodes)
        write(trie.labels)
        write(trie.members)
    }
}

extension CompiledFileReader {
    /// Reads a trie without tails and checks it, unless its origin is trusted.
    ///
    /// - Parameter numbers: the valid numbers of members.
    mutating func trie(of numbers: Range<Int>) throws(CompiledGrammarError) -> ByteTrie {
        let nodes = try table(of: ByteTrie.Node.self)
        let labels = try table(of: UInt8.self)
        let members = try table(of: Int32.self)
        try require(nodes.count > 0 && labels.count == nodes.count)
        if trust < .origin { try check(nodes, labels, members, numbers) }
        return ByteTrie(nodes: nodes, labels: labels, members: members)
    }

    /// Checks that the layout is the builder's: the children of each node follow those of the node before, and so do
    /// the members. Each node then has one parent, which precedes it, and no members are shared. Tails are not written.
    private func check(
        _ nodes: Table<ByteTrie.Node>,
        _ labels: Table<UInt8>,
        _ members: Table<Int32>,
        _ numbers: Range<Int>
    ) throws(CompiledGrammarError) {
        var (child, member) = (1, 0)
        for index in 0..<nodes.count {
            let node = nodes[index]
            try require(index < child)
            let children = child..<child + Int(node.count)
            try require(Int(node.first) == child && children.upperBound <= nodes.count)
            try require(areInOrder(labels.elements[children], behind: index == 0 ? nil : labels[index]))
            child = children.upperBound
            try require(!node.hasTail)
            guard node.members >= 0 else { continue }
            try require(index > 0 && Int(node.members) == member && member < members.count)
            let own = member + 1..<member + 1 + Int(max(members[member], 0))
            try require(!own.isEmpty && own.upperBound <= members.count)
            try require(members.elements[own].allSatisfy { numbers.contains(Int($0)) })
            member = own.upperBound
        }
        try require(child == nodes.count && member == members.count)
    }

    /// Whether the labels of a node's children are in increasing order. Two blanks never follow one another, because
    /// runs of blanks are one blank; readers of a trie rely on that.
    private func areInOrder(_ labels: Slice<UnsafeBufferPointer<UInt8>>, behind label: UInt8?) -> Bool {
        var last: UInt8?
        for next in labels {
            if let last, next <= last { return false }
            if next == UInt8(ascii: " "), label == next { return false }
            last = next
        }
        return true
    }
}
