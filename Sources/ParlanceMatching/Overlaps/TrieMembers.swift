/// The members of a trie as byte strings.
struct TrieMembers {
    /// The maximum number of members that are collected.
    private static let limit = 20_000

    /// The members without blanks at their ends, each with its numbers.
    private(set) var numbers: [[UInt8]: [Int32]] = [:]
    /// Whether all members were collected.
    let isComplete: Bool

    init(of trie: ByteTrie) {
        var waiting: [(node: Int, word: [UInt8])] = [(0, [])]
        while let (index, word) = waiting.popLast() {
            guard numbers.count < Self.limit else {
                isComplete = false
                return
            }
            let node = trie.nodes[index]
            if node.members >= 0 { numbers[word.trimmingBlanks, default: []] += trie.numbers(ofMember: node.members) }
            for child in node.first..<node.first + UInt32(node.count) {
                waiting.append((Int(child), word + [trie.labels[Int(child)]]))
            }
        }
        isComplete = true
    }

    /// No members.
    init() {
        isComplete = true
    }
}

extension ByteTrie {
    fileprivate func numbers(ofMember member: Int32) -> [Int32] {
        let first = Int(member)
        return (0..<Int(members[first])).map { members[first + 1 + $0] }
    }
}

extension [UInt8] {
    /// The text without the blanks at its ends.
    package var trimmingBlanks: [UInt8] {
        var slice = self[...]
        while slice.first == 0x20 { slice.removeFirst() }
        while slice.last == 0x20 { slice.removeLast() }
        return Array(slice)
    }
}
