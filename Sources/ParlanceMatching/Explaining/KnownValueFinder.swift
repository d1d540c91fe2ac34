import ParlanceText

/// Finds the value of a list that is most similar to some words: a search of the list's trie that abandons branches
/// beyond the best distance.
///
/// It serves hints to users: it compares whole values and allows a third of the letters to differ. Corrections use
/// `WordSearch`.
///
/// The distance is the restricted Damerau–Levenshtein distance over the Unicode scalars of normalized text: insertions,
/// deletions, substitutions and swaps of neighbours.
struct KnownValueFinder {
    /// A value that was found.
    struct Found {
        /// The normalized spelling of the value.
        let said: String
        /// The number of the value in its list.
        let value: Int32
        let distance: Int
    }

    /// The maximum number of scalars of the words.
    private static let lengthLimit = 64
    /// The maximum number of trie nodes visited, so that a large list takes no more than a few milliseconds.
    private static let nodeLimit = 1 << 17

    private let trie: ByteTrie
    private let wanted: [UInt32]
    private var limit: Int
    private var visited = 0
    private var best: Found?

    /// A position in the trie: its bytes, the incomplete scalar, and the last rows of the distance table.
    private struct Visit {
        let place: ByteTrie.Place
        let said: [UInt8]
        let scalar: UInt32
        let missing: Int
        let last: UInt32
        let beforeLastRow: [Int]
        let row: [Int]
    }

    /// - Parameter words: normalized.
    init(_ trie: ByteTrie, words: String) {
        self.trie = trie
        wanted = words.unicodeScalars.map(\.value)
        limit = max(1, wanted.count / 3)
    }

    /// The nearest value, the first in byte order among equal ones; nil if more than a third of the letters differ for
    /// all.
    mutating func nearest() -> Found? {
        guard !wanted.isEmpty, wanted.count <= Self.lengthLimit else { return nil }
        var waiting = [
            Visit(
                place: .root,
                said: [],
                scalar: 0,
                missing: 0,
                last: 0,
                beforeLastRow: [],
                row: Array(0...wanted.count)
            )
        ]
        while let visit = waiting.popLast(), visited < Self.nodeLimit {
            visited += 1
            consider(visit)
            for index in (0..<trie.followerCount(of: visit.place)).reversed() {
                let (byte, place) = trie.follower(index, of: visit.place)
                if let next = next(visit, over: byte, to: place) { waiting.append(next) }
            }
        }
        return best
    }

    private mutating func consider(_ visit: Visit) {
        guard visit.missing == 0, visit.row[wanted.count] <= limit, let number = trie.number(at: visit.place)
        else { return }
        if let best, best.distance <= visit.row[wanted.count] { return }
        best = Found(
            said: String(decoding: visit.said, as: UTF8.self),
            value: number,
            distance: visit.row[wanted.count]
        )
        limit = visit.row[wanted.count]
    }

    private func next(_ visit: Visit, over byte: UInt8, to place: ByteTrie.Place) -> Visit? {
        let said = visit.said + [byte]
        let (scalar, missing) = Self.scalar(visit.scalar, visit.missing, byte)
        if missing > 0 {
            return Visit(
                place: place,
                said: said,
                scalar: scalar,
                missing: missing,
                last: visit.last,
                beforeLastRow: visit.beforeLastRow,
                row: visit.row
            )
        }
        let row = row(after: visit, scalar)
        guard row.contains(where: { $0 <= limit }) else { return nil }
        return Visit(
            place: place,
            said: said,
            scalar: 0,
            missing: 0,
            last: scalar,
            beforeLastRow: visit.row,
            row: row
        )
    }

    /// A scalar extended by its next byte, and the number of missing bytes.
    private static func scalar(_ scalar: UInt32, _ missing: Int, _ byte: UInt8) -> (UInt32, Int) {
        if missing > 0 { return (scalar << 6 | UInt32(byte & 0x3F), missing - 1) }
        return (byte.scalarStart, byte.scalarLength - 1)
    }

    private func row(after visit: Visit, _ scalar: UInt32) -> [Int] {
        let above = visit.row
        var row = [above[0] + 1]
        row.reserveCapacity(above.count)
        for index in wanted.indices {
            var distance = min(row[index], above[index + 1]) + 1
            distance = min(distance, above[index] + (wanted[index] == scalar ? 0 : 1))
            let isSwap =
                index > 0 && !visit.beforeLastRow.isEmpty && wanted[index] == visit.last
                && wanted[index - 1] == scalar
            if isSwap { distance = min(distance, visit.beforeLastRow[index - 1] + 1) }
            row.append(distance)
        }
        return row
    }
}
