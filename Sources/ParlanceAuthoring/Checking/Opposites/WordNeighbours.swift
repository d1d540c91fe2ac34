import ParlanceMatching

/// The words of a pattern with punctuation, and the possible neighbours of each.
struct WordNeighbours {
    /// A possible neighbour of a word.
    enum Neighbour: Hashable {
        /// A blank, or the sentence's start or end.
        case edge
        case slot
        case word([UInt8])
    }

    /// A word with its neighbours on both sides.
    struct Way: Hashable {
        let before: Neighbour
        let word: [UInt8]
        let behind: Neighbour
    }

    private var found: [[UInt8]: Set<Way>] = [:]

    /// Recurses as deeply as the pattern nests.
    init(of pattern: Pattern) {
        guard pattern.holdsPunctuation else { return }
        visit(pattern, before: [.edge], behind: [.edge])
    }

    /// The words with punctuation, in order.
    var words: [[UInt8]] { found.keys.sorted { $0.lexicographicallyPrecedes($1) } }

    func ways(of word: [UInt8]) -> Set<Way> { found[word] ?? [] }

    private mutating func visit(_ pattern: Pattern, before: Set<Neighbour>, behind: Set<Neighbour>) {
        guard pattern.holdsPunctuation else { return }
        switch pattern {
        case .boundary, .slot: break
        case .repetition(_, let item, let separator):
            for part in [item, separator] { visit(part, before: [.edge], behind: [.edge]) }
        case .word(let bytes, _):
            for one in before {
                for other in behind { found[bytes, default: []].insert(Way(before: one, word: bytes, behind: other)) }
            }
        case .alternatives(let branches): for branch in branches { visit(branch, before: before, behind: behind) }
        case .permutation(let items): for item in items { visit(item, before: [.edge], behind: [.edge]) }
        case .sequence(let items): visit(items, before: before, behind: behind)
        case .marked(_, let body): visit(body, before: before, behind: behind)
        }
    }

    private mutating func visit(_ items: [Pattern], before: Set<Neighbour>, behind: Set<Neighbour>) {
        var following = [behind]
        for item in items.reversed() {
            let edge = item.edge(atStart: true)
            following.append(
                edge.mayBeNothing ? edge.neighbours.union(following[following.count - 1]) : edge.neighbours
            )
        }
        var before = before
        for (index, item) in items.enumerated() {
            visit(item, before: before, behind: following[items.count - 1 - index])
            let edge = item.edge(atStart: false)
            before = edge.mayBeNothing ? edge.neighbours.union(before) : edge.neighbours
        }
    }
}

extension WordNeighbours.Way {
    /// Texts in which the word has these neighbours.
    var examples: [String] {
        Self.texts(before).flatMap { before in
            Self.texts(behind).map { before + String(decoding: word, as: UTF8.self) + $0 }
        }
    }

    private static func texts(_ neighbour: WordNeighbours.Neighbour) -> [String] {
        switch neighbour {
        case .edge: [""]
        case .slot: ["a", "1"]
        case .word(let bytes): [String(decoding: bytes, as: UTF8.self)]
        }
    }
}

extension Pattern {
    /// Whether a word of it contains a punctuation mark that an utterance may lose.
    var holdsPunctuation: Bool {
        switch self {
        case .boundary, .slot: false
        case .repetition(_, let item, let separator): item.holdsPunctuation || separator.holdsPunctuation
        case .word(let bytes, _):
            String(decoding: bytes, as: UTF8.self).unicodeScalars.contains(where: LiteralChecker.isPunctuation)
        case .sequence(let items), .alternatives(let items), .permutation(let items):
            items.contains(where: \.holdsPunctuation)
        case .marked(_, let body): body.holdsPunctuation
        }
    }

    /// The neighbours at an edge of the pattern, and whether the pattern may be empty.
    fileprivate func edge(atStart: Bool) -> (neighbours: Set<WordNeighbours.Neighbour>, mayBeNothing: Bool) {
        switch self {
        case .boundary, .permutation: return ([.edge], false)
        case .slot: return ([.slot], false)
        case .word(let bytes, _): return ([.word(bytes)], false)
        case .alternatives(let branches):
            return branches.reduce(into: ([], false)) { all, branch in
                let edge = branch.edge(atStart: atStart)
                all.0.formUnion(edge.neighbours)
                all.1 = all.1 || edge.mayBeNothing
            }
        case .sequence(let items):
            var neighbours: Set<WordNeighbours.Neighbour> = []
            for item in atStart ? items : items.reversed() {
                let edge = item.edge(atStart: atStart)
                neighbours.formUnion(edge.neighbours)
                if !edge.mayBeNothing { return (neighbours, false) }
            }
            return (neighbours, true)
        case .repetition(_, let item, _): return item.edge(atStart: atStart)
        case .marked(_, let body): return body.edge(atStart: atStart)
        }
    }
}
