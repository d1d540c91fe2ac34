/// The edit distance between one name and others: letters inserted, deleted, replaced or swapped with their neighbour,
/// ignoring case.
///
/// The rows of the distance table are reused for each name.
struct LetterDistance {
    private let letters: [Unicode.Scalar]
    private var beforeLast: [Int] = []
    private var last: [Int] = []
    private var row: [Int] = []

    init(from name: String) {
        letters = Array(name.lowercased().unicodeScalars)
    }

    /// Nil if the distance is greater than `limit`.
    mutating func distance(to name: String, atMost limit: Int) -> Int? {
        let others = Array(name.lowercased().unicodeScalars)
        guard abs(others.count - letters.count) <= limit else { return nil }
        last = Array(0...others.count)
        beforeLast = last
        row = last
        for index in letters.indices {
            // Swaps look back by two rows, so one row beyond the limit does not end the search.
            let before = last.min() ?? 0
            fill(index, others)
            guard min(before, row.min() ?? 0) <= limit else { return nil }
            (beforeLast, last, row) = (last, row, beforeLast)
        }
        let distance = last[others.count]
        return distance <= limit ? distance : nil
    }

    /// Fills the row of a letter.
    private mutating func fill(_ index: Int, _ others: [Unicode.Scalar]) {
        row[0] = index + 1
        for other in others.indices {
            let isSame = letters[index] == others[other]
            var least = min(last[other + 1] + 1, row[other] + 1, last[other] + (isSame ? 0 : 1))
            if index > 0, other > 0, letters[index] == others[other - 1], letters[index - 1] == others[other] {
                least = min(least, beforeLast[other - 1] + 1)
            }
            row[other + 1] = least
        }
    }
}
