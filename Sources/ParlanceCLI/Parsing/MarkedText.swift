import ParlanceGrammar

/// A text with carets under parts of it, for characters of any width.
struct MarkedText {
    /// A part of the text that fits on a line.
    struct Row: Equatable {
        var text: String
        /// Empty if the row has no marks.
        var marks: String
    }

    /// A character with its width and mark.
    private struct Cell {
        var text: String
        var columns: Int
        var isMarked: Bool

        var isBlank: Bool { text.allSatisfy { $0 == " " } }
    }

    private let cells: [Cell]

    init(_ text: String, marking ranges: [Range<String.Index>]) {
        cells = text.indices.map { index in
            let end = text.index(after: index)
            let shown = VisibleText.onOneLine(String(text[index]))
            return Cell(
                text: shown,
                columns: shown.reduce(0) { $0 + TerminalWidth.columns(of: $1) },
                isMarked: ranges.contains { $0.lowerBound < end && index < $0.upperBound }
            )
        }
    }

    /// The text on lines of at most `width` columns, wrapped at blanks if possible.
    func rows(width: Int) -> [Row] {
        var rows: [Row] = []
        var rest = cells[...]
        while !rest.isEmpty {
            let line = rest.prefix(lineLength(of: rest, width: width))
            rows.append(row(line))
            rest = rest[line.endIndex...]
        }
        return rows
    }

    private func lineLength(of cells: ArraySlice<Cell>, width: Int) -> Int {
        var columns = 0
        let fitting = cells.prefix { cell in
            columns += cell.columns
            return columns <= width
        }
        if fitting.count == cells.count { return cells.count }
        // A blank after the last word of a line is dropped.
        let lastBlank = cells.prefix(fitting.count + 1).lastIndex { $0.isBlank }
        return max(lastBlank.map { $0 + 1 - cells.startIndex } ?? fitting.count, 1)
    }

    private func row(_ cells: ArraySlice<Cell>) -> Row {
        let shown = cells[..<(cells.lastIndex { !$0.isBlank }.map { $0 + 1 } ?? cells.startIndex)]
        let marked = shown[..<(shown.lastIndex(where: \.isMarked).map { $0 + 1 } ?? shown.startIndex)]
        return Row(
            text: shown.map(\.text).joined(),
            marks: marked.map { String(repeating: $0.isMarked ? "^" : " ", count: $0.columns) }.joined()
        )
    }

    /// The text on one line, without terminal controls.
    static func clean(_ text: String) -> String { VisibleText.onOneLine(text) }
}
