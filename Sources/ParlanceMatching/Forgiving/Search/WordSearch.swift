import ParlanceText

/// Finds the words of a lexicon that are similar to a word: a search of the trie together with the rows of the distance
/// table, which abandons branches beyond the limit.
///
/// The distance is the restricted Damerau–Levenshtein distance (swapped letters are not edited further) over Unicode
/// scalars, and the letters of Hangul's syllables, weighted by `EditCost`.
struct WordSearch: ~Copyable {
    private static let far: Int32 = 1 << 20
    /// The minimum cost of a letter edit.
    private static let leastEdit = EditCost.double

    private var said = FlatArray<UInt32>()
    /// For each letter of the searched word the points of deleting it.
    private var extras = FlatArray<Int32>()
    /// The rows of the table: one for each letter of the trie's word so far, and one before.
    private var rows = FlatArray<Int32>()
    private var found = FlatArray<UInt8>()
    private var foundScalars = FlatArray<UInt32>()
    private var limit: Int32 = 0
    /// Whether only a prefix of the searched word is compared.
    private var isOpenEnded = false
    /// The maximum offset between compared letters: larger offsets exceed the limit.
    private var band = 0
    /// The number of visited nodes, for tests.
    private(set) var visited = 0

    init() {}

    /// The number of letters of the searched word.
    var letterCount: Int { said.count }

    private var width: Int { said.count + 1 }

    /// Sets the searched word.
    ///
    /// - Parameter word: UTF-8.
    mutating func begin(_ word: UnsafeBufferPointer<UInt8>) {
        said.removeAll()
        extras.removeAll()
        for scalar in UTF8Letters(word) {
            let isDouble = said.count > 0 && scalar == said[said.count - 1]
            extras.append(isDouble ? min(EditCost.double, Self.tooMany(scalar)) : Self.tooMany(scalar))
            said.append(scalar)
        }
    }

    /// A word that was found.
    struct Found {
        /// UTF-8; valid until the search continues.
        let word: UnsafeBufferPointer<UInt8>
        let points: Int32
        /// The number of letters of the searched word that it matches.
        let letters: Int
    }

    /// Calls `body` with each word at a distance above zero and at most `limit`.
    mutating func forEachWord(
        of trie: ByteTrie.View,
        within limit: Int32,
        _ body: (_ word: UnsafeBufferPointer<UInt8>, _ points: Int32) -> Void
    ) {
        isOpenEnded = false
        search(trie, within: limit) { body($0.word, $0.points) }
    }

    /// Calls `body` with each word that is similar but not equal to a prefix of the searched word, for its nearest
    /// prefixes.
    mutating func forEachBeginning(of trie: ByteTrie.View, within limit: Int32, _ body: (Found) -> Void) {
        isOpenEnded = true
        search(trie, within: limit, body)
    }

    private mutating func search(_ trie: ByteTrie.View, within limit: Int32, _ body: (Found) -> Void) {
        self.limit = limit
        // Combining accents shift letters at little cost.
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

    /// Visits the children of a node.
    ///
    /// - Parameter nearest: the minimum of the node's row.
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

    /// Visits a node after a byte of a letter, and the nodes below it.
    ///
    /// - Parameters:
    ///   - missing: the number of further bytes of the letter.
    ///   - scalar: the bits of the letter so far.
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
        let depth = foundScalars.count
        let nearest = addRows(for: scalar)
        if nearest <= limit {
            if node.members >= 0 { report(body) }
            if node.count > 0 { visit(node, nearest: nearest, of: trie, body) }
        }
        rows.removeAll(keeping: rows.count - (foundScalars.count - depth) * width)
        foundScalars.removeAll(keeping: depth)
    }

    /// Reports the word of the last row, if it is within the limit.
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
    /// The columns of a row that can be within the limit.
    @inline(__always)
    private func columns(ofRow depth: Int) -> Range<Int> {
        let start = min(max(0, depth - band), width)
        return start..<max(start, min(width, depth + band + 1))
    }

    /// Whether a letter can come next if no edit is left.
    @inline(__always)
    private func fits(_ letter: UInt32) -> Bool {
        let row = rows.count - width
        for column in columns(ofRow: foundScalars.count) where column < said.count && rows[row + column] <= limit {
            if said[column] == letter || said[column] >= 0xC0 { return true }
        }
        return false
    }

    /// Adds the row of another scalar, or the rows of a syllable's letters.
    ///
    /// - Returns: the minimum of the last row.
    @inline(__always)
    private mutating func addRows(for scalar: UInt32) -> Int32 {
        guard HangulLetters.isSyllable(scalar) else { return addRow(for: scalar) }
        var nearest = Self.far
        for letter in HangulLetters(scalar) { nearest = addRow(for: letter) }
        return nearest
    }

    /// Adds the row of another letter.
    ///
    /// - Returns: the minimum of the row: a lower bound for all words with this prefix.
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

    /// The points of a spoken letter that is not in the word.
    @inline(__always)
    private static func tooMany(_ scalar: UInt32) -> Int32 {
        Accents.isAccent(scalar) ? EditCost.accent : isIdeograph(scalar) ? far : EditCost.letter
    }

    /// Whether a scalar is an ideograph. Each ideograph has a meaning, so a spoken one is never deleted or substituted.
    @inline(__always)
    static func isIdeograph(_ scalar: UInt32) -> Bool {
        scalar >= 0x3400 && (scalar <= 0x9FFF || 0xF900...0xFAFF ~= scalar || 0x20000...0x3FFFF ~= scalar)
    }

    /// The points of a letter of the word that was not spoken.
    @inline(__always)
    private static func missing(_ scalar: UInt32) -> Int32 {
        scalar >= 0x300 && Accents.isAccent(scalar) ? EditCost.accent : EditCost.letter
    }
}
