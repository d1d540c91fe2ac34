import ParlanceGrammar

/// What lists have in common.
final class ListOverlaps {
    private let lists: [CompiledList?]
    private let names: [String]
    private var known: [Pair: [SharedFilling]] = [:]
    private var words: [Int32: [[UInt8]: [Int32]]] = [:]

    /// Of so many values that two lists share one is looked for that the context admits.
    private static let mostFillings = 200

    private struct Pair: Hashable {
        let first: Int32
        let second: Int32
    }

    init(_ parser: Parser) {
        lists = parser.lists.lists
        names = parser.compiled.listNumbers.keys.map { key in
            switch key {
            case .shared(let name), .local(let name, block: _): name
            case .inline: ""
            }
        }
    }

    /// What slots of two lists may both be filled with; empty if nothing.
    func fillings(_ first: Int32, _ second: Int32) -> [SharedFilling] {
        let pair = Pair(first: first, second: second)
        if let known = known[pair] { return known }
        let found = findFillings(first, second)
        known[pair] = found
        return found
    }

    /// The values of a list; nil if it is none of values.
    func values(of list: Int32) -> CompiledValues? {
        if case .values(let values)? = lists[Int(list)] { values } else { nil }
    }

    /// Whether all that fills a slot of the first list fills one of the second.
    func isPart(_ first: Int32, of second: Int32) -> Bool {
        if first == second { return true }
        if case .wildcard? = lists[Int(first)], case .wildcard? = lists[Int(second)] { return true }
        return false
    }

    private func findFillings(_ first: Int32, _ second: Int32) -> [SharedFilling] {
        switch (lists[Int(first)], lists[Int(second)]) {
        case (nil, nil): first == second ? [.unknown(list: names[Int(first)])] : []
        case (.wildcard?, .wildcard?): [.wildcard]
        case (.range(let a)?, .range(let b)?): number(a.range, b.range).map { [.number($0)] } ?? []
        case (.values?, .values?): sharedValues(first, second)
        default: []
        }
    }

    private func number(_ a: NumberRange, _ b: NumberRange) -> Int? {
        guard a.allowsDigits, b.allowsDigits else { return nil }
        let bounds = max(a.from, b.from)...max(a.from, b.from, min(a.to, b.to))
        return bounds.prefix(1_000).first { a.contains(Double($0)) && b.contains(Double($0)) }
    }

    private func sharedValues(_ first: Int32, _ second: Int32) -> [SharedFilling] {
        let (a, b) = (ways(of: first), ways(of: second))
        let shared = a.keys.filter { b[$0] != nil }.sorted { left, right in
            left.count == right.count ? left.lexicographicallyPrecedes(right) : left.count < right.count
        }
        return shared.prefix(Self.mostFillings).flatMap { words -> [SharedFilling] in
            (a[words] ?? []).prefix(8).flatMap { one in
                (b[words] ?? []).prefix(8).filter { first != second || $0 == one }
                    .map { .value(words: words, first: one, second: $0) }
            }
        }
    }

    /// The ways to say the values of a list, each with the numbers of the values.
    private func ways(of list: Int32) -> [[UInt8]: [Int32]] {
        if let known = words[list] { return known }
        guard case .values(let values)? = lists[Int(list)] else { return [:] }
        let found = values.trie.allMembers()
        words[list] = found
        return found
    }
}

extension ByteTrie {
    /// How many members are looked at in a trie.
    private static let mostMembers = 20_000

    /// The members without blanks at their ends, each with its numbers; of very many only some.
    fileprivate func allMembers() -> [[UInt8]: [Int32]] {
        var found: [[UInt8]: [Int32]] = [:]
        var waiting: [(node: Int, word: [UInt8])] = [(0, [])]
        while let (index, word) = waiting.popLast(), found.count < Self.mostMembers {
            let node = nodes[index]
            if node.members >= 0 {
                let first = Int(node.members)
                let numbers = (1...max(Int(members[first]), 1)).map { members[first + $0] }
                found[word.trimmingBlanks, default: []] += numbers
            }
            for child in node.first..<node.first + UInt32(node.count) {
                waiting.append((Int(child), word + [labels[Int(child)]]))
            }
        }
        return found
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
