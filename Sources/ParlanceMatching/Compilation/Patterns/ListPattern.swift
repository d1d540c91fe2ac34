/// A list value that is too large for the automaton of its list, in a form that is quick to match: parts with few forms
/// are tries. A part is built when a text first continues with a byte with which it may begin.
final class ListPattern: Sendable {
    /// The maximum number of forms in one trie.
    fileprivate static let mostForms = 512

    private enum Form {
        /// Literal text; a blank in the trie is the edge of a word.
        case trie(ByteTrie, mayBeEmpty: Bool)
        case boundary
        case sequence(Items)
        case alternatives(Items)
        case permutation(Items)
    }

    /// The parts of a pattern.
    private struct Items {
        let patterns: [ListPattern]
        /// The first bytes of each part.
        let first: Table<FirstBytes>

        init(_ patterns: [ListPattern]) {
            self.patterns = patterns
            first = Table(patterns.map(\.first))
        }
    }

    /// The bytes with which a match may begin.
    let first: FirstBytes
    let pattern: Pattern
    private let deferred = Deferred<Form>()

    /// - Parameter pattern: A pattern without slots; slots match nothing.
    init(_ pattern: Pattern) {
        self.pattern = pattern
        first = FirstBytes(pattern)
    }

    private var form: Form { deferred.value { Self.form(of: pattern) } }
}

// MARK: - Creation

extension ListPattern {
    private static func form(of pattern: Pattern) -> Form {
        if case .marked(_, let pattern) = pattern { return form(of: pattern) }
        if case .boundary = pattern { return .boundary }
        if let forms = pattern.fewForms { return trie(of: forms) }
        switch pattern {
        case .sequence(let items): return .sequence(Items(items.map(ListPattern.init)))
        case .alternatives(let items): return .alternatives(Items(joined(items).map(ListPattern.init)))
        case .permutation(let items): return .permutation(Items(items.map(ListPattern.init)))
        case .marked, .word, .boundary, .slot, .repetition: return .alternatives(Items([]))
        }
    }

    private static func trie(of forms: [[UInt8]]) -> Form {
        var builder = ByteTrieBuilder()
        for form in forms where !form.isEmpty { builder.insert(form, number: 0) }
        return .trie(builder.trie(), mayBeEmpty: forms.contains([]))
    }

    /// The alternatives, with those that have few forms joined in groups.
    private static func joined(_ items: [Pattern]) -> [Pattern] {
        var groups: [[Pattern]] = [[]]
        var others: [Pattern] = []
        var count = 0
        for item in items {
            guard let forms = item.formCount(limit: mostForms) else {
                others.append(item)
                continue
            }
            count += forms
            if count > mostForms {
                groups.append([])
                count = forms
            }
            groups[groups.count - 1].append(item)
        }
        return groups.filter { !$0.isEmpty }.map(Pattern.alternatives) + others
    }
}

extension Pattern {
    /// All texts that the pattern matches; nil if there are too many for a trie.
    fileprivate var fewForms: [[UInt8]]? {
        formCount(limit: ListPattern.mostForms) == nil ? nil : literals(limit: ListPattern.mostForms)
    }

    /// The number of texts that the pattern matches; nil if it is greater than a limit, or if `literals` gives none.
    fileprivate func formCount(limit: Int) -> Int? {
        switch self {
        case .word, .boundary: return 1
        case .slot, .permutation, .repetition: return nil
        case .marked(_, let pattern): return pattern.formCount(limit: limit)
        case .alternatives(let items):
            var sum = 0
            for item in items {
                guard let count = item.formCount(limit: limit), sum + count <= limit else { return nil }
                sum += count
            }
            return sum
        case .sequence(let items):
            var product = 1
            for item in items {
                guard let count = item.formCount(limit: limit), product * count <= limit else { return nil }
                product *= count
            }
            return product
        }
    }
}

// MARK: - Matching

extension ListPattern {
    /// The places that a search reaches; each step adds its own behind those of the steps before it.
    private struct Places {
        let text: MatchedText
        var all: [Int]
        var work = 0

        /// Adds a place, unless it was added since `first`.
        mutating func add(_ place: Int, since first: Int) {
            for index in first..<all.count where all[index] == place { return }
            all.append(place)
        }

        mutating func append(_ places: [Int]) -> Range<Int> {
            all += places
            return all.count - places.count..<all.count
        }

        /// Whether a pattern with these first bytes may match at any of the places with the indices.
        func mayMatch(_ first: FirstBytes, from starts: Range<Int>) -> Bool {
            for index in starts where first.mayMatch(before: text.bytes[all[index]]) { return true }
            return false
        }
    }

    /// The positions where a match that begins at `start` can end, in increasing order.
    ///
    /// - Parameter work: incremented for each part tested, once for each start position.
    func ends(in text: MatchedText, from start: Int, _ work: inout Int) -> [Int] {
        var places = Places(text: text, all: [start])
        let ends = read(from: 0..<1, &places)
        work += places.work
        return places.all[ends].sorted()
    }

    /// - Parameter starts: The indices of the places to start from.
    /// - Returns: The indices of the places reached.
    private func read(from starts: Range<Int>, _ places: inout Places) -> Range<Int> {
        places.work += starts.count
        let first = places.all.count
        switch form {
        case .trie(let trie, let mayBeEmpty):
            for index in starts {
                let start = places.all[index]
                if mayBeEmpty { places.add(start, since: first) }
                trie.view.forEachForm(in: places.text, from: start) { places.add($0, since: first) }
            }
        case .boundary:
            for index in starts {
                let start = places.all[index]
                if places.text.isBlank(at: start) {
                    places.add(start + 1, since: first)
                } else if places.text.isBoundary(at: start) {
                    places.add(start, since: first)
                }
            }
        case .sequence(let items): return Self.readAll(items, from: starts, &places)
        case .alternatives(let items): return Self.readAny(items, from: starts, &places)
        case .permutation(let items): return Self.readPermuted(items, from: starts, &places)
        }
        return first..<places.all.count
    }

    private static func readAll(_ items: Items, from starts: Range<Int>, _ places: inout Places) -> Range<Int> {
        var reached = starts
        for index in items.patterns.indices {
            guard places.mayMatch(items.first[index], from: reached) else { return 0..<0 }
            reached = items.patterns[index].read(from: reached, &places)
        }
        return reached
    }

    private static func readAny(_ items: Items, from starts: Range<Int>, _ places: inout Places) -> Range<Int> {
        var ends: [Int] = []
        for index in items.patterns.indices where places.mayMatch(items.first[index], from: starts) {
            let found = items.patterns[index].read(from: starts, &places)
            ends.formUnion(places.all[found])
        }
        return places.append(ends)
    }

    /// Extends the sets of items already read: 2ⁿ sets, not n! orders.
    private static func readPermuted(_ items: Items, from starts: Range<Int>, _ places: inout Places) -> Range<Int> {
        let count = items.patterns.count
        var reached = [[Int]](repeating: [], count: 1 << count)
        reached[0] = Array(places.all[starts])
        for done in reached.indices where !reached[done].isEmpty {
            let starts = places.append(reached[done])
            for item in 0..<count where done & (1 << item) == 0 && places.mayMatch(items.first[item], from: starts) {
                let found = items.patterns[item].read(from: starts, &places)
                reached[done | (1 << item)].formUnion(places.all[found])
            }
        }
        return places.append(reached[reached.count - 1])
    }
}

extension [Int] {
    /// Adds the numbers that are not there yet.
    fileprivate mutating func formUnion(_ others: ArraySlice<Int>) {
        for number in others where !contains(number) { append(number) }
    }
}

extension ByteTrie.View {
    /// Calls `body` with the end of each member that begins at a position. A blank in the trie is the edge of a word.
    /// Only for tries without tails.
    fileprivate func forEachForm(in text: MatchedText, from start: Int, _ body: (Int) -> Void) {
        var waiting: [(node: UInt32, position: Int)] = []
        if text.isBoundary(at: start), !text.isBlank(at: start), roots[0x20] != 0 {
            waiting.append((roots[0x20], start))
        }
        guard start < text.count || !waiting.isEmpty else { return }
        if start < text.count, case let first = roots[Int(text.bytes[start])], first != 0 {
            waiting.append((first, start + 1))
        }
        while var (index, position) = waiting.popLast() {
            while index != 0 {
                let node = nodes[Int(index)]
                if node.members >= 0 { body(position) }
                let byte = text.bytes[position]
                if byte != 0x20, text.isBoundary(at: position), case let edge = child(of: node, 0x20), edge != 0 {
                    waiting.append((edge, position))
                }
                guard position < text.count else { break }
                index = child(of: node, byte)
                position += 1
            }
        }
    }
}
