import ParlanceGrammar

/// Removes entries from a list or a mapping, and adds entries, without changing the others.
struct CollectionEditor {
    let lines: SourceLines
    /// The parts of the collection, in order: items, or keys with their values.
    private let parts: [Range<Int>]
    private let extent: Range<Int>
    private let isFlow: Bool

    /// Nil if it is not a collection, or written in a form that cannot be edited.
    init?(_ node: SourceNode, _ lines: SourceLines) {
        guard let extent = node.extent else { return nil }
        self.lines = lines
        self.extent = extent
        isFlow = node.isFlow
        switch node.content {
        case .scalar: return nil
        case .sequence(let items): parts = items.compactMap(\.extent)
        case .mapping(let entries): parts = entries.compactMap(\.extent)
        }
    }

    /// Edits that remove parts; nil if that is impossible. A block must keep a part.
    func removing(_ removed: Set<Int>) -> [TextEdit]? {
        if removed.isEmpty { return [] }
        guard isFlow || removed.count < parts.count else { return nil }
        return isFlow ? removingFromFlow(removed) : removingLines(removed)
    }

    private func removingFromFlow(_ removed: Set<Int>) -> [TextEdit] {
        var edits: [TextEdit] = []
        var start = 0
        while start < parts.count {
            var end = start
            while removed.contains(end), end < parts.count { end += 1 }
            if end > start { edits.append(TextEdit(range: rangeInFlow(start..<end), text: "")) }
            start = end + 1
        }
        return edits
    }

    /// The extent of a run of parts with its comma: the one after it, or the one before the last.
    private func rangeInFlow(_ run: Range<Int>) -> Range<Int> {
        if run.upperBound < parts.count { return parts[run.lowerBound].lowerBound..<parts[run.upperBound].lowerBound }
        if run.lowerBound > 0 { return parts[run.lowerBound - 1].upperBound..<parts[run.upperBound - 1].upperBound }
        return parts[0].lowerBound..<parts[run.upperBound - 1].upperBound
    }

    private func removingLines(_ removed: Set<Int>) -> [TextEdit]? {
        var edits: [TextEdit] = []
        for number in removed.sorted() {
            let part = parts[number]
            let prefix = lines.prefix(of: part.lowerBound)
            if prefix.wholeMatch(of: #/\s*/#) != nil || isItem(prefix) {
                edits.append(TextEdit(range: lines.lines(of: part), text: ""))
            } else if number == 0, !removed.contains(1) {
                // The first key, after the dash of its mapping: the next key takes its place.
                edits.append(TextEdit(range: part.lowerBound..<parts[1].lowerBound, text: ""))
            } else {
                return nil
            }
        }
        return edits
    }

    /// Whether a part is an item of its own after a dash.
    private func isItem(_ prefix: String) -> Bool {
        lines.text(extent.lowerBound..<extent.lowerBound + 1) == "-" && prefix.wholeMatch(of: #/\s*-\s+/#) != nil
    }

    /// An edit that appends text in the collection's style.
    func appending(_ texts: [String]) -> TextEdit? {
        guard let last = parts.last else {
            return isFlow
                ? TextEdit(range: extent.lowerBound + 1..<extent.lowerBound + 1, text: texts.joined(separator: ", "))
                : nil
        }
        return inserting(texts, behind: last)
    }

    /// An edit that inserts text after one part.
    func inserting(_ texts: [String], behind number: Int) -> TextEdit? {
        parts.indices.contains(number) ? inserting(texts, behind: parts[number]) : appending(texts)
    }

    private func inserting(_ texts: [String], behind part: Range<Int>) -> TextEdit {
        guard !isFlow else {
            return TextEdit(range: part.upperBound..<part.upperBound, text: texts.map { ", " + $0 }.joined())
        }
        let column = part.lowerBound - lines.lineStart(of: part.lowerBound)
        let indentation = lines.lineEnd + String(repeating: " ", count: column)
        let end = lines.endOfLine(part.upperBound)
        return TextEdit(range: end..<end, text: texts.map { indentation + $0 }.joined())
    }
}

extension SourceNode.Entry {
    /// From the key to the end of the value.
    var extent: Range<Int>? {
        guard let end = value.extent?.upperBound else { return nil }
        let keyEnd = key.extent?.upperBound ?? key.offset
        return key.offset..<max(end, keyEnd)
    }
}
