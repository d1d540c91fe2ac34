import ParlanceText

/// The ways to say the values of a list, as a trie over normalized bytes; a blank in it is the edge of a word.
///
/// It answers one question: where may a value that begins here end?
struct ValueTrie: Sendable {
    /// Values that can be said in more ways than this are held against the text one by one.
    static let expansionLimit = 64

    private var trie = ByteTrie()
    /// Values whose ways were too many to put in.
    private(set) var others: [Int] = []

    init(_ patterns: some Sequence<Pattern>) {
        for (index, pattern) in patterns.enumerated() {
            if let ways = pattern.literals(limit: Self.expansionLimit) {
                for way in ways where way.contains(where: { $0 != UInt8(ascii: " ") }) {
                    trie.insert(way, value: index)
                }
            } else {
                others.append(index)
            }
        }
    }

    /// The ends of all values that begin at `start`, without order, some perhaps twice.
    func ends(in text: NormalizedText, from start: Int) -> [Int] {
        var ends: [Int] = []
        collectEnds(in: text, at: start, node: ByteTrie.root, to: &ends)
        return ends
    }

    private func collectEnds(in text: NormalizedText, at start: Int, node: Int, to ends: inout [Int]) {
        var node = node
        var position = start
        while true {
            if trie.holdsMember(at: node) { ends.append(position) }
            let isBlank = position < text.bytes.count && text.bytes[position] == UInt8(ascii: " ")
            if !isBlank, let edge = trie.child(of: node, UInt8(ascii: " ")), text.isBoundary(at: position) {
                collectEnds(in: text, at: position, node: edge, to: &ends)
            }
            guard position < text.bytes.count, let next = trie.child(of: node, text.bytes[position]) else { return }
            node = next
            position += 1
        }
    }
}

extension Pattern {
    /// All texts that the pattern describes, with a blank for each boundary, or nil if there are more than `limit`.
    fileprivate func literals(limit: Int) -> [[UInt8]]? {
        switch self {
        case .word(let bytes, _): return [bytes]
        case .boundary: return [[UInt8(ascii: " ")]]
        case .slot, .permutation: return nil
        case .alternatives(let branches):
            var all: [[UInt8]] = []
            for branch in branches {
                guard let ways = branch.literals(limit: limit), all.count + ways.count <= limit else { return nil }
                all += ways
            }
            return all
        case .sequence(let items):
            var all: [[UInt8]] = [[]]
            for item in items {
                guard let ways = item.literals(limit: limit), all.count * ways.count <= limit else { return nil }
                all = all.flatMap { start in ways.map { start.joined(with: $0) } }
            }
            return all
        }
    }
}

extension [UInt8] {
    /// The two texts one after the other; two blanks are one.
    fileprivate func joined(with other: [UInt8]) -> [UInt8] {
        let blank = UInt8(ascii: " ")
        return last == blank && other.first == blank ? self + other.dropFirst() : self + other
    }
}
