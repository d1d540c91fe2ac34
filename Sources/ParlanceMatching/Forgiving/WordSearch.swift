import ParlanceText

/// Finds the words of a lexicon that differ little from one that was said: a search through the trie, along with the rows of
/// the table of distances, that turns back where too much differs.
///
/// The distance is that of Damerau and Levenshtein in its restricted form (a pair of letters is swapped once, and not
/// edited besides), over Unicode scalars, weighted by `EditCost`.
struct WordSearch: ~Copyable {
    private static let far: Int32 = 1 << 20
    /// The least that an edit of a letter comes to.
    private static let leastEdit = EditCost.double

    private var said = FlatArray<UInt32>()
    /// What it costs that a letter was said which is not in the word.
    private var extras = FlatArray<Int32>()
    /// The rows of the table, one for each letter of the word as far as it is known, and one before.
    private var rows = FlatArray<Int32>()
    private var found = FlatArray<UInt8>()
    private var foundScalars = FlatArray<UInt32>()
    private var limit: Int32 = 0
    /// Whether only the beginning of what was said is to be like a word.
    private var isOpenEnded = false
    /// Letters further apart than this are not compared: so many in between would be too dear.
    private var band = 0
    /// How many nodes were visited, for those who count.
    private(set) var visited = 0

    init() {}

    /// How many letters the word has that is looked for.
    var letterCount: Int { said.count }

    private var width: Int { said.count + 1 }

    /// Says which word to look for.
    ///
    /// - Parameter word: UTF-8.
    mutating func begin(_ word: UnsafeBufferPointer<UInt8>) {
        said.removeAll()
        extras.removeAll()
        for scalar in UTF8Scalars(word) {
            let isDouble = said.count > 0 && scalar == said[said.count - 1]
            extras.append(isDouble ? min(EditCost.double, Self.tooMany(scalar)) : Self.tooMany(scalar))
            said.append(scalar)
        }
    }

    /// A word that was found.
    struct Found {
        /// UTF-8; good until the search goes on.
        let word: UnsafeBufferPointer<UInt8>
        let points: Int32
        /// How many of the letters that were said it takes.
        let letters: Int
    }

    /// Calls `body` with each word that is off by some points, but no more than `limit`.
    mutating func forEachWord(
        of trie: ByteTrie.View,
        within limit: Int32,
        _ body: (_ word: UnsafeBufferPointer<UInt8>, _ points: Int32) -> Void
    ) {
        isOpenEnded = false
        search(trie, within: limit) { body($0.word, $0.points) }
    }

    /// Calls `body` with each word that what was said begins like, and does not begin with; the nearest beginnings of it count.
    mutating func forEachBeginning(of trie: ByteTrie.View, within limit: Int32, _ body: (Found) -> Void) {
        isOpenEnded = true
        search(trie, within: limit, body)
    }

    private mutating func search(_ trie: ByteTrie.View, within limit: Int32, _ body: (Found) -> Void) {
        self.limit = limit
        // Accents that stand by themselves move letters apart at little cost.
        let hasAccents = (0..<extras.count).contains { extras[$0] == EditCost.accent }
        band = Int(limit / Self.leastEdit) + (hasAccents ? Int(EditCost.mostAccents) : 0)
        found.removeAll()
        foundScalars.removeAll()
        rows.removeAll()
        var points: Int32 = 0
        for index in 0...said.count {
            rows.append(points)
            if index < said.count { points += extras[index] }
        }
        visit(trie.nodes[0], nearest: 0, of: trie, body)
    }

    /// - Parameter nearest: the least of the row of the node.
    private mutating func visit(
        _ node: ByteTrie.Node,
        nearest: Int32,
        of trie: ByteTrie.View,
        _ body: (Found) -> Void
    ) {
        visited += 1
        let mustFit = nearest + Self.leastEdit > limit
        for child in node.first..<node.first + UInt32(node.count) {
            let label = trie.labels[Int(child)]
            if mustFit, label < 0x80, !fits(UInt32(label)) { continue }
            descend(to: child, missing: label.scalarLength - 1, label.scalarStart, trie, body)
        }
    }

    /// Goes on at a node that the byte of a letter leads to, and below it.
    ///
    /// - Parameters:
    ///   - missing: how many bytes of the letter are still to come.
    ///   - scalar: the letter as far as it is known.
    private mutating func descend(
        to index: UInt32,
        missing: Int,
        _ scalar: UInt32,
        _ trie: ByteTrie.View,
        _ body: (Found) -> Void
    ) {
        let node = trie.nodes[Int(index)]
        found.append(trie.labels[Int(index)])
        defer { found.removeAll(keeping: found.count - 1) }
        guard missing <= 0 else {
            visited += 1
            for child in node.first..<node.first + UInt32(node.count) {
                let next = scalar << 6 | UInt32(trie.labels[Int(child)] & 0x3F)
                descend(to: child, missing: missing - 1, next, trie, body)
            }
            return
        }
        let nearest = addRow(for: scalar)
        if nearest <= limit {
            if node.members >= 0 { report(body) }
            if node.count > 0 { visit(node, nearest: nearest, of: trie, body) }
        }
        rows.removeAll(keeping: rows.count - width)
        foundScalars.removeAll(keeping: foundScalars.count - 1)
    }

    /// The word that the last row belongs to.
    private func report(_ body: (Found) -> Void) {
        let word = UnsafeBufferPointer(start: found.base, count: found.count)
        let row = rows.count - width
        let columns = isOpenEnded ? columns(ofRow: foundScalars.count) : said.count..<width
        let points = columns.reduce(Self.far) { min($0, rows[row + $1]) }
        guard points > 0, points <= limit else { return }
        for column in columns where rows[row + column] == points {
            body(Found(word: word, points: points, letters: column))
        }
    }
}

// MARK: - The table

extension WordSearch {
    /// The columns of a row in which anything may be near.
    @inline(__always)
    private func columns(ofRow depth: Int) -> Range<Int> {
        let start = min(max(0, depth - band), width)
        return start..<max(start, min(width, depth + band + 1))
    }

    /// Whether a letter is one of those that may come next where no edit is left.
    @inline(__always)
    private func fits(_ letter: UInt32) -> Bool {
        let row = rows.count - width
        for column in columns(ofRow: foundScalars.count) where column < said.count && rows[row + column] <= limit {
            if said[column] == letter || said[column] >= 0xC0 { return true }
        }
        return false
    }

    /// Adds the row of one letter more.
    ///
    /// - Returns: the least of it: how far off any word is that goes on like this.
    private mutating func addRow(for scalar: UInt32) -> Int32 {
        let depth = foundScalars.count
        let last = depth > 0 ? foundScalars[depth - 1] : 0
        let above = rows.count - width
        let row = rows.count
        rows.append(Self.far, count: width)
        foundScalars.append(scalar)
        let missing = scalar == last ? EditCost.double : Self.missing(scalar)
        var nearest = Self.far
        let columns = columns(ofRow: depth + 1)
        for column in columns {
            var points = rows[above + column] + missing
            if column > 0 {
                let letter = said[column - 1]
                points = min(points, rows[above + column - 1] + Self.replaced(letter, scalar))
                if column > columns.lowerBound { points = min(points, rows[row + column - 1] + extras[column - 1]) }
                if column > 1, depth > 0, letter == last, said[column - 2] == scalar, scalar != letter {
                    points = min(points, rows[above - width + column - 2] + EditCost.swap)
                }
            }
            rows[row + column] = points
            nearest = min(nearest, points)
        }
        return nearest
    }

    @inline(__always)
    private static func replaced(_ one: UInt32, _ other: UInt32) -> Int32 {
        if one == other { return 0 }
        if one | other < 0xC0 { return EditCost.letter }
        if isIdeograph(one) || isIdeograph(other) { return far }
        return Accents.base(of: one) == Accents.base(of: other) ? EditCost.accent : EditCost.letter
    }

    /// A letter that was said and is not one of the word's.
    @inline(__always)
    private static func tooMany(_ scalar: UInt32) -> Int32 {
        Accents.isAccent(scalar) ? EditCost.accent : isIdeograph(scalar) ? far : EditCost.letter
    }

    /// Ideographs have a meaning each: one that was said is not left out, nor taken for another.
    @inline(__always)
    private static func isIdeograph(_ scalar: UInt32) -> Bool {
        scalar >= 0x3400 && (scalar <= 0x9FFF || 0xF900...0xFAFF ~= scalar || 0x20000...0x3FFFF ~= scalar)
    }

    /// A letter of the word that was not said.
    @inline(__always)
    private static func missing(_ scalar: UInt32) -> Int32 {
        scalar >= 0x300 && Accents.isAccent(scalar) ? EditCost.accent : EditCost.letter
    }
}
