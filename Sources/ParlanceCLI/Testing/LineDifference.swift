/// The removed and added lines between two texts, with surrounding lines (a unified diff).
struct LineDifference {
    /// The number of unchanged lines before and after changes.
    private static let context = 2

    struct Line: Equatable {
        /// `-` removed, `+` added, a blank unchanged, `@` the position of the following lines.
        var sign: Character
        var text: String
    }

    private(set) var lines: [Line] = []

    init(_ before: String, _ after: String) {
        let all = Self.all(Self.lines(of: before), Self.lines(of: after))
        let changed = all.indices.filter { all[$0].sign != " " }
        var start = 0
        while start < changed.count {
            var end = start
            while end + 1 < changed.count, changed[end + 1] - changed[end] <= 2 * Self.context + 1 { end += 1 }
            let shown = max(changed[start] - Self.context, 0)..<min(changed[end] + Self.context + 1, all.count)
            lines.append(Self.head(of: shown, in: all))
            lines += all[shown]
            start = end + 1
        }
    }

    private static func head(of shown: Range<Int>, in all: [Line]) -> Line {
        let sides: [(mark: Character, sign: Character)] = [("-", "+"), ("+", "-")]
        let places = sides.map { mark, other in
            let first = all[..<shown.lowerBound].count { $0.sign != other } + 1
            return "\(mark)\(first),\(all[shown].count { $0.sign != other })"
        }
        return Line(sign: "@", text: "@ \(places.joined(separator: " ")) @@")
    }

    private static func all(_ old: [Substring], _ new: [Substring]) -> [Line] {
        let difference = new.difference(from: old)
        let removed = Set(difference.removals.map(\.offset))
        let inserted = Set(difference.insertions.map(\.offset))
        var all: [Line] = []
        var (left, right) = (0, 0)
        while left < old.count || right < new.count {
            if removed.contains(left) {
                all.append(Line(sign: "-", text: String(old[left])))
                left += 1
            } else if inserted.contains(right) {
                all.append(Line(sign: "+", text: String(new[right])))
                right += 1
            } else {
                all.append(Line(sign: " ", text: String(old[left])))
                left += 1
                right += 1
            }
        }
        return all
    }

    /// Splits a text into lines; a trailing newline begins no further line.
    private static func lines(of text: String) -> [Substring] {
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        return lines.last?.isEmpty ?? false ? lines.dropLast() : lines
    }
}

extension CollectionDifference.Change {
    fileprivate var offset: Int {
        switch self {
        case .insert(let offset, _, _), .remove(let offset, _, _): offset
        }
    }
}
