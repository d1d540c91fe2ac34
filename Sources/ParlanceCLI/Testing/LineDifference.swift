/// Which lines go and which come between two texts.
struct LineDifference {
    struct Line: Equatable {
        /// `-` or `+`.
        var sign: String
        var text: String
    }

    /// In the order of the texts, what goes before what comes in its place.
    private(set) var lines: [Line] = []

    init(_ before: String, _ after: String) {
        let (old, new) = (Self.lines(of: before), Self.lines(of: after))
        let difference = new.difference(from: old)
        let removed = Set(difference.removals.map(\.offset))
        let inserted = Set(difference.insertions.map(\.offset))
        var (left, right) = (0, 0)
        while left < old.count || right < new.count {
            if removed.contains(left) {
                lines.append(Line(sign: "-", text: String(old[left])))
                left += 1
            } else if inserted.contains(right) {
                lines.append(Line(sign: "+", text: String(new[right])))
                right += 1
            } else {
                left += 1
                right += 1
            }
        }
    }

    private static func lines(of text: String) -> [Substring] {
        text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    }
}

extension CollectionDifference.Change {
    fileprivate var offset: Int {
        switch self {
        case .insert(let offset, _, _), .remove(let offset, _, _): offset
        }
    }
}
