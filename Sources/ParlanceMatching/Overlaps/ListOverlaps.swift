import ParlanceGrammar

/// Compares lists: finds the fillings that two lists share, and tests whether one contains all fillings of another.
///
/// `findFillings` and `findPart` compare each pair of kinds; all other facts come from the kind (`SlotKind`).
final class ListOverlaps {
    let lists: [CompiledList?]
    let names: [String]
    private var knownFillings: [Pair: [SharedFilling]] = [:]
    private var knownParts: [Pair: Bool] = [:]
    private var knownMembers: [Int32: TrieMembers] = [:]
    private var knownBytes: [Int32: SIMD4<UInt64>] = [:]

    /// The maximum number of shared values that are tested for one that the context admits.
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

    private init(lists: [CompiledList?], names: [String]) {
        self.lists = lists
        self.names = names
    }

    /// The lists of two grammars; those of the second are numbered after the own ones.
    func joined(with other: ListOverlaps) -> ListOverlaps {
        ListOverlaps(lists: lists + other.lists, names: names + other.names)
    }

    /// The number of lists.
    var count: Int { lists.count }

    /// Fillings that slots of two lists share, with the same score for both; empty if there are none.
    func fillings(_ first: Int32, _ second: Int32) -> [SharedFilling] {
        let pair = Pair(first: first, second: second)
        if let known = knownFillings[pair] { return known }
        let found = findFillings(first, second)
        knownFillings[pair] = found
        return found
    }

    /// Whether every filling of the first list fills a slot of the second, with at least the same score.
    func isPart(_ first: Int32, of second: Int32) -> Bool {
        if first == second { return true }
        let pair = Pair(first: first, second: second)
        if let known = knownParts[pair] { return known }
        let isPart = findPart(first, of: second)
        knownParts[pair] = isPart
        return isPart
    }

    /// The spellings that fill a slot; nil if they are infinitely many or unknown. Digits are excluded: a number of one
    /// template is hardly ever a part of other text in another.
    func spelling(of list: Int32) -> (trie: ByteTrie, isLiteral: Bool)? {
        lists[Int(list)]?.kind.spelling
    }

    /// A superset of the bytes that fillings of a slot consist of.
    func bytes(of list: Int32) -> SIMD4<UInt64> {
        if let known = knownBytes[list] { return known }
        var bytes = SIMD4<UInt64>()
        if let trie = spelling(of: list)?.trie {
            for node in 0..<trie.labels.count where node > 0 { bytes.insert(trie.labels[node]) }
            for index in 0..<trie.tails.count { bytes.insert(trie.tails[index]) }
        }
        knownBytes[list] = bytes
        return bytes
    }

    /// The values of a list; nil if it is of another kind.
    func values(of list: Int32) -> CompiledValues? {
        if case .values(let values)? = lists[Int(list)] { values } else { nil }
    }

    /// The spellings of a list's values, or of a range's numbers in words.
    func members(of list: Int32) -> TrieMembers {
        if let known = knownMembers[list] { return known }
        let found = spelling(of: list).map { TrieMembers(of: $0.trie) } ?? TrieMembers()
        knownMembers[list] = found
        return found
    }
}

// MARK: - Fillings

extension ListOverlaps {
    private func findFillings(_ first: Int32, _ second: Int32) -> [SharedFilling] {
        switch (lists[Int(first)], lists[Int(second)]) {
        case (nil, nil): first == second ? [.unknown(list: names[Int(first)])] : []
        case (.wildcard?, .wildcard?): [.wildcard]
        case (.range(let a)?, .range(let b)?):
            number(a.range, b.range).map { [.number($0)] } ?? sharedWords(first, b)
        case (.values?, .values?): sharedValues(first, second)
        case (.values?, .range(let range)?):
            digits(first, range).map { .value(words: $0.words, first: $0.value, second: nil) }
        case (.range(let range)?, .values?):
            digits(second, range).map { .value(words: $0.words, first: nil, second: $0.value) }
        case (.typed(let a)?, .typed(let b)?): a.sharedWords(with: b).prefix(1).map { .words($0) }
        case (.typed(let type)?, .values?):
            recognized(second, type).map { .value(words: $0.words, first: nil, second: $0.value) }
        case (.values?, .typed(let type)?):
            recognized(first, type).map { .value(words: $0.words, first: $0.value, second: nil) }
        case (.typed(let type)?, .range(let range)?), (.range(let range)?, .typed(let type)?):
            type.sampleWords().filter { range.form(of: $0) == .digits }.prefix(1).map { .words($0) }
        default: []
        }
    }

    private func number(_ a: NumberRange, _ b: NumberRange) -> Int? {
        guard a.allowsDigits, b.allowsDigits else { return nil }
        let bounds = max(a.from, b.from)...max(a.from, b.from, min(a.to, b.to))
        return bounds.prefix(1_000).first { a.contains(Double($0)) && b.contains(Double($0)) }
    }

    /// Words for a number that both ranges contain.
    private func sharedWords(_ first: Int32, _ second: CompiledRange) -> [SharedFilling] {
        let shared = Self.inOrder(members(of: first).numbers.keys.filter { second.form(of: $0) == .words })
        return shared.prefix(1).map { .words($0) }
    }

    /// The values of a list that are digits of a range. (Values in words have a lower score than the number.)
    private func digits(_ list: Int32, _ range: CompiledRange) -> [(words: [UInt8], value: Int32)] {
        values(of: list) { range.form(of: $0) == .digits }
    }

    /// The values of a list that a slot type recognizes.
    private func recognized(_ list: Int32, _ type: CompiledType) -> [(words: [UInt8], value: Int32)] {
        values(of: list, where: type.reads)
    }

    private func values(of list: Int32, where isShared: ([UInt8]) -> Bool) -> [(words: [UInt8], value: Int32)] {
        let ways = members(of: list).numbers
        let shared = Self.inOrder(ways.keys.filter(isShared))
        return shared.prefix(Self.mostFillings).flatMap { words in
            (ways[words] ?? []).prefix(8).map { (words, $0) }
        }
    }

    private func sharedValues(_ first: Int32, _ second: Int32) -> [SharedFilling] {
        let (a, b) = (members(of: first).numbers, members(of: second).numbers)
        let shared = Self.inOrder(a.keys.filter { b[$0] != nil })
        return shared.prefix(Self.mostFillings).flatMap { words -> [SharedFilling] in
            (a[words] ?? []).prefix(8).flatMap { one in
                (b[words] ?? []).prefix(8).filter { first != second || $0 == one }
                    .map { .value(words: words, first: one, second: $0) }
            }
        }
    }

    /// Sorts spellings by length, then by bytes.
    static func inOrder(_ words: [[UInt8]]) -> [[UInt8]] {
        words.sorted { left, right in
            left.count == right.count ? left.lexicographicallyPrecedes(right) : left.count < right.count
        }
    }
}

// MARK: - Parts

extension ListOverlaps {
    private func findPart(_ first: Int32, of second: Int32) -> Bool {
        switch (lists[Int(first)], lists[Int(second)]) {
        case (.wildcard?, .wildcard(let limits)?): limits == nil || first == second
        case (.values?, .values?):
            plainWays(of: first)?.isSubset(of: plainWays(of: second) ?? []) ?? false
        case (.values?, .range(let range)?): plainWays(of: first)?.allSatisfy { range.form(of: $0) != nil } ?? false
        case (.values?, .typed(let type)?): plainWays(of: first)?.allSatisfy(type.reads) ?? false
        case (.typed(let a)?, .typed(let b)?): a.isPart(of: b)
        case (.range(let a)?, .range(let b)?): a.range.isPart(of: b.range) && isPartInWords(first, of: b)
        default: false
        }
    }

    /// The spellings of a list's values; nil if they are unknown or empty, or if any value adds an entry to the context
    /// that blocks demand.
    private func plainWays(of list: Int32) -> Set<[UInt8]>? {
        let ways = members(of: list)
        guard let values = values(of: list), values.others == nil, ways.isComplete, !ways.numbers.isEmpty,
            values.values.indices.allSatisfy({ values.view.context(of: Int32($0)).isEmpty })
        else { return nil }
        return Set(ways.numbers.keys)
    }

    private func isPartInWords(_ first: Int32, of range: CompiledRange) -> Bool {
        let words = members(of: first)
        return words.isComplete && words.numbers.keys.allSatisfy { range.form(of: $0) == .words }
    }
}

extension NumberRange {
    /// Whether another range contains all numbers of this one, and allows digits if this one does.
    fileprivate func isPart(of other: NumberRange) -> Bool {
        guard from >= other.from, to <= other.to, (from - other.from) % other.step == 0, step % other.step == 0,
            other.allowsDigits || !allowsDigits
        else { return false }
        return (other.fractions?.denominator ?? 1) % (fractions?.denominator ?? 1) == 0
    }
}

extension CompiledRange {
    /// The notation of a number.
    enum Form {
        case digits, words
    }

    /// The notation in which a text is a number of the range; nil if the whole text is not one.
    func form(of text: [UInt8]) -> Form? {
        text.withUnsafeBufferPointer { bytes in
            var form: Form?
            forEachNumber(in: bytes, from: 0) { _, end, isWords in
                if end == bytes.count { form = isWords ? .words : .digits }
            }
            return form
        }
    }
}
